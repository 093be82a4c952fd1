#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Edits of a list's data that an app makes inside `withAnimation`.
  @MainActor @Suite(.onScreen, .serialized) struct ListEditScreenTests {
    private struct Rows: View {
      @ObservedObject var model: ScreenModel
      let isDriven: Bool
      let controller: ListController

      var body: some View {
        VerticalList(model.rows, estimatedItemExtent: 30, controller: controller) {
          RowView(row: $0, height: $0.id < 0 ? 70 : 40)
        }
        .listScrolling(isDriven ? .driven : .native)
      }
    }

    private static let course = Animation.linear(duration: 0.5)

    private let model = ScreenModel(0..<300)
    private let controller = ListController()

    private func screen(isDriven: Bool, from row: Int = 0) async -> Screen {
      let screen = await Screen(Rows(model: model, isDriven: isDriven, controller: controller), wait: 0.3)
      if row > 0 {
        await controller.jump(to: row, anchor: .top, on: screen)
      }
      return screen
    }

    /// Returns the y position of a row at each of the given frames, in pt.
    private func course(of row: String, on screen: Screen, frames: [Int]) async -> [CGFloat?] {
      var result: [CGFloat?] = []
      var last = 0
      for frame in frames {
        await screen.frames(frame - last)
        last = frame
        result.append(screen.frame(of: row)?.midY)
      }
      return result
    }

    /// The rows above the removed row do not move.
    @Test("Rows below a removed row move up with the animation", arguments: [false, true])
    func rowsBelowARowThatGoesCloseUp(isDriven: Bool) async throws {
      let screen = await screen(isDriven: isDriven)
      let above = try #require(screen.frame(of: "Row 2"), "\(screen.texts)")
      let below = try #require(screen.frame(of: "Row 6"), "\(screen.texts)")
      withAnimation(Self.course) { model.rows.removeAll { $0.id == 4 } }
      for (frame, share) in [(1, 0.0), (16, 0.5), (8, 0.767), (12, 1)] {
        await screen.frames(frame)
        #expect(screen.frame(of: "Row 2") == above, "\(share)")
        let position = screen.frame(of: "Row 6")?.midY ?? .nan
        #expect(abs(position - (below.midY - share * 40)) < 3, "\(share): \(position) from \(below.midY)")
        // The removed row is hidden as soon as the next row is drawn over it.
        #expect(screen.texts.contains("Row 4") == (share == 0), "\(share)")
      }
      await screen.wait(0.5)
      #expect(!screen.texts.contains("Row 4"))
    }

    /// The inserted row fades in at its position.
    ///
    /// It is taller than its estimate.
    @Test("Rows below an inserted row move down with the animation", arguments: [false, true])
    func rowsBelowARowThatComesMakeRoom(isDriven: Bool) async {
      let screen = await screen(isDriven: isDriven)
      let below = screen.frame(of: "Row 6")?.midY ?? .nan
      withAnimation(Self.course) { model.rows.insert(Row(id: -1), at: 4) }
      var last = below
      for frame in 0..<34 {
        await screen.frames(1)
        let position = screen.frame(of: "Row 6")?.midY ?? .nan
        #expect(position >= last - 0.01 && position - last < 4, "\(frame): \(position) after \(last)")
        last = position
      }
      #expect(abs(last - below - 70) < 0.5)
      #expect(screen.texts.contains("Row -1"))
    }

    /// The rows between the old and the new position move up.
    @Test("A moved row slides from its old position to its new position", arguments: [false, true])
    func aRowThatMovesGoesThere(isDriven: Bool) async {
      let screen = await screen(isDriven: isDriven)
      let (from, to) = (screen.frame(of: "Row 3")?.midY ?? .nan, screen.frame(of: "Row 8")?.midY ?? .nan)
      let next = screen.frame(of: "Row 4")?.midY ?? .nan
      withAnimation(Self.course) { model.rows.insert(model.rows.remove(at: 3), at: 8) }
      await screen.frames(16)
      let position = screen.frame(of: "Row 3")?.midY ?? .nan
      #expect(abs(position - (from + to) / 2) < 10, "\(position) between \(from) and \(to)")
      await screen.wait(0.5)
      #expect(abs((screen.frame(of: "Row 3")?.midY ?? .nan) - to) < 0.5)
      #expect(abs((screen.frame(of: "Row 4")?.midY ?? .nan) - (next - 40)) < 0.5)
    }

    @Test("Edits above the viewport do not move the visible rows", arguments: [false, true], [false, true])
    func whatIsReadStaysWhereItIs(isDriven: Bool, isAnimated: Bool) async {
      let screen = await screen(isDriven: isDriven, from: 100)
      let position = screen.frame(of: "Row 103")
      #expect(position != nil)
      let edits: [(inout [Row]) -> Void] = [
        { $0.removeSubrange(10..<14) }, { $0.insert(Row(id: -1), at: 5) },
        { $0.insert(contentsOf: Row.rows(-9 ..< -1), at: 0) }, { $0.remove(at: 40) },
      ]
      for edit in edits {
        withAnimation(isAnimated ? Self.course : nil) { edit(&model.rows) }
        for frame in 0..<40 {
          await screen.frames(1)
          let now = screen.frame(of: "Row 103")
          #expect(now.map { abs($0.midY - (position?.midY ?? .nan)) < 0.5 } == true, "\(frame)")
        }
      }
    }

    /// The row fades out at its position until the next row covers it, even if it has a transition.
    @Test(arguments: [false, true]) func aTransitionInARowIsNotPlayed(hasTransition: Bool) async {
      let screen = await Screen(
        ModelView(model) {
          VerticalList(model.rows) { row in
            if hasTransition {
              RowView(row: row, height: 40).transition(.identity)
            } else {
              RowView(row: row, height: 40)
            }
          }
        }, wait: 0.3)
      let position = screen.frame(of: "Row 4")
      #expect(position != nil)
      withAnimation(Self.course) { model.rows.removeAll { $0.id == 4 } }
      for frame in 0..<24 {
        await screen.frames(1)
        #expect(screen.frame(of: "Row 4") == (frame < 9 ? position : nil), "\(frame)")
      }
      await screen.wait(0.5)
      #expect(!screen.texts.contains("Row 4"))
    }

    @Test("Without an animation, an edit takes effect at once", arguments: [false, true])
    func withoutAnAnimationAllIsThereAtOnce(isDriven: Bool) async {
      let screen = await screen(isDriven: isDriven)
      let below = screen.frame(of: "Row 6")?.midY ?? .nan
      model.rows.removeAll { $0.id == 4 }
      await screen.frames(1)
      #expect(abs((screen.frame(of: "Row 6")?.midY ?? .nan) - (below - 40)) < 0.5)
      #expect(!screen.texts.contains("Row 4"))
    }

    @Test(
      "If an edit interrupts an animation, the rows move on from their current positions",
      arguments: [false, true])
    func anEditOnTheWayGoesOnFromThere(isDriven: Bool) async {
      let screen = await screen(isDriven: isDriven)
      let below = screen.frame(of: "Row 8")?.midY ?? .nan
      var last = below
      for frame in 0..<60 {
        if frame % 10 == 0, frame < 30 {
          withAnimation(Self.course) { _ = model.rows.remove(at: 4) }
        }
        await screen.frames(1)
        let position = screen.frame(of: "Row 8")?.midY ?? .nan
        #expect(position <= last + 0.01 && last - position < 8, "\(frame): \(position) after \(last)")
        last = position
      }
      #expect(abs(last - (below - 120)) < 0.5)
      for row in 4...6 { #expect(!screen.texts.contains("Row \(row)")) }
    }

    /// The animation of an edit does not delay the content's movement with the finger.
    @Test(.enabled(if: Screen.hasFingers)) func scrollingIsNotAnimated() async {
      let screen = await screen(isDriven: false)
      let position = screen.frame(of: "Row 12")?.midY ?? .nan
      await screen.pull(by: -60)
      let dragged = screen.frame(of: "Row 12")?.midY ?? .nan
      withAnimation(Self.course) { model.rows.removeAll { $0.id == 20 } }
      await screen.drag(by: CGSize(width: 0, height: -50), over: 0.2)
      #expect(abs((screen.frame(of: "Row 12")?.midY ?? .nan) - (dragged - 50)) < 0.5)
      #expect(dragged < position - 40)
      await screen.lift(wait: 1)
    }

    /// The animation updates the parent view without a change of the data.
    @Test("An animation that changes no data moves no row")
    func anAnimationOfSomethingElseMovesNothing() async {
      let screen = await screen(isDriven: false, from: 100)
      let before = screen.texts.map { screen.frame(of: $0) }
      withAnimation(Self.course) { model.rows = model.rows }
      for _ in 0..<10 {
        await screen.frames(1)
        #expect(screen.texts.map { screen.frame(of: $0) } == before)
      }
    }
  }
#endif
