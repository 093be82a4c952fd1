#if canImport(SwiftUI) && canImport(UIKit)
  import Combine
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// Modifiers around a scroll view with another view beside it.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct BesideScreenTests {
    /// The view beside the list.
    enum Kind: CaseIterable {
      case empty, fitting, long, growing, fittingBasedOnSize, pages, page, text, map

      var chips: Int {
        switch self {
        case .empty: 0
        case .long: 40
        default: 3
        }
      }
    }

    /// The location of the view beside the list.
    enum Location: CaseIterable {
      case above, below, inRow
    }

    @MainActor final class Model: ObservableObject { @Published var added = 0 }

    @MainActor struct Shown: View {
      let kind: Kind
      let location: Location
      let work: Work
      @ObservedObject var model: Model

      var body: some View {
        VStack(spacing: 0) {
          if location == .above { beside }
          List {
            if location == .inRow { beside }
            ForEach(Row.rows(0..<40)) { RowView(row: $0) }
          }
          if location == .below { beside }
        }
        .pullToRefresh { try await work.run() }
      }

      private var beside: some View { side.frame(height: 60) }

      @ViewBuilder private var side: some View {
        switch kind {
        case .pages: Hosted { BesideScreenTests.pages(3) }
        case .page: Hosted { BesideScreenTests.pages(1) }
        case .text: Hosted { UITextView(frame: .zero) }
        case .map: Hosted { UIView(frame: .zero) }
        case .fittingBasedOnSize: chips.bounces(basedOnSize: true, axes: .horizontal)
        case .empty, .fitting, .long, .growing: chips
        }
      }

      private var chips: some View {
        ScrollView(.horizontal) {
          HStack {
            ForEach(0..<(kind.chips + model.added), id: \.self) { Text("Chip \($0)").frame(width: 80) }
          }
        }
      }
    }

    /// A UIKit view on a screen.
    private struct Hosted: UIViewRepresentable {
      let make: @MainActor () -> UIView
      func makeUIView(context: Context) -> UIView { make() }
      func updateUIView(_ view: UIView, context: Context) {}
    }

    /// Returns a scroll view like the pages of a `TabView`, which also scrolls vertically.
    private static func pages(_ count: Int) -> UIView {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
      view.contentSize = CGSize(width: 390 * count, height: 60)
      view.alwaysBounceVertical = true
      view.alwaysBounceHorizontal = true
      return view
    }

    @Test(
      "A pull of the list refreshes, with any view above, below or inside the list",
      arguments: Kind.allCases, Location.allCases)
    func besideAList(_ kind: Kind, _ location: Location) async throws {
      let (work, model) = (Work(), Model())
      let log = WarningRecorder()
      defer { log.end() }
      let screen = await Screen(Shown(kind: kind, location: location, work: work, model: model), wait: 1)
      for start in 1...(kind == .growing ? 2 : 1) {
        await screen.pullAndRelease(by: 420, from: CGPoint(x: 195, y: 300), wait: 1)
        #expect(work.starts == start)
        let gaps = screen.scrolls.filter { $0.insets.top == 60 }
        #expect(gaps.map { $0.frame.height > 400 } == [true], "the gap is in the list")
        await screen.wait(2, after: work.succeed)
        model.added = 40
        await screen.frames(30)
      }
      #expect(log.warnings == [])
    }

    @Test("If chips appear before the list, a pull of the list refreshes", arguments: [false, true])
    func beforeTheList(isBasedOnSize: Bool) async {
      let work = Work()
      let screen = await Screen(loading(isLoaded: false, isBasedOnSize: isBasedOnSize, work: work), wait: 3)
      await screen.replace(loading(isLoaded: true, isBasedOnSize: isBasedOnSize, work: work), wait: 2)
      await screen.pullAndRelease(by: 420, from: CGPoint(x: 195, y: 300), wait: 1)
      #expect(work.starts == 1)
      #expect(screen.scrolls.map(\.insets.top) == [0, 60])
      await screen.wait(2, after: work.succeed)
      #expect(screen.scrolls.map(\.insets.top) == [0, 0])
    }

    private func loading(isLoaded: Bool, isBasedOnSize: Bool, work: Work) -> some View {
      VStack(spacing: 0) {
        ScrollView(.horizontal) { Text("Chip") }
          .bounces(basedOnSize: isBasedOnSize, axes: .horizontal)
          .frame(height: 60)
        if isLoaded { List(Row.rows(0..<40)) { RowView(row: $0) } }
      }
      .pullToRefresh { try await work.run() }
    }

    @Test(
      "A pull of a horizontal scroll view refreshes, with any vertical scroll view beside it",
      arguments: [0, 3, 40], [false, true])
    func besideAHorizontalScrollView(count: Int, isBasedOnSize: Bool) async {
      let work = Work()
      let screen = await Screen(
        VStack(spacing: 0) {
          ScrollView { RowStack(rows: Row.rows(0..<count)) }
            .bounces(basedOnSize: isBasedOnSize, axes: .vertical)
            .frame(height: 300)
          ScrollView(.horizontal) { Color.clear.frame(width: 2000, height: 300) }
        }
        .pullToRefresh(edge: .leading) { try await work.run() }, wait: 1)
      await screen.swipe(
        from: CGPoint(x: 20, y: 600), by: CGSize(width: 360, height: 0), over: 0.4, liftAfter: 8, wait: 1)
      #expect(work.starts == 1)
      #expect(screen.scrolls.map(\.insets.leading) == [0, 60])
      await screen.wait(2, after: work.succeed)
      #expect(screen.scrolls.map(\.insets.leading) == [0, 0])
    }
  }
#endif
