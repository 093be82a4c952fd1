#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// SwiftUI's `scrollPosition` modifiers, applied to a list of this package.
  @MainActor @Suite(.onScreen, .serialized) struct ScrollPositionScreenTests {
    @MainActor private final class Model: ObservableObject {
      @Published var row: Int?
      var rows = Row.rows(0..<2000)
    }

    private func rowsView(model: Model, anchor: UnitPoint? = nil) -> some View {
      ModelView(model) { bound in
        VerticalList(model.rows, itemExtent: { _, _ in 40 }) { RowView(row: $0, height: 40) }
          .scrollPosition(id: bound.row, anchor: anchor)
          .listScrolling(.native)
      }
    }

    private func middle(of row: Int, on screen: Screen) -> CGFloat {
      screen.frame(of: "Row \(row)")?.midY ?? .nan
    }

    @Test(
      "Setting the bound id scrolls its item to the anchor",
      arguments: [
        (UnitPoint.top, 67.0), (.center, 428.5), (.bottom, 790), (UnitPoint(x: 0.9, y: 0.25), 247.75),
        (nil, 790),
      ] as [(UnitPoint?, Double)])
    func anIdIsBroughtToTheAnchor(anchor: UnitPoint?, position: Double) async {
      let model = Model()
      let screen = await Screen(rowsView(model: model, anchor: anchor), wait: 0.3)
      model.row = 1000
      await screen.wait(0.5)
      #expect(abs(middle(of: 1000, on: screen) - position) < 1, "\(middle(of: 1000, on: screen))")
      #expect(model.row == 1000)
      // After a scroll, the bound id is the id of the item at the anchor.
      guard let scroll = screen.scrolls.first else { return }
      await screen.scroll(to: CGPoint(x: 0, y: scroll.offset.y + 400), wait: 0.5)
      #expect(model.row == (anchor == nil ? 991 : 1010), "\(model.row ?? -1)")
    }

    @Test(
      "If the app sets the position inside `withAnimation`, the scroll is animated", arguments: [false, true])
    func anAnimationScrollsThere(isAnimated: Bool) async {
      let model = Model()
      let screen = await Screen(rowsView(model: model, anchor: .top), wait: 0.3)
      withAnimation(isAnimated ? .default : nil) { model.row = 20 }
      await screen.frames(4)
      #expect((abs(middle(of: 20, on: screen) - 67) < 1) == !isAnimated)
      await screen.wait(1)
      #expect(abs(middle(of: 20, on: screen) - 67) < 1)
    }

    @Test("Without an anchor, setting the id of a visible row does not scroll")
    func withoutAnAnchorWhatIsSeenStays() async {
      let model = Model()
      let screen = await Screen(rowsView(model: model), wait: 0.3)
      let position = middle(of: 8, on: screen)
      model.row = 8
      await screen.wait(0.5)
      #expect(middle(of: 8, on: screen) == position)
    }

    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
    @MainActor private final class PositionModel: ObservableObject {
      @Published var position = ScrollPosition(idType: Int.self)
      @Published var rows = Row.rows(0..<2000)
    }

    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)

    /// Returns a list that is scrolled to an edge, or to no edge if it is `nil`.
    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
    private func list(at edge: Edge? = nil) async -> (PositionModel, Screen) {
      let model = PositionModel()
      let screen = await Screen(
        ModelView(model) { bound in
          VerticalList(model.rows, itemExtent: { _, _ in 40 }) { RowView(row: $0, height: 40) }
            .scrollPosition(bound.position)
            .listScrolling(.native)
        }, wait: 0.3)
      if let edge {
        model.position.scrollTo(edge: edge)
        await screen.wait(0.5)
      }
      return (model, screen)
    }

    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
    @Test("A position can be an id, an edge or a point") func aPositionIsAnIdAnEdgeOrAPoint() async {
      let (model, screen) = await list(at: .bottom)
      #expect(abs(middle(of: 1999, on: screen) - 790) < 1)
      #expect(model.position.edge == .bottom)
      model.position.scrollTo(point: CGPoint(x: 0, y: 400))
      await screen.wait(0.5)
      #expect(abs(middle(of: 10, on: screen) - 67) < 1)
      model.position.scrollTo(id: 1500)
      await screen.wait(0.5)
      #expect(abs(middle(of: 1500, on: screen) - 790) < 1)
      #expect(!model.position.isPositionedByUser && model.position.viewID(type: Int.self) == 1500)
      model.position.scrollTo(edge: .leading)
      await screen.wait(0.5)
      #expect(abs(middle(of: 1500, on: screen) - 790) < 1)
      model.position.scrollTo(point: CGPoint(x: 0, y: CGFloat.nan))
      await screen.wait(0.5)
      #expect(abs(middle(of: 1500, on: screen) - 790) < 1)
      if #available(iOS 26, macOS 26, tvOS 26, visionOS 26, *) {
        model.position.scrollTo(y: 800)
        await screen.wait(0.5)
        #expect(abs(middle(of: 20, on: screen) - 67) < 1)
      }
    }

    /// The app can then set the same edge again, which scrolls back.
    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
    @Test(
      "When the user scrolls, the position becomes a position of the user", .enabled(if: Screen.hasFingers))
    func theReaderTakesIt() async {
      let (model, screen) = await list(at: .bottom)
      await screen.pull(by: 300)
      await screen.lift(after: 10, wait: 1)
      #expect(model.position.isPositionedByUser && model.position.edge == nil)
      let id = model.position.viewID(type: Int.self)
      #expect(id.map { abs(middle(of: $0, on: screen) - 67) < 41 } == true, "\(id ?? -1)")
      model.position.scrollTo(edge: .bottom)
      await screen.wait(0.5)
      #expect(abs(middle(of: 1999, on: screen) - 790) < 1)
    }

    /// The user's scroll is shorter than one row.
    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
    @Test("After the user has scrolled, setting the same position again scrolls back")
    func theSamePlaceIsAskedForAgain() async {
      let (model, screen) = await list()
      let positions: [((inout ScrollPosition) -> Void, row: Int, middle: CGFloat, change: CGFloat)] = [
        ({ $0.scrollTo(edge: .bottom) }, 1999, 790, -15),
        ({ $0.scrollTo(point: CGPoint(x: 0, y: 400)) }, 10, 67, 15),
        ({ $0.scrollTo(id: 1500) }, 1500, 790, -15),
        ({ $0.scrollTo(edge: .top) }, 0, 67, 15),
      ]
      for (scroll, row, position, change) in positions {
        for _ in 0..<3 {
          scroll(&model.position)
          await screen.wait(0.5)
          #expect(abs(middle(of: row, on: screen) - position) < 1, "\(row)")
          #expect(!model.position.isPositionedByUser)
          guard let offset = screen.scrolls.first?.offset.y else { return }
          await screen.scroll(to: CGPoint(x: 0, y: offset + change), wait: 0.3)
          #expect(abs(middle(of: row, on: screen) - (position - change)) < 1, "\(row)")
          #expect(model.position.isPositionedByUser)
          #expect(model.position.edge == nil && model.position.point == nil)
        }
      }
    }

    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
    @Test("While its position is an edge, a list stays at this edge when rows are inserted")
    func anEdgeIsKept() async {
      let (model, screen) = await list(at: .bottom)
      for last in [2009, 2019] {
        model.rows += Row.rows(model.rows.count..<last + 1)
        model.position.scrollTo(edge: .bottom)
        await screen.wait(1)
        #expect(abs(middle(of: last, on: screen) - 790) < 1)
        #expect(model.position.edge == .bottom)
      }
      model.position.scrollTo(edge: .top)
      await screen.wait(0.5)
      model.rows.insert(contentsOf: Row.rows(-5..<0), at: 0)
      await screen.wait(0.5)
      #expect(abs(middle(of: -5, on: screen) - 67) < 1)
      // If the position is not an edge, the visible rows keep their positions.
      await screen.scroll(to: CGPoint(x: 0, y: 4000), wait: 0.3)
      let position = middle(of: 100, on: screen)
      model.rows.insert(contentsOf: Row.rows(-9 ..< -5), at: 0)
      await screen.wait(0.5)
      #expect(abs(middle(of: 100, on: screen) - position) < 1)
    }
  }
#endif
