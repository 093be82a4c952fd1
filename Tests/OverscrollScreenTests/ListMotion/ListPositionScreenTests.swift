#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// A binding of the id of the first visible item.
  @MainActor @Suite(.onScreen, .serialized) struct ListPositionScreenTests {
    @MainActor private final class Model: ObservableObject {
      @Published var row: Int?
      @Published var isShown = true
      @Published var rows = Row.rows(0..<2000)
    }

    @Test("Setting the bound id scrolls the list, and scrolling sets the bound id", arguments: [false, true])
    func theIdAndTheListFollowEachOther(isDriven: Bool) async {
      let model = Model()
      let screen = await Screen(
        ModelView(model) { bound in
          if model.isShown {
            VerticalList(model.rows, itemExtent: { _, _ in 40 }) { RowView(row: $0, height: 40) }
              .listScrolling(isDriven ? .driven : .native)
              .listPosition(id: bound.row)
          } else {
            Text("Nothing")
          }
        }, wait: 0.5)
      #expect(model.row == nil)
      let first = screen.frame(of: "Row 0")?.minY ?? .nan
      model.row = 1000
      await screen.wait(0.5)
      #expect(abs((screen.frame(of: "Row 1000")?.minY ?? .nan) - first) < 1)
      #expect(model.row == 1000)
      if !isDriven, let scroll = screen.scrolls.first {
        await screen.scroll(to: CGPoint(x: 0, y: scroll.offset.y + 400), wait: 0.5)
        #expect(model.row == 1010)
      }
      // Neither inserting earlier rows nor removing and showing the list changes the bound id.
      let row = model.row
      model.rows = Row.rows(-100..<2000)
      await screen.wait(0.5)
      #expect(model.row == row)
      model.isShown = false
      await screen.wait(0.2)
      model.isShown = true
      await screen.wait(0.5)
      #expect(model.row == row)
      #expect(row.map { screen.texts.contains("Row \($0)") } == true)
    }

    enum Cause: CaseIterable { case jump, animation, finger }

    @MainActor private final class EarlyModel: ObservableObject {
      @Published var top: Int?
      let list = ListController()

      init(_ top: Int?) { self.top = top }
    }

    private struct Numbers: View {
      @ObservedObject var model: EarlyModel
      let isDriven: Bool

      var body: some View {
        VerticalList(0..<1000, id: \.self, itemExtent: { _, _ in 72 }, controller: model.list) {
          Text("Row \($0)").frame(maxWidth: .infinity).frame(height: 72)
        }
        .listScrolling(isDriven ? .driven : .native)
        .listPosition(id: $model.top)
      }
    }

    private func story(_ cause: Cause, id: Int?, after frames: Int, isDriven: Bool) async -> String? {
      let model = EarlyModel(id)
      let screen = await Screen(Numbers(model: model, isDriven: isDriven), frames: frames)
      switch cause {
      case .jump: model.list.scrollTo(index: 100, anchor: .top, animated: false)
      case .animation: model.list.scrollTo(index: 100, anchor: .top, animated: true)
      case .finger:
        await screen.swipe(from: CGPoint(x: 195, y: 600), by: CGSize(width: 0, height: -200), over: 0.15)
      }
      await screen.wait(isDriven && cause == .finger ? 4 : 1.2)
      let first = model.list.position.item
      let name = "\(cause) after \(frames) frames, id \(id ?? -1), driven \(isDriven)"
      // A list that is not ready yet performs the app's scroll, or keeps the app's id; both are the same item.
      let isThere = cause == .finger ? first != id : first == 100 || (frames == 0 && first == id)
      guard isThere else { return "\(name): the list is at \(first)" }
      return model.top == first ? nil : "\(name): the id is \(model.top ?? -1) at \(first)"
    }

    /// Found by a program that was written from the documentation alone (a title that shows the bound id).
    @Test("The bound id follows a scroll in the first frames", arguments: Cause.allCases, [false, true])
    func theIDFollows(cause: Cause, isDriven: Bool) async {
      guard cause != .finger || Screen.hasFingers else { return }
      var (faults, count) = ([String](), 0)
      for id in [nil, 30] {
        for frames in [0, 1, 3, 10] {
          count += 1
          if let fault = await story(cause, id: id, after: frames, isDriven: isDriven) {
            faults.append(fault)
          }
        }
      }
      #expect(faults.isEmpty, "\(faults.count) of \(count) cases: \(faults.joined(separator: "\n"))")
    }
  }
#endif
