#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The cost of an answer that grows by a token in each frame, 60 times a second.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.knowsEvaluations))
  struct StreamingScreenTests {
    /// Counts the layout passes of a view.
    @MainActor private final class PassCounter { var count = 0 }

    private struct CountedLayout: Layout {
      let counter: PassCounter

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(proposal)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        MainActor.assumeIsolated { counter.count += 1 }
        subviews[0].place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
      }
    }

    @MainActor final class Answer: ObservableObject {
      @Published var rows = Row.rows(0..<40)
      @Published var tokens = 0
    }

    // If the content grows, a second pass applies its new length. With end space, the length stays.
    @Test(
      "A token evaluates one row, and lays it out once, or twice if the content grows",
      arguments: [false, true], [false, true])
    func costsOneRow(isDriven: Bool, hasSpace: Bool) async {
      let (answer, counter, list) = (Answer(), PassCounter(), ListController())
      let screen = await Screen(
        ModelView(answer) {
          VerticalList(answer.rows, controller: list) { row in
            CountedLayout(counter: row.id == 39 ? counter : PassCounter()) {
              RowView(row: row, height: row.id == 39 ? 40 + CGFloat(answer.tokens) : 60)
            }
          }
          .listAnchor(.bottom)
          .listEndSpace(toPlace: hasSpace ? 38 : nil, at: .top)
        }
        .listScrolling(isDriven ? .driven : .native), wait: 0.5)
      await list.jump(to: .bottom, on: screen)
      var passes: [Int] = []
      var rows: [Int] = []
      for _ in 0..<200 {
        let before = (counter.count, screen.evaluations(of: "RowView"))
        answer.tokens += 1
        await screen.frames(1)
        passes.append(counter.count - before.0)
        rows.append(screen.evaluations(of: "RowView") - before.1)
      }
      #expect(passes.max() == (hasSpace ? 1 : 2))
      #expect(rows.max() == 1)
      #expect(list.distance(to: .bottom) < 1)
    }
  }
#endif
