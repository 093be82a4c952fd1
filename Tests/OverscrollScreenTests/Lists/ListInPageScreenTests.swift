#if canImport(SwiftUI)
  import Foundation
  import Overscroll
  import OverscrollLists
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Lists inside scrolling pages, inside rows of a list, and in a right-to-left layout.
  @MainActor @Suite(.onScreen, .serialized) struct ListInPageScreenTests {
    private func pageView(
      model: ScreenModel, isHorizontal: Bool, controller: ListController, work: Work, more: Work
    ) -> some View {
      ModelView(model) {
        RefreshableScrollView {
          try await work.run()
        } content: {
          VStack(spacing: 0) {
            Group {
              if isHorizontal {
                HorizontalList(model.rows, estimatedItemExtent: 100, controller: controller) {
                  Text("C\($0.id)").frame(width: 100, height: 100)
                }
              } else {
                VerticalList(model.rows, estimatedItemExtent: 100, controller: controller) {
                  Text("C\($0.id)").frame(width: 100, height: 100)
                }
              }
            }
            .frame(height: 200)
            RowStack()
          }
        }
        .loadMore(when: .approach(100)) { try await more.run() }
      }
    }

    @Test(
      "The gap of a page does not change the position of a list inside the page",
      .enabled(if: Screen.hasFingers), arguments: [false, true])
    func aPagesGapIsNoneOfAListInIt(isHorizontal: Bool) async {
      let (model, controller, work) = (ScreenModel(0..<400), ListController(), Work())
      let screen = await Screen(
        pageView(model: model, isHorizontal: isHorizontal, controller: controller, work: work, more: Work()),
        wait: 0.5)
      await controller.jump(to: 50, anchor: .topLeading, on: screen)
      let before = controller.position
      let position = {
        screen.frame(of: "C50").map { f in
          isHorizontal ? f.minX : f.minY - (screen.frame(of: "Row 0")?.minY ?? 0)
        }
      }
      let place0 = position()
      await screen.pullAndRelease(by: 420, from: CGPoint(x: 200, y: 400), wait: 1)
      #expect(work.starts == 1)
      #expect(controller.position == before)
      // Scroll to a different item while the gap is open.
      await controller.jump(to: 80, anchor: .topLeading, on: screen)
      #expect(controller.position.item == 80)
      let place80 = screen.frame(of: "C80").map { f in
        isHorizontal ? f.minX : f.minY - (screen.frame(of: "Row 0")?.minY ?? 0)
      }
      #expect(abs((place80 ?? .nan) - (place0 ?? 0)) < 0.51)
      await controller.jump(to: .top, on: screen)
      #expect(controller.position.item == 0 && controller.position.offset == 0)
      #expect(screen.texts.contains("C0"), "\(screen.texts)")
      await controller.jump(to: 50, anchor: .topLeading, on: screen)
      await screen.wait(2, after: work.succeed)
      #expect(controller.position == before)
      #expect(abs((position() ?? .nan) - (place0 ?? 0)) < 0.51)
    }

    /// When a list corrects its offset, the length of its page stays the same.
    @Test(
      "If a list inside a page corrects its offset, the page does not load more",
      .enabled(if: Screen.hasFingers), arguments: [false, true])
    func aListInAPageDoesNotSayHowLongThePageIs(isHorizontal: Bool) async {
      let (model, controller, more) = (ScreenModel(0..<400), ListController(), Work())
      model.rows = Row.rows(0..<8)
      let screen = await Screen(
        pageView(model: model, isHorizontal: isHorizontal, controller: controller, work: Work(), more: more),
        wait: 0.5)
      #expect(more.starts == 0)
      await controller.jump(to: 3, anchor: .topLeading, on: screen)
      // An item is inserted before the visible items, so the list corrects its offset.
      model.rows = [Row(id: 99)] + Row.rows(0..<8)
      await screen.wait(1)
      #expect(more.starts == 0)
    }

    /// The list is horizontal, and its page is pulled vertically.
    @Test(
      "Inserting items at the start of a list does not end a pull of its page",
      .enabled(if: Screen.hasFingers))
    func aListThatIsPrependedToDoesNotEndThePagesPull() async {
      let (model, controller, work) = (ScreenModel(0..<400), ListController(), Work())
      let screen = await Screen(
        pageView(model: model, isHorizontal: true, controller: controller, work: work, more: Work()),
        wait: 0.5)
      await controller.jump(to: 50, anchor: .topLeading, on: screen)
      await screen.pull(by: 420, from: CGPoint(x: 200, y: 400))
      model.rows = Row.rows(1000..<1010) + Row.rows(0..<400)
      await screen.lift(after: 8, wait: 1)
      #expect(work.starts == 1)
      #expect(screen.scrolls[0].insets.top == 60)
    }

    /// Each row of the list contains a horizontal list.
    @Test func aListOfListsIsScrolledFromCode() async {
      let controller = ListController()
      let screen = await Screen(
        VerticalList(Row.rows(0..<200), controller: controller) { row in
          VStack(spacing: 0) {
            Text("L\(row.id)")
            HorizontalList(Row.rows(0..<50), estimatedItemExtent: 60) {
              Text("\(row.id).\($0.id)").frame(width: 60)
            }
            .frame(height: 60)
          }
        }, safeArea: EdgeInsets(), wait: 0.5)
      await controller.jump(to: 100, anchor: .topLeading, on: screen, wait: 1)
      #expect(screen.texts.contains("L100"), "\(screen.texts.prefix(5))")
    }
  }
#endif
