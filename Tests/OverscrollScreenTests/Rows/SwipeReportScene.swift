#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Combine
  import Overscroll
  import OverscrollLists
  import OverscrollRows
  import ScreenDriver
  import SwiftUI

  /// The data of a list with swipe actions, and a log of the calls of the app's actions.
  @MainActor final class SwipeReportModel: ObservableObject {
    struct Group: Identifiable {
      let id: String
      var rows: [Row]
    }

    @Published var rows = Row.rows(0..<60)
    /// Part of each row's title.
    @Published var version = 0
    @Published var selection: Set<Int> = []
    @Published var groups = [
      Group(id: "Pinned", rows: Row.rows(0..<2)), Group(id: "Others", rows: Row.rows(2..<12)),
    ]
    var log: [String] = []
    var pages = 0

    func delete(_ row: Row) {
      log.append("delete \(row.id)")
      rows.removeAll { $0.id == row.id }
    }

    func move(_ row: Row) {
      log.append("move \(row.id)")
      let from = groups[0].rows.contains(row) ? 0 : 1
      groups[from].rows.removeAll { $0 == row }
      groups[1 - from].rows.append(row)
    }

    func loadMore() {
      pages += 1
      rows += Row.rows(rows.count..<rows.count + 20)
    }
  }

  /// The kinds of lists in a test.
  enum SwipeReportKind: Hashable {
    case plain, leading, selection, sections, grid, loading, reorder
    /// Only rows with an even id have actions.
    case even
  }

  /// A list with swipe actions.
  @MainActor struct SwipeReportPage: View {
    @ObservedObject var model: SwipeReportModel
    var kind = SwipeReportKind.plain
    var isDriven = false
    var controller: ListController?

    var body: some View { list.listScrolling(isDriven ? .driven : .native) }

    @ViewBuilder private var list: some View {
      switch kind {
      case .plain: plain
      case .leading:
        VerticalList(model.rows) { row in
          card(row).listSwipeActions(edge: .leading) { flag(row) }
        }
      case .selection:
        VerticalList(model.rows, selection: $model.selection) {
          text($0).listSwipeActions { [row = $0] in flag(row) }
        }
      case .sections:
        VerticalList(sections: model.groups, items: \.rows) { row in
          text(row).listSwipeActions { Button("Move") { model.move(row) } }
        } header: { group in
          Button(group.id) { model.log.append("header") }.frame(height: 40)
        }
      case .grid: plain.listArrangement(.columns(2))
      case .loading: plain.loadMore { model.loadMore() }
      case .reorder: plain.listReorder { model.rows.apply($0) }
      case .even:
        VerticalList(model.rows) { row in
          if row.id.isMultiple(of: 2) { card(row).listSwipeActions { flag(row) } } else { card(row) }
        }
      }
    }

    private var plain: some View {
      VerticalList(model.rows, controller: controller) { row in
        card(row).listSwipeActions {
          Button("Delete", role: .destructive) { model.delete(row) }
          flag(row)
        }
      }
    }

    private func flag(_ row: Row) -> some View { Button("Flag") { model.log.append("flag \(row.id)") } }

    private func text(_ row: Row) -> some View { RowView(row: row, height: 60) }

    private func card(_ row: Row) -> some View {
      Button {
        model.log.append("tap \(row.id)")
      } label: {
        VStack(spacing: 0) {
          Text(row.title)
          if model.version > 0 { Text("\(row.id), version \(model.version)") }
        }
        .frame(maxWidth: .infinity, minHeight: 60, maxHeight: 60)
      }
    }
  }

  extension SwipeReportModel {
    /// Shows a list of the model.
    func screen(
      _ kind: SwipeReportKind = .plain, isDriven: Bool, controller: ListController? = nil
    ) async -> Screen {
      let screen = await Screen(
        SwipeReportPage(model: self, kind: kind, isDriven: isDriven, controller: controller),
        safeArea: EdgeInsets(), wait: 0.3)
      return screen
    }
  }

  // What a finger does with swiped rows.
  extension Screen {
    /// Returns the distance that a row is moved to the right, in pt.
    func shift(of row: Int) -> CGFloat? {
      frame(of: "Row \(row)").map { ($0.midX - size.width / 2).rounded() }
    }

    /// Pulls a row, and keeps the finger down.
    func pullRow(_ row: Int, by distance: CGFloat) async throws {
      let y = try center(of: row).y
      touchDown(at: CGPoint(x: distance < 0 ? size.width - 10 : 10, y: y))
      await drag(by: CGSize(width: distance, height: 0), over: 0.3)
      await frames(8)
    }

    /// Opens a row, and waits until it rests.
    func openRow(_ row: Int, by distance: CGFloat = -150) async throws {
      try await pullRow(row, by: distance)
      lift()
      await wait(1)
    }
  }
#endif
