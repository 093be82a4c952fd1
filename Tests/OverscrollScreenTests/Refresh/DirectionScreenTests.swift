#if canImport(SwiftUI)
  import Combine
  import Foundation
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Changes of the layout direction while a view is on screen.
  @MainActor @Suite(.onScreen, .serialized) struct DirectionScreenTests {
    @MainActor final class Model: ObservableObject {
      @Published var isRightToLeft = false
    }

    /// Content whose layout direction the model sets.
    private struct Directed<Content: View>: View {
      @ObservedObject var model: Model
      @ViewBuilder let content: () -> Content

      var body: some View {
        content().environment(\.layoutDirection, model.isRightToLeft ? .rightToLeft : .leftToRight)
      }
    }

    private func screen(_ model: Model, @ViewBuilder _ content: @escaping () -> some View) -> Screen {
      Screen(
        Directed(model: model, content: content), size: CGSize(width: 400, height: 200),
        safeArea: EdgeInsets())
    }

    /// When the layout direction changes, a scrolled list shows the same items in mirrored positions.
    @Test(arguments: [false, true], [5, 50]) func aListKeepsItsPlace(isDriven: Bool, item: Int) async {
      let (model, controller) = (Model(), ListController())
      let screen = screen(model) {
        HorizontalList(Row.rows(0..<100), controller: controller) {
          Text("\($0.id)").frame(width: 80, height: 80)
        }
        .listScrolling(isDriven ? .driven : .native)
      }
      await screen.wait(0.5)
      await controller.jump(to: item, anchor: .leading, on: screen)
      let range = controller.visibleRange
      for isRightToLeft in [true, false, true] {
        model.isRightToLeft = isRightToLeft
        await screen.wait(0.5)
        for index in 0..<5 {
          let middle = 40 + 80 * CGFloat(index)
          let seen = screen.frame(of: "\(item + index)")?.midX ?? .nan
          #expect(abs(seen - (isRightToLeft ? 400 - middle : middle)) < 2, "\(item + index)")
        }
        #expect(controller.visibleRange == range)
      }
    }

    /// In both layout directions, a pinned header is at the start edge.
    @Test(arguments: [false, true]) func aPinnedHeaderIsAtTheStart(isDriven: Bool) async {
      let (model, controller) = (Model(), ListController())
      let screen = screen(model) {
        HorizontalList(sections: RowGroup.groups(5, of: 20), items: \.rows, controller: controller) {
          Text("\($0.id)").frame(width: 80, height: 80)
        } header: {
          Text("Day \($0.id)").frame(width: 80, height: 80)
        }
        .listScrolling(isDriven ? .driven : .native)
      }
      await screen.wait(0.5)
      await controller.jump(to: 30, anchor: .leading, on: screen)
      for isRightToLeft in [true, false] {
        model.isRightToLeft = isRightToLeft
        await screen.wait(0.5)
        let header = screen.frame(of: "Day 1")?.midX ?? .nan
        #expect(abs(header - (isRightToLeft ? 360 : 40)) < 2, "\(screen.texts)")
      }
    }

    @Test(
      "When the layout direction changes, an open gap moves to the new start edge and later closes",
      .enabled(if: Screen.hasFingers), arguments: [0, 1, 2])
    func aRefreshEndsWhereItIs(turns: Int) async {
      let (model, work) = (Model(), Work())
      let screen = screen(model) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(Row.rows(0..<40)) { Text("\($0.id)").frame(width: 80, height: 80) }
          }
        }
        .pullToRefresh(edge: .leading) { try await work.run() }
      }
      await screen.wait(0.5)
      for round in 1...2 {
        let side: CGFloat = model.isRightToLeft ? 350 : 50
        await screen.swipe(
          from: CGPoint(x: side, y: 100), by: CGSize(width: model.isRightToLeft ? -340 : 340, height: 0),
          over: 0.4, liftAfter: 5, wait: 1)
        #expect(work.starts == round)
        for _ in 0..<turns {
          model.isRightToLeft.toggle()
          await screen.wait(1)
          let middle = screen.frame(of: "0")?.midX ?? .nan
          #expect(abs(middle - (model.isRightToLeft ? 300 : 100)) < 2, "the gap is beside the content")
          #expect(screen.scrolls[0].insets.leading + screen.scrolls[0].insets.trailing == 60)
        }
        await screen.wait(2, after: work.succeed)
        #expect(screen.scrolls[0].insets == EdgeInsets())
        let middle = screen.frame(of: "0")?.midX ?? .nan
        #expect(abs(middle - (model.isRightToLeft ? 360 : 40)) < 2)
      }
    }
  }
#endif
