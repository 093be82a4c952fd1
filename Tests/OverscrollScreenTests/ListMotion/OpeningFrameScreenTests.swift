#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Combine
  import Foundation
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The first committed frame of a list that does not begin at its start.
  ///
  /// The stage commits the first frame before any task of the main actor runs. So a list that finds its
  /// scroll view only in a task shows no rows in this frame.
  @MainActor @Suite(.onScreen, .serialized) struct OpeningFrameScreenTests {
    /// The ways to begin elsewhere.
    enum Start: CaseIterable { case end, alignedEnd, item, position, saved, trailing, rightToLeft }
    /// The views around the list.
    enum Surroundings: CaseIterable { case none, refreshed, paged, stack, largeTitle, pushed, header }

    private static func height(_ row: Int) -> CGFloat { CGFloat(30 + row * 37 % 90) }

    @MainActor private final class Model: ObservableObject {
      @Published var isPushed = false
      @Published var row: Int?
      let controller = ListController()
    }

    private struct Messages: View {
      @ObservedObject var model: Model
      let start: Start
      let surroundings: Surroundings

      var body: some View {
        switch surroundings {
        case .none: list
        case .refreshed: list.pullToRefresh {}.loadMore(edge: .bottom) {}
        case .paged: list.loadMore(hasMore: false, edge: .top) {}
        case .stack: NavigationStack { titled }
        case .largeTitle: NavigationStack { list.navigationTitle("Chat") }
        case .pushed:
          NavigationStack {
            Text("Root").navigationTitle("Root")
              .navigationDestination(isPresented: $model.isPushed) { titled }
          }
        case .header:
          VStack(spacing: 0) {
            Text("Header").frame(height: 60)
            list
          }
        }
      }

      private var titled: some View { list.navigationTitle("Chat").navigationBarTitleDisplayMode(.inline) }

      @ViewBuilder private var list: some View {
        switch start {
        case .end: vertical.listAnchor(.bottom)
        case .alignedEnd: vertical.listAnchor(.bottom, alignment: .bottom)
        case .item, .saved: vertical
        case .position: vertical.listPosition(id: $model.row)
        case .trailing: horizontal.listAnchor(.trailing)
        case .rightToLeft: horizontal.listAnchor(.trailing).environment(\.layoutDirection, .rightToLeft)
        }
      }

      private var vertical: some View {
        VerticalList(Row.rows(0..<500), estimatedItemExtent: 60, controller: model.controller) { row in
          Text(row.title).frame(maxWidth: .infinity)
            .frame(height: OpeningFrameScreenTests.height(row.id))
        }
      }

      private var horizontal: some View {
        HorizontalList(Row.rows(0..<500), estimatedItemExtent: 60, controller: model.controller) { row in
          Text(row.title).frame(width: OpeningFrameScreenTests.height(row.id), height: 200)
        }
      }
    }

    /// Returns the rows below the bars, with their frames.
    private func rows(_ screen: Screen) -> [String: CGRect] {
      Dictionary(
        screen.textFrames.filter { $0.text.hasPrefix("Row") && $0.frame.maxY > 120 }.map {
          ($0.text, $0.frame)
        },
        uniquingKeysWith: { one, _ in one })
    }

    private func model(_ start: Start) -> Model {
      let model = Model()
      switch start {
      case .item: model.controller.scrollTo(index: 300, anchor: .center, animated: false)
      case .position: model.row = 200
      case .saved: model.controller.restore(ListPosition(item: 250, offset: 12))
      case .end, .alignedEnd, .trailing, .rightToLeft: break
      }
      return model
    }

    @Test(
      "The first committed frame of a list shows the rows at their positions", arguments: Start.allCases,
      Surroundings.allCases)
    func theFirstFrameShowsTheRowsInTheirPlaces(start: Start, surroundings: Surroundings) async {
      let model = model(start)
      let screen = Screen(Messages(model: model, start: start, surroundings: surroundings))
      var first = rows(screen)
      if surroundings == .pushed {
        await screen.wait(0.2)
        var frames: [[String: CGRect]] = []
        screen.stage.committed = { [weak screen] in if let screen { frames.append(rows(screen)) } }
        model.isPushed = true
        await screen.frames(1)
        screen.stage.committed = {}
        first = frames.first ?? [:]
      }
      await screen.wait(1)
      let last = rows(screen)
      #expect(last.count > 3 && last["Row 0"] == nil)
      #expect(Set(first.keys) == Set(last.keys), "\(first.keys.sorted().prefix(3)) \(last.keys.sorted())")
      for (row, frame) in last {
        guard let now = first[row] else { continue }
        #expect(abs(now.midX - frame.midX) < 0.5 && abs(now.midY - frame.midY) < 0.5, "\(row)")
      }
    }
  }
#endif
