#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollCore
  import OverscrollLists
  import ScreenDriver
  import SwiftUI

  /// A feed that an app changes in one turn of the main actor, in several ways.
  enum OneTurnScene {
    enum Host: CaseIterable { case scrollView, list, verticalList, drivenList }

    /// A change of the app.
    ///
    /// The order of the cases is the reference order: data, options, layout, and then scrolls.
    enum Change: CaseIterable {
      case replace, prepend, append, shorten
      case more, noMore, exchange, end
      case columns, inset, viewport
      case scrollToID, scrollToIndex, scrollToEdge

      var changesRows: Bool { [.replace, .prepend, .append, .shorten].contains(self) }
      var scrolls: Bool { [.scrollToID, .scrollToIndex, .scrollToEdge].contains(self) }

      /// Whether a host allows the change.
      func isPossible(in host: Host) -> Bool {
        switch host {
        case .scrollView, .list: !scrolls && self != .columns
        // A list that the engine scrolls has no edges.
        case .drivenList: ![.more, .noMore, .exchange, .end].contains(self)
        case .verticalList: true
        }
      }

      /// Whether two changes can be part of one change, because they set different values.
      func fits(_ other: Change) -> Bool {
        self != other && !(changesRows && other.changesRows) && !(scrolls && other.scrolls)
          && ![[.more, .noMore], [.more, .end]].contains(Set([self, other]))
      }
    }

    /// What a user sees in the end, and what has started.
    struct Outcome: Equatable, CustomStringConvertible {
      let rows: [String]
      let starts: Int
      let isRefreshing: Bool

      var description: String {
        "\(starts) starts, \(isRefreshing ? "runs" : "idle"), \(rows.first ?? "none")...\(rows.last ?? "none")"
      }
    }

    @MainActor final class Model: ObservableObject {
      @Published var rows: [Row]
      @Published var hasMore: Bool
      @Published var refresh = RefreshController()
      @Published var columns = 1
      @Published var inset: CGFloat = 0
      @Published var height: CGFloat = 600
      let list = ListController()
      let work = Work()
      private let changes: [Change]

      init(_ changes: [Change]) {
        self.changes = changes
        let hasMore = !changes.contains(.more)
        self.hasMore = hasMore
        // If there is nothing more to load at first, the rows do not fill the viewport.
        rows = Row.rows(0..<(hasMore ? 60 : 3))
      }

      func make(_ change: Change) {
        switch change {
        case .replace: rows = Row.rows(200..<260)
        case .prepend: rows = Row.rows(-20..<0) + rows
        case .append: rows += Row.rows(60..<80)
        case .shorten: rows = Row.rows(0..<2)
        case .more: hasMore = true
        case .noMore: hasMore = false
        case .exchange: refresh = RefreshController()
        case .end: work.succeed()
        case .columns: columns = 2
        case .inset: inset = 80
        case .viewport: height = 300
        case .scrollToID:
          let isShort = changes.contains(.shorten) || changes.contains(.more)
          let id = changes.contains(.replace) ? 230 : isShort ? 1 : 30
          list.scrollTo(id: id, anchor: .center, animated: false)
        case .scrollToIndex: list.scrollTo(index: 30, anchor: .top, animated: false)
        case .scrollToEdge: list.scrollTo(.bottom, animated: false)
        }
      }
    }

    struct Feed: View {
      @ObservedObject var model: Model
      let host: Host

      var body: some View {
        declared
          .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: model.inset) }
          .frame(height: model.height)
      }

      @ViewBuilder private var declared: some View {
        if host == .drivenList {
          rows
        } else {
          rows.loadMore(hasMore: model.hasMore, when: .approach(0), controller: model.refresh) {
            try await model.work.run()
          }
        }
      }

      @ViewBuilder private var rows: some View {
        switch host {
        case .scrollView: ScrollView { RowStack(rows: model.rows).frame(width: 390) }
        case .list: List(model.rows) { RowView(row: $0) }
        case .verticalList, .drivenList:
          VerticalList(model.rows, controller: model.list) { RowView(row: $0) }
            .listArrangement(.columns(model.columns))
            .listScrolling(host == .drivenList ? .driven : .native)
        }
      }
    }
  }
#endif
