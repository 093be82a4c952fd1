#if canImport(SwiftUI)
  import Combine
  import Foundation
  import Overscroll
  import OverscrollLists
  import OverscrollRows
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Random stories of gestures on rows, while rows arrive, leave and grow, and the window turns.
  @MainActor @Suite(.onScreen, .serialized) struct RowStoryScreenTests {
    /// The stories; `OVERSCROLL_STORIES=100000` runs more, and `OVERSCROLL_STORIES=566-567` only some.
    private static let seeds: Range<UInt64> = {
      let words = ProcessInfo.processInfo.environment["OVERSCROLL_STORIES"]?.split(separator: "-") ?? []
      let numbers = words.compactMap { UInt64($0) }
      return numbers.count == 2
        ? numbers[0]..<max(numbers[0], numbers[1]) : 0..<(numbers.first ?? 4)
    }()
    /// Stories in which a fault was found.
    private static let found: [UInt64] = [89, 139, 147, 162, 275, 566]

    @MainActor final class Model: ObservableObject {
      @Published var rows: [Row]
      @Published var heights: [Int: CGFloat] = [:]
      @Published var selection: Set<Int> = []
      /// The number of rows that a swipe has removed.
      var swiped = 0

      init(_ count: Int) { rows = Row.rows(0..<count) }

      func height(_ id: Int) -> CGFloat { heights[id] ?? CGFloat(40 + id * 37 % 60) }
    }

    private struct Label: View {
      let row: Row
      @Environment(\.isListItemLifted) private var isLifted

      var body: some View {
        HStack(spacing: 0) {
          Text(row.title)
          if isLifted { Text("held") }
        }
      }
    }

    /// A story with its own random numbers.
    @MainActor private final class Story {
      let model: Model
      let screen: Screen
      private var random: Dice
      private var nextID = 1000
      private var isTurned = false
      private(set) var faults: [String] = []
      /// The number of frames in which a held row was checked.
      private(set) var heldFrames = 0

      init(seed: UInt64) {
        random = Dice(seed: seed &* 0x9e37_79b9_7f4a_7c15)
        let model = Model(Int.random(in: 4...120, using: &random))
        self.model = model
        let isDriven = Bool.random(using: &random)
        screen = Screen(
          ModelView(model) { bound in
            VerticalList(model.rows, selection: bound.selection) { row in
              Label(row: row)
                .frame(height: model.height(row.id))
                .listSwipeActions {
                  Button("Delete", role: .destructive) {
                    model.rows.removeAll { $0.id == row.id }
                    model.swiped += 1
                  }
                }
            }
            .listReorder { model.rows.apply($0) }
            .listScrolling(isDriven ? .driven : .native)
          })
      }

      func run() async {
        await screen.wait(0.3)
        for _ in 0..<5 {
          switch Int.random(in: 0..<5, using: &random) {
          case 0, 1: await reorder()
          case 2: await swipe()
          case 3: await scroll()
          default:
            edit()
            await screen.wait(0.2)
          }
          await screen.wait(1.2)
          checkRest()
        }
      }

      /// The frames of the visible texts, from one reading of the screen.
      private var frames: [String: CGRect] { Dictionary(screen.textFrames) { first, _ in first } }

      /// A visible row at random, by its center.
      private func visibleRow() -> (id: Int, frame: CGRect)? {
        let limit = screen.size.height - 34
        let frames = self.frames
        return model.rows.shuffled(using: &random).lazy.compactMap { row in
          frames[row.title].map { (row.id, $0) }
        }.first { $0.1.midY > 60 && $0.1.midY < limit - 10 }
      }

      private func reorder() async {
        guard let row = visibleRow() else { return }
        let start = CGPoint(x: row.frame.midX, y: row.frame.midY)
        let half = model.height(row.id) / 2
        screen.touchDown(at: start)
        await screen.wait(0.6)
        // An open row swallows the touch, for example.
        guard screen.frame(of: "held") != nil else { return screen.lift() }
        var y = start.y
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let target = CGFloat.random(in: 50...780, using: &random)
          let steps = Int.random(in: 3...20, using: &random)
          let step = (target - y) / CGFloat(steps)
          for _ in 0..<steps {
            y += step
            screen.move(to: CGPoint(x: start.x, y: y))
            check(row.id, at: y - half)
            await screen.frames(1)
            check(row.id, at: y - half)
          }
          if Int.random(in: 0..<3, using: &random) == 0 { edit() }
          for _ in 0..<Int.random(in: 0...20, using: &random) {
            await screen.frames(1)
            check(row.id, at: y - half)
          }
        }
        switch Int.random(in: 0..<5, using: &random) {
        case 0: screen.cancelTouch()
        case 1: screen.press(.escape)
        default: break
        }
        screen.lift()
      }

      /// Checks that a held row's start is where the finger carries it, unless the row has been removed.
      private func check(_ id: Int, at y: CGFloat) {
        guard model.rows.contains(where: { $0.id == id }) else { return }
        heldFrames += 1
        guard let position = screen.frame(of: "Row \(id)")?.midY else {
          return faults.append("row \(id) is not drawn")
        }
        let start = position - model.height(id) / 2
        if abs(start - y) > 0.5 { faults.append("row \(id) begins at \(start), not at \(y)") }
      }

      private func swipe() async {
        guard let row = visibleRow() else { return }
        await screen.drag(
          from: CGPoint(x: 350, y: row.frame.midY),
          by: CGSize(width: CGFloat.random(in: -340 ... -20, using: &random), height: 0), over: 0.2)
        if Bool.random(using: &random) { edit() }
        screen.lift()
      }

      private func scroll() async {
        await screen.swipe(
          from: CGPoint(x: 195, y: 400),
          by: CGSize(width: 0, height: CGFloat.random(in: -300...300, using: &random)), over: 0.15)
      }

      private func edit() {
        let index = Int.random(in: 0...model.rows.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
          model.rows.insert(contentsOf: Row.rows(nextID..<nextID + 2), at: index)
          nextID += 2
        case 1 where index < model.rows.count && model.rows.count > 3:
          model.rows.remove(at: index)
        case 2 where index < model.rows.count:
          model.heights[model.rows[index].id] = CGFloat.random(in: 30...140, using: &random)
        case 3:
          isTurned.toggle()
          screen.resize(
            to: isTurned ? CGSize(width: 500, height: 844) : CGSize(width: 390, height: 844),
            safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
        default: break
        }
      }

      /// Checks that at rest the visible rows follow each other as in the data, each once.
      private func checkRest() {
        let ids = model.rows.map(\.id)
        if Set(ids).count != ids.count { faults.append("a row is doubled in the data") }
        let known = Set(0..<nextID).intersection(Set(ids)).count
        if known != ids.count { faults.append("unknown rows") }
        let frames = self.frames
        let positions = model.rows.compactMap { row in
          frames[row.title].map { (id: row.id, y: $0.midY) }
        }
        for (one, next) in zip(positions, positions.dropFirst()) {
          let wanted = (model.height(one.id) + model.height(next.id)) / 2
          if abs(next.y - one.y - wanted) > 0.5 {
            faults.append("row \(next.id) is \(next.y - one.y) pt below row \(one.id), not \(wanted)")
          }
        }
      }
    }

    @Test("After any story, each row is drawn once and in order, and a held row was under the finger")
    func stories() async {
      var (heldFrames, removed) = (0, 0)
      for seed in Self.found + Array(Self.seeds) {
        let story = Story(seed: seed)
        await story.run()
        #expect(story.faults.isEmpty, "story \(seed): \(story.faults.prefix(3))")
        heldFrames += story.heldFrames
        removed += story.model.swiped
      }
      #expect(heldFrames > 20 * Self.seeds.count && removed > 0, "\(heldFrames), \(removed)")
    }
  }
#endif
