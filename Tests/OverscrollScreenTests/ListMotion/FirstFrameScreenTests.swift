#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Combine
  import Foundation
  import Overscroll
  import OverscrollLists
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The first frame that shows new rows, if SwiftUI reports the rows' sizes only after this frame.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct FirstFrameScreenTests {
    private static func height(_ row: Int) -> CGFloat { CGFloat(24 + row * 37 % 130) }

    private func rows(isDriven: Bool, controller: ListController) -> some View {
      VerticalList(Row.rows(0..<500), estimatedItemExtent: 50, controller: controller) { row in
        Text(row.title).frame(height: FirstFrameScreenTests.height(row.id))
      }
      .listScrolling(isDriven ? .driven : .native)
    }

    /// Returns the largest error in the distance between two adjacent rows, in pt.
    private func fault(_ screen: Screen) -> CGFloat {
      let rows = screen.texts.compactMap { text in Int(text.dropFirst(4)).map { ($0, screen.frame(of: text)) }
      }
      .sorted { $0.0 < $1.0 }
      var fault: CGFloat = 0
      for ((one, first), (other, second)) in zip(rows, rows.dropFirst()) where other == one + 1 {
        guard let first, let second else { continue }
        let distance = (Self.height(one) + Self.height(other)) / 2
        fault = max(fault, abs(second.midY - first.midY - distance))
      }
      return fault
    }

    @Test(arguments: [false, true]) func rowsOverlapInNoCommittedFrame(isDriven: Bool) async {
      let controller = ListController()
      let screen = await Screen(rows(isDriven: isDriven, controller: controller), wait: 0.5)
      screen.stage.habits = [.reportsLate]
      var faults: [CGFloat] = []
      screen.stage.committed = { [weak screen] in
        if let screen { faults.append(fault(screen)) }
      }
      for distance in [-250.0, -250, 200, 250] {
        await screen.fling(by: distance, wait: 1)
      }
      await controller.jump(to: 300, anchor: .center, on: screen)
      for distance in [250.0, -120] {
        await screen.fling(by: distance, wait: 1)
      }
      screen.stage.committed = {}
      #expect(faults.count > 300)
      #expect((faults.max() ?? 0) < 1)
    }

    /// Each frame of a drag is checked.
    @Test("Rows that appear above the visible rows do not move the visible rows", arguments: [false, true])
    func newRowsMoveNothingThatIsRead(isDriven: Bool) async {
      let controller = ListController()
      let screen = await Screen(rows(isDriven: isDriven, controller: controller), wait: 0.5)
      await controller.jump(to: 300, anchor: .top, on: screen)
      screen.stage.habits = [.reportsLate]
      var last: [String: CGFloat] = [:]
      var steps: [CGFloat] = []
      screen.stage.committed = { [weak screen] in
        guard let screen else { return }
        let now = Dictionary(
          screen.texts.compactMap { text in screen.frame(of: text).map { (text, $0.midY) } },
          uniquingKeysWith: { one, _ in one })
        for (text, position) in now { if let before = last[text] { steps.append(position - before) } }
        last = now
      }
      await screen.drag(from: screen.middle, by: CGSize(width: 0, height: 320), over: 1.6)
      screen.stage.committed = {}
      // The finger moves by 10/3 pt in each frame.
      #expect(steps.count > 500)
      #expect(steps.allSatisfy { $0 > -0.5 && $0 < 4.5 })
      screen.lift()
    }

    @MainActor private final class Model: ObservableObject {
      @Published var rows = Array(0..<60)

      func insert(before row: Int) {
        guard let index = rows.firstIndex(of: row) else { return }
        rows.insert(contentsOf: [1000, 1001], at: index - 2)
      }
    }

    private struct Taps: View {
      @ObservedObject var model: Model
      let isDriven: Bool
      let controller: ListController

      var body: some View {
        VerticalList(model.rows, id: \.self, estimatedItemExtent: 50, controller: controller) { row in
          Button("Row \(row)") { model.insert(before: row) }.frame(height: row >= 1000 ? 130 : 60)
        }
        .listScrolling(isDriven ? .driven : .native)
      }
    }

    /// Returns the y position of a text in each frame that is drawn while `body` runs.
    private func positions(of text: String, on screen: Screen, while body: () async -> Void) async
      -> [CGFloat]
    {
      var positions: [CGFloat] = []
      screen.stage.committed = { [weak screen] in
        if let frame = screen?.frame(of: text) { positions.append(frame.midY) }
      }
      await body()
      screen.stage.committed = {}
      return positions
    }

    /// The app inserts rows above the tapped row.
    @Test(arguments: [false, true]) func theTappedRowStays(isDriven: Bool) async {
      let (model, controller) = (Model(), ListController())
      let screen = await Screen(Taps(model: model, isDriven: isDriven, controller: controller), wait: 0.5)
      await controller.jump(to: 20, anchor: .top, on: screen)
      screen.stage.habits = [.reportsLate]
      let positions = await positions(of: "Row 27", on: screen) {
        await screen.tap("Row 27", wait: 0.5)
      }
      #expect(model.rows.count == 62 && positions.count > 1)
      #expect(positions.allSatisfy { abs($0 - positions[0]) < 1 }, "\(positions.prefix(10))")
    }

    @Test(
      "The row that code scrolls to is at its final position in the first frame that shows it",
      arguments: [false, true], [(299, UnitPoint.bottom), (150, .center), (90, .top)] as [(Int, UnitPoint)])
    func theGoalIsInItsPlaceAtOnce(isDriven: Bool, goal: (row: Int, anchor: UnitPoint)) async {
      let controller = ListController()
      let screen = await Screen(rows(isDriven: isDriven, controller: controller), wait: 0.5)
      screen.stage.habits = [.reportsLate]
      let positions = await positions(of: "Row \(goal.row)", on: screen) {
        await controller.jump(to: goal.row, anchor: goal.anchor, on: screen)
      }
      #expect(
        !positions.isEmpty && positions.allSatisfy { abs($0 - positions[0]) < 1 }, "\(positions.prefix(10))")
    }
  }
#endif
