#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Combine
  import Foundation
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Views that SwiftUI does not evaluate, because their new value equals the previous value.
  ///
  /// The stage evaluates a view with its parent, unless `Habits.skipsEqualViews` is enabled. A view that
  /// reads an object without observing it must also receive what the object shows.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct EqualViewScreenTests {
    enum Kind: CaseIterable {
      case rows, sections, columns, cached, sideways
      case refreshedList, refreshedScroll, refreshedRows
    }

    @MainActor final class Model: ObservableObject {
      @Published var rows = Row.rows(0..<300)
      @Published var suffix = ""
      @Published var isRing = false
      let controller = ListController()
      let work = Work()
    }

    private struct Rows: View {
      @ObservedObject var model: Model
      let kind: Kind
      let isDriven: Bool

      private var days: [RowGroup] {
        stride(from: 0, to: model.rows.count, by: 12).map { first in
          RowGroup(id: first, rows: Array(model.rows[first..<min(first + 12, model.rows.count)]))
        }
      }

      private func row(_ row: Row) -> some View {
        Text(row.title + model.suffix).frame(maxWidth: .infinity).frame(height: CGFloat(40 + row.id * 7 % 30))
      }

      var body: some View { content.listScrolling(isDriven ? .driven : .native) }

      @ViewBuilder private var content: some View {
        switch kind {
        case .rows: list
        case .columns: list.listArrangement(.columns(3))
        case .cached: list.listCache(20)
        case .sections:
          VerticalList(sections: days, items: \.rows, controller: model.controller) {
            row($0)
          } header: {
            Text("Section \($0.id)").frame(maxWidth: .infinity, minHeight: 30, maxHeight: 30)
          }
        case .sideways:
          HorizontalList(model.rows, controller: model.controller) { row in
            Text(row.title + model.suffix).frame(width: CGFloat(40 + row.id * 7 % 30), height: 200)
          }
        case .refreshedRows: refreshed(list)
        case .refreshedList: refreshed(List(model.rows) { row($0) })
        case .refreshedScroll:
          refreshed(ScrollView { LazyVStack(spacing: 0) { ForEach(model.rows) { row($0) } } })
        }
      }

      private var list: some View {
        VerticalList(model.rows, controller: model.controller) { row($0) }
      }

      private var style: any RefreshIndicatorStyle {
        if model.isRing { ProgressRingRefreshIndicatorStyle() } else { TextRefreshIndicatorStyle() }
      }

      private func refreshed(_ view: some View) -> some View {
        view.pullToRefresh { [work = model.work] in try await work.run() }
          .refreshIndicatorStyle(style)
      }
    }

    /// Returns the texts with their rounded frames after each step of a fixed sequence.
    private func pictures(_ kind: Kind, isDriven: Bool, skips: Bool) async -> [[String]] {
      let model = Model()
      let screen = Screen(Rows(model: model, kind: kind, isDriven: isDriven))
      if skips { screen.stage.habits = [.skipsEqualViews] }
      var pictures: [[String]] = []
      func picture(after frames: Int = 12) async {
        await screen.frames(frames)
        pictures.append(
          screen.textFrames.map {
            "\($0.text) \(Int($0.frame.midX.rounded())) \(Int($0.frame.midY.rounded()))"
          })
      }
      await picture(after: 30)
      let way: CGFloat = kind == .sideways ? 150 : 300
      screen.touchDown(at: CGPoint(x: 200, y: 300))
      let pull = kind == .sideways ? CGSize(width: way, height: 0) : CGSize(width: 0, height: way)
      await screen.drag(by: pull, over: 0.3)
      await picture(after: 2)
      screen.lift()
      for _ in 0..<4 { await picture(after: 10) }
      model.work.succeed()
      await picture(after: 90)
      for _ in 0..<2 {
        await screen.swipe(
          from: CGPoint(x: 300, y: 600), by: CGSize(width: -pull.width, height: -pull.height), over: 0.15)
        for _ in 0..<5 { await picture(after: 9) }
        await picture(after: 90)
      }
      model.controller.scrollTo(index: 150, anchor: .center, animated: true)
      for _ in 0..<6 { await picture(after: 8) }
      await picture(after: 60)
      model.suffix = "!"
      await picture()
      withAnimation(.linear(duration: 0.3)) { _ = model.rows.remove(at: 148) }
      for _ in 0..<5 { await picture(after: 6) }
      model.rows.insert(contentsOf: Row.rows(900..<905), at: 3)
      await picture()
      model.rows = Array(model.rows.prefix(4))
      await picture(after: 60)
      model.isRing = true
      model.rows = Row.rows(400..<460)
      await picture(after: 60)
      return pictures
    }

    @Test(
      "Every frame is the same if SwiftUI skips the evaluation of equal views",
      arguments: Kind.allCases, [false, true])
    func equalViewsNeedNoEvaluation(kind: Kind, isDriven: Bool) async {
      let wanted = await pictures(kind, isDriven: isDriven, skips: false)
      let shown = await pictures(kind, isDriven: isDriven, skips: true)
      #expect(wanted.count == shown.count)
      #expect(Set(wanted).count > 8)
      for (step, (one, other)) in zip(wanted, shown).enumerated() where one != other {
        Issue.record("step \(step): \(one.prefix(4)) is \(other.prefix(4))")
        return
      }
    }
  }
#endif
