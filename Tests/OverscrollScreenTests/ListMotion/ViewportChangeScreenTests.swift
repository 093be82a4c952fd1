#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// Lists at their end whose viewport changes together with something else.
  ///
  /// Each committed frame is measured. Only the stage can simulate a keyboard.
  @MainActor @Suite(.withSilentInsets, .onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct ViewportChangeScreenTests {
    @MainActor private final class Model: ObservableObject {
      @Published var rows = Row.rows(0..<60)
      @Published var bar: CGFloat = 50
      let list = ListController()
    }

    private func chatView(model: Model, isDriven: Bool = false) -> some View {
      ModelView(model) {
        VerticalList(model.rows, controller: model.list) { RowView(row: $0, height: 60) }
          .listAnchor(.bottom, alignment: .bottom)
          .listScrolling(isDriven ? .driven : .native)
      }
    }

    private let model = Model()

    /// Shows a view above an input bar, and measures the distance from a row to the bar.
    private func show(_ view: some View, measuring row: Int) async -> CommittedScene {
      let scene = CommittedScene(
        view.safeAreaInset(edge: .bottom, spacing: 0) { Text("Write").frame(height: 50) })
      scene.value = { $0.distance(of: "Row \(row)") }
      await scene.screen.wait(1)
      return scene
    }

    @Test(
      "The last message stays above a keyboard that opens while a bar at the top changes its height",
      arguments: [-44.0, 44], [false, true])
    func topAndKeyboard(change: CGFloat, isAtOnce: Bool) async {
      let scene = await show(chatView(model: model), measuring: 59)
      await scene.measure(frames: 30) { frame in
        let part = isAtOnce ? 1 : min(1, CGFloat(frame) / 15)
        scene.layOut(keyboard: part * 300, top: 60 + change * part)
      }
      #expect(abs(scene.values.last ?? .nan) <= 1)
      #expect(isAtOnce || scene.largestStep <= 1, "\(scene.values)")
    }

    @Test("The last message stays at the end when the device turns", arguments: [false, true])
    func turns(isDriven: Bool) async {
      let scene = await show(chatView(model: model, isDriven: isDriven), measuring: 59)
      for _ in 0..<2 {
        scene.layOut(keyboard: 21, top: 0, size: CGSize(width: 844, height: 390))
        await scene.measure(frames: 30) { _ in }
        #expect(abs(scene.values.last ?? .nan) <= 1)
        #expect(model.list.visibleRange.upperBound == 60)
        scene.layOut(keyboard: 34, top: 47, size: CGSize(width: 390, height: 844))
        await scene.measure(frames: 30) { _ in }
        #expect(abs(scene.values.last ?? .nan) <= 1)
      }
    }

    private struct Sideways: View {
      @ObservedObject var model: Model
      let isStack: Bool

      var body: some View {
        Group {
          if isStack {
            HStack(spacing: 0) {
              list
              bar
            }
          } else {
            list.safeAreaInset(edge: .trailing, spacing: 0) { bar }
          }
        }
        .environment(\.layoutDirection, .rightToLeft)
      }

      private var bar: some View { Text("Bar").frame(width: model.bar, height: 40) }

      private var list: some View {
        HorizontalList(model.rows) { Text($0.title).frame(width: 80, height: 80) }.listAnchor(.trailing)
      }
    }

    @Test(
      "Right to left, the last item stays beside a bar that grows and shrinks", arguments: [false, true])
    func rightToLeft(isStack: Bool) async {
      let scene = CommittedScene(
        Sideways(model: model, isStack: isStack), size: CGSize(width: 800, height: 200), top: 0)
      scene.value = { [model] in $0.frame(around: "Row 59").minX - model.bar }
      await scene.screen.wait(0.5)
      for change in [20.0, -20] {
        await scene.measure(frames: 20) { frame in
          guard frame <= 15 else { return }
          model.bar += change
          scene.screen.stage.update()
        }
      }
      #expect(abs(scene.values.last ?? .nan) <= 1)
      // In a stack, the content's start moves too, and the list follows in the next turn.
      #expect(isStack || scene.largestStep <= 1, "\(scene.values)")
    }

    @Test("A few messages stay above the keyboard in each frame", arguments: [2, 9])
    func fewMessages(count: Int) async {
      model.rows = Row.rows(0..<count)
      let scene = await show(chatView(model: model), measuring: count - 1)
      for height in [336.0, 0] { await scene.moveKeyboard(to: height) }
      #expect(scene.largestStep <= 1, "\(scene.values)")
    }

    @Test("A pinned header stays at the top while the keyboard moves the messages")
    func pinnedHeader() async {
      let list = VerticalList(sections: RowGroup.groups(5, of: 20), items: \.rows) {
        RowView(row: $0)
      } header: {
        Text("Day \($0.id)").frame(maxWidth: .infinity, minHeight: 30, maxHeight: 30)
      }
      let scene = await show(list.listAnchor(.bottom), measuring: 99)
      scene.value = { $0.frame(around: "Day 4").minY }
      for height in [336.0, 0] { await scene.moveKeyboard(to: height) }
      #expect(scene.values.allSatisfy { abs($0 - 47) <= 1 }, "\(scene.values)")
    }

    @Test("A keyboard that opens after a fling moves the messages in each frame", arguments: [0, 3, 6])
    func opensAfterAFling(pause: Int) async {
      let scene = await show(chatView(model: model), measuring: 59)
      await scene.screen.pullAndRelease(by: 300, wait: 1)
      await scene.screen.fling(by: -300, from: CGPoint(x: 195, y: 600))
      _ = await scene.screen.wait(upTo: 5) { !scene.screen.stage.scrollElements[0].view.isDecelerating }
      await scene.screen.frames(pause)
      await scene.moveKeyboard(to: 336)
      #expect(scene.largestStep <= 1, "\(scene.values)")
    }

    @Test("A page that arrives as the keyboard begins to close does not move the last message")
    func pageAndKeyboard() async {
      let scene = await show(
        chatView(model: model).loadMore(hasMore: false, edge: .top) {}, measuring: 59)
      await scene.moveKeyboard(to: 336)
      model.rows = Row.rows(-20..<60)
      scene.forget()
      await scene.moveKeyboard(to: 0, frames: 40)
      #expect(scene.values.allSatisfy { abs($0) <= 1 }, "\(scene.values)")
    }

    @Test("A scroll to the end never passes it while the keyboard closes")
    func scrollToTheEnd() async {
      let scene = await show(chatView(model: model), measuring: 59)
      await scene.moveKeyboard(to: 336)
      await model.list.jump(to: 40, anchor: .top, on: scene.screen)
      scene.forget()
      model.list.scrollTo(.bottom)
      await scene.measure(frames: 6) { _ in }
      await scene.moveKeyboard(to: 0, frames: 100)
      let seen = scene.values.filter { $0.isFinite }
      #expect((seen.max() ?? .nan) <= 1, "\(seen)")
    }

    /// The list follows a change of both sides in the next turn.
    @Test("A list at its end stays there while the window changes its size", arguments: [0.0, -2])
    func resizes(width: CGFloat) async {
      let scene = await show(chatView(model: model), measuring: 59)
      await scene.measure(frames: 20) { _ in
        let size = scene.screen.size
        scene.layOut(keyboard: 0, top: 47, size: CGSize(width: size.width + width, height: size.height - 15))
      }
      #expect(abs(scene.values.last ?? .nan) <= 1)
      #expect(width != 0 || scene.largestStep <= 1, "\(scene.values)")
    }
  }
#endif
