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
    /// The value of the rows' sliders.
    @Published var volume = 0.5
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
    /// Delete and Flag at the trailing edge, and with `mail` also Read at the leading edge.
    case plain, mail
    case leading, selection, sections, grid, loading, reorder
    /// A confirmation instead of a deletion, a reply without a button, and no actions.
    case asking, reply, none
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
      case .mail:
        VerticalList(model.rows, controller: controller) { row in
          trailing(row).listSwipeActions(edge: .leading) { button("Read", row) }
        }
      case .asking:
        VerticalList(model.rows) { row in
          card(row).listSwipeActions { Button("Delete", role: .destructive) { model.log.append("ask") } }
        }
      case .reply:
        VerticalList(model.rows) { row in
          card(row).listSwipeAction(edge: .leading) {
            model.log.append("reply \(row.id)")
          } label: {
            Text("Reply")
          }
        }
      case .none: VerticalList(model.rows) { card($0) }
      case .leading:
        VerticalList(model.rows) { row in
          card(row).listSwipeActions(edge: .leading) { button("Flag", row) }
        }
      case .selection:
        VerticalList(model.rows, selection: $model.selection) {
          text($0).listSwipeActions { [row = $0] in button("Flag", row) }
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
          if row.id.isMultiple(of: 2) {
            card(row).listSwipeActions { button("Flag", row) }
          } else {
            card(row)
          }
        }
      }
    }

    private var plain: some View {
      VerticalList(model.rows, controller: controller) { trailing($0) }
    }

    private func trailing(_ row: Row) -> some View {
      card(row).listSwipeActions {
        Button("Delete", role: .destructive) { model.delete(row) }
        button("Flag", row)
      }
    }

    private func button(_ name: String, _ row: Row) -> some View {
      Button(name) { model.log.append("\(name.lowercased()) \(row.id)") }
    }

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
      _ kind: SwipeReportKind = .plain, isDriven: Bool, controller: ListController? = nil,
      environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) async -> Screen {
      await Screen(
        SwipeReportPage(model: self, kind: kind, isDriven: isDriven, controller: controller),
        safeArea: EdgeInsets(), wait: 0.3, environment: environment)
    }
  }

  // What a finger does with swiped rows.
  extension Screen {
    /// Returns the distance that a row is moved to the right, rounded to a thousandth of a point.
    func shift(of row: Int) -> CGFloat? {
      frame(of: "Row \(row)").map { (($0.midX - size.width / 2) * 1000).rounded() / 1000 }
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
