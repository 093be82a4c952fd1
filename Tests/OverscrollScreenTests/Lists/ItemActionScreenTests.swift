#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The modifiers `onItemVisibilityChange` and `onItemPrefetch`.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers)) struct ItemActionScreenTests {
    @MainActor final class Model: ObservableObject {
      @Published var rows = Row.rows(0..<200)
      @Published var height: CGFloat = 50
      /// The ids of each call, for the thresholds 0, 0.5 and 1.
      var seen: [Double: [[Int]]] = [:]
      /// The items that came near and have not left, in order.
      var near: [Int] = []
      var distance: CGFloat = 400
      var faults: [String] = []

      func prefetched(_ entered: [Int], _ left: [Int]) {
        if entered.contains(where: near.contains) { faults.append("\(entered) entered twice") }
        if !left.allSatisfy(near.contains) { faults.append("\(left) left without having entered") }
        near = near.filter { !left.contains($0) } + entered
      }
    }

    private struct Page: View {
      @ObservedObject var model: Model
      let isDriven: Bool

      var body: some View {
        VerticalList(model.rows) { row in
          Text("From \(row.id)").frame(height: 8)
            .frame(height: model.height, alignment: .top)
            .overlay(alignment: .bottom) { Text("To \(row.id)").frame(height: 8) }
        }
        .listScrolling(isDriven ? .driven : .native)
        .onItemVisibilityChange(idType: Int.self, threshold: 0) { model.seen[0, default: []].append($0) }
        .onItemVisibilityChange(idType: Int.self) { model.seen[0.5, default: []].append($0) }
        .onItemVisibilityChange(idType: Int.self, threshold: 1) { model.seen[1, default: []].append($0) }
        .onItemVisibilityChange(idType: String.self) { if !$0.isEmpty { model.faults.append("\($0)") } }
        .onItemPrefetch(idType: Int.self, within: model.distance) { model.prefetched($0, $1) }
      }
    }

    /// Returns the rows of which a share is visible; the viewport is the window without the safe area.
    private func visible(_ screen: Screen, _ share: CGFloat, height: CGFloat) -> [Int] {
      let (top, bottom): (CGFloat, CGFloat) = (47, 844 - 34)
      let rows = screen.textFrames.compactMap { text, frame -> Int? in
        let words = text.split(separator: " ")
        guard words.count == 2, let id = Int(words[1]) else { return nil }
        let start = words[0] == "From" ? frame.midY - 4 : frame.midY + 4 - height
        let seen = min(start + height, bottom) - max(start, top)
        return seen > 0.01 && seen >= min(height, bottom - top) * share - 0.01 ? id : nil
      }
      return Set(rows).sorted()
    }

    private func check(_ model: Model, _ screen: Screen, _ step: String) {
      for share in [0, 0.5, 1] {
        let received = model.seen[share]?.last ?? []
        #expect(received == visible(screen, share, height: model.height), "\(share), \(step)")
      }
      for calls in model.seen.values {
        #expect(zip(calls, calls.dropFirst()).allSatisfy { $0 != $1 }, "a call without a change, \(step)")
      }
      #expect(Set(model.near).isSuperset(of: model.seen[0]?.last ?? []), "\(step)")
      #expect(model.faults == [], "\(step)")
    }

    @Test("An action receives the ids of the visible items", arguments: [false, true])
    func visibleItems(isDriven: Bool) async {
      let model = Model()
      let screen = Screen(Page(model: model, isDriven: isDriven))
      func settle(_ step: String) async {
        await screen.wait(1.5)
        check(model, screen, step)
      }
      await settle("first")
      #expect(model.seen[0.5]?.count ?? 0 <= 2)
      await screen.pull(by: -130, over: 0.4)
      screen.lift()
      await settle("scrolled")
      await screen.fling(by: -300)
      await settle("flung")
      model.rows.removeFirst(3)
      await settle("removed")
      model.rows = Row.rows(500..<700)
      await settle("replaced")
      model.height = 1500
      await screen.wait(1)
      #expect(model.seen[0.5]?.last?.count == 1, "an item is taller than the viewport")
      model.rows = []
      await settle("empty")
    }

    @Test("An action receives the items ahead, and those that have left", arguments: [false, true])
    func itemsAhead(isDriven: Bool) async {
      let model = Model()
      let screen = await Screen(Page(model: model, isDriven: isDriven), wait: 1)
      let viewport = 16
      #expect(model.near == Array(0..<viewport + 8))
      for _ in 0..<3 {
        await screen.fling(by: -400, wait: 2)
      }
      let first = model.seen[0]?.last?.first ?? 0
      let last = model.seen[0]?.last?.last ?? 0
      #expect(first > 8)
      #expect(model.near.min() == first && (last + 7...last + 9).contains(model.near.max() ?? 0))
      await screen.pull(by: 60, over: 0.4)
      await screen.lift(wait: 1)
      let turned = model.seen[0]?.last ?? []
      #expect(model.near.max() == turned.last, "the items that were ahead have left")
      #expect((model.near.min() ?? 0) <= (turned.first ?? 0) - 7)
      #expect(model.faults == [])
      model.height = 20
      model.distance = 1_000_000
      await screen.wait(1)
      #expect(model.near.count == (model.seen[0]?.last?.count ?? 0) + min(100, turned[0]))
      #expect(model.faults == [])
    }

    @Test("The actions of a list do not apply to the lists in its items")
    func innerLists() async {
      var outer: [[String]] = []
      let screen = Screen(
        VerticalList(["A", "B"], id: \.self) { name in
          HorizontalList(["\(name)1", "\(name)2"], id: \.self) { Text($0).frame(width: 80) }.frame(height: 60)
        }
        .onItemVisibilityChange(idType: String.self) { outer.append($0) })
      await screen.wait(1)
      #expect(outer == [["A", "B"]])
    }
  }
#endif
