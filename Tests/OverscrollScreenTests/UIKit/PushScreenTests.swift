#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Foundation
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Pages that are pushed and popped.
  ///
  /// Only the stage, the model of SwiftUI on Linux, can test this.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct PushScreenTests {
    enum Kind: CaseIterable { case list, scrollView, verticalList }

    @MainActor struct Pages: View {
      @ObservedObject var model: ScreenModel
      let kind: Kind
      let work: Work
      var isLarge = false

      var body: some View {
        NavigationStack {
          scroll
            .navigationTitle("Feed")
            .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
            .navigationDestination(isPresented: $model.isPushed) {
              Text("Page").navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
            }
        }
      }

      @ViewBuilder private var scroll: some View {
        switch kind {
        case .list: List(Row.rows(0..<40)) { Text($0.title) }.pullToRefresh { try await work.run() }
        case .scrollView:
          RefreshableRows(work: work)
        case .verticalList:
          VerticalList(Row.rows(0..<40)) { RowView(row: $0) }.pullToRefresh { try await work.run() }
        }
      }
    }

    /// After the pop, the gap is still open, unless the action has ended in the meantime.
    @Test(
      "If a page is pushed and popped while a gap is open, the gap stays open until the action ends",
      arguments: Kind.allCases, [(false, false), (false, true), (true, false), (true, true)])
    func aGapOutlivesAPush(kind: Kind, how: (isLarge: Bool, endsMeanwhile: Bool)) async {
      let (isLarge, endsMeanwhile) = how
      let (model, work) = (ScreenModel(), Work())
      let screen = await Screen(Pages(model: model, kind: kind, work: work, isLarge: isLarge), frames: 20)
      let start = screen.frame(of: "Row 0")?.minY ?? .nan
      await screen.pullAndRelease(by: 320, wait: 1)
      #expect(work.starts == 1)
      #expect(screen.frame(of: "Row 0").map { abs($0.minY - start - 60) < 0.5 } == true)
      model.isPushed = true
      await screen.wait(1)
      #expect(screen.texts.contains("Page"))
      #expect(!screen.texts.contains("Row 0"))
      if endsMeanwhile { work.succeed() }
      await screen.wait(1)
      model.isPushed = false
      await screen.wait(2)
      #expect(work.cancellations == 0)
      #expect(!screen.texts.contains("Page"))
      let gap: CGFloat = endsMeanwhile ? 0 : 60
      #expect(abs(screen.scrolls[0].insets.top - gap) < 0.5)
      #expect(screen.frame(of: "Row 0").map { abs($0.minY - start - gap) < 0.5 } == true)
      await screen.wait(2, after: work.succeed)
      #expect(screen.scrolls[0].insets.top == 0)
      #expect(screen.frame(of: "Row 0").map { abs($0.minY - start) < 0.5 } == true)
      await screen.pullAndRelease(by: 320, wait: 1)
      #expect(work.starts == 2)
    }

    /// From iOS 26 on, a swipe anywhere on a page can pop the page.
    ///
    /// A swipe pops the page only if the list is at its start. Otherwise the swipe scrolls the list back.
    @Test func aSwipeThatScrollsBackDoesNotPop() async {
      let model = ScreenModel()
      let screen = await Screen(
        ModelView(model) { bound in
          NavigationStack {
            Text("Root").navigationTitle("Root").navigationBarTitleDisplayMode(.inline)
              .navigationDestination(isPresented: bound.isPushed) {
                HorizontalList(Row.rows(0..<50)) { Text($0.title).frame(width: 150, height: 300) }
                  .listScrolling(.driven)
                  .navigationTitle("Cards").navigationBarTitleDisplayMode(.inline)
              }
          }
        }, frames: 10)
      model.isPushed = true
      await screen.frames(20)
      let middle = CGPoint(x: 200, y: 400)
      func swipe(by distance: CGFloat) async {
        await screen.swipe(
          from: middle, by: CGSize(width: distance, height: 0), over: 0.3, liftAfter: 10, wait: 2)
      }
      await swipe(by: -180)
      #expect(screen.frame(of: "Row 0") == nil)
      let position = screen.frame(of: "Row 1")?.midX ?? .nan
      await swipe(by: 100)
      #expect(model.isPushed)
      #expect(screen.frame(of: "Row 1").map { $0.midX > position + 50 } == true)
      await swipe(by: 300)
      #expect(model.isPushed)
      #expect(screen.frame(of: "Row 0") != nil)
      await swipe(by: 150)
      #expect(!model.isPushed)
      #expect(screen.texts.contains("Root"))
    }
  }
#endif
