#if canImport(SwiftUI)
  import Combine
  import OverscrollArticles
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The articles whose refresh is a flag, for everything that may set the flag.
  ///
  /// The component sets the flag and calls the handler for the user's starts. Whoever sets the flag by code
  /// loads as well, so the component must not load a second time.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct FlagHandlerScreenTests {
    /// What starts the refresh.
    enum Cause: CaseIterable {
      case pull, voiceOver, code, onAppear, firstValue
      /// The page is popped and pushed again while the flag that a pull has set is true.
      case pushedAgain
      /// The page gets a new identity while the flag that a pull has set is true.
      case newIdentity

      /// Whether the user starts the refresh.
      var isByUser: Bool {
        switch self {
        case .pull, .voiceOver, .pushedAgain, .newIdentity: true
        case .code, .onAppear, .firstValue: false
        }
      }
    }

    /// The scroll view of an article with a flag, at one of its ends.
    enum Kind: CaseIterable { case binding, header, headerOfBoth, footer, footerOfBoth }

    @MainActor private final class Model: ObservableObject {
      @Published var isShown = true
      @Published var generation = 0
      @Published var flag = false
      @Published var other = false
      var setsOnAppear = false
      /// The number of times that the component has set the flag to true.
      var sets = 0
      /// The number of times that the component has called the handler.
      var calls = 0
      var otherCalls = 0

      var binding: Binding<Bool> {
        Binding {
          self.flag
        } set: {
          if $0 { self.sets += 1 }
          self.flag = $0
        }
      }
    }

    private struct Page: View {
      @ObservedObject var model: Model
      let kind: Kind

      var body: some View {
        scroll.onAppear {
          guard model.setsOnAppear else { return }
          model.setsOnAppear = false
          model.flag = true
        }
        .id(model.generation)
      }

      @ViewBuilder private var scroll: some View {
        switch kind {
        case .binding: RefreshableScrollView(refreshing: model.binding) { RowStack(rows: Row.rows(0..<5)) }
        case .header:
          ends.addPullToRefresh(isHeaderRefreshing: model.binding, onHeaderRefresh: { model.calls += 1 })
        case .footer:
          ends.addPullToRefresh(isFooterRefreshing: model.binding, onFooterRefresh: { model.calls += 1 })
        case .headerOfBoth:
          ends.addPullToRefresh(
            isHeaderRefreshing: model.binding, onHeaderRefresh: { model.calls += 1 },
            isFooterRefreshing: $model.other, onFooterRefresh: { model.otherCalls += 1 })
        case .footerOfBoth:
          ends.addPullToRefresh(
            isHeaderRefreshing: $model.other, onHeaderRefresh: { model.otherCalls += 1 },
            isFooterRefreshing: model.binding, onFooterRefresh: { model.calls += 1 })
        }
      }

      private var ends: some View {
        ScrollView {
          PullToRefreshView(
            header: Text("Header").frame(height: 60), footer: Text("Footer").frame(height: 60)
          ) {
            RowStack(rows: Row.rows(0..<5))
          }
        }
      }
    }

    private func isAtEnd(_ kind: Kind) -> Bool { kind == .footer || kind == .footerOfBoth }

    @Test(
      "The handler is called once for the user's start, and never for a flag that the app has set",
      arguments: Kind.allCases, Cause.allCases)
    func handler(kind: Kind, cause: Cause) async {
      let model = Model()
      model.setsOnAppear = cause == .onAppear
      model.flag = cause == .firstValue
      let screen = await Screen(
        ModelView(model) { bound in
          NavigationStack {
            Text("Root").navigationDestination(isPresented: bound.isShown) { Page(model: model, kind: kind) }
          }
        }, wait: 1)
      switch cause {
      case .pull, .pushedAgain, .newIdentity:
        await screen.pullAndRelease(by: isAtEnd(kind) ? -400 : 400)
      case .voiceOver: screen.perform(isAtEnd(kind) ? "Load more" : "Refresh")
      case .code: model.flag = true
      case .onAppear, .firstValue: break
      }
      await screen.wait(1)
      for isShown in cause == .pushedAgain ? [false, true] : [] {
        model.isShown = isShown
        await screen.wait(1)
      }
      if cause == .newIdentity { model.generation = 1 }
      await screen.wait(1)
      #expect(model.flag)
      #expect(model.sets == (cause.isByUser ? 1 : 0))
      #expect(model.calls == (cause.isByUser && kind != .binding ? 1 : 0))
      // The refresh is shown, and ends with the flag.
      #expect(kind != .header || screen.frame(of: "Header") != nil)
      model.flag = false
      await screen.wait(2)
      #expect(!model.flag && model.otherCalls == 0 && !model.other)
      #expect(screen.scrolls[0].insets == EdgeInsets())
      // The next pull starts the next refresh.
      let (sets, calls) = (model.sets, model.calls)
      await screen.pullAndRelease(by: isAtEnd(kind) ? -400 : 400, wait: 1)
      #expect(model.flag && model.sets == sets + 1 && model.calls == calls + (kind == .binding ? 0 : 1))
    }
  }
#endif
