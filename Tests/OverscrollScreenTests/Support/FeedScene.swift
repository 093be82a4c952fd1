#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// The container of a feed.
  enum FeedHost: CaseIterable {
    case scrollView, list, verticalList

    /// Whether the container keeps the visible rows in place when rows are inserted before them.
    var keepsVisibleRows: Bool { self == .verticalList }
  }

  /// The rows of a feed, with the action of one of its edges.
  @MainActor final class FeedModel: ObservableObject {
    @Published var rows: [Row]
    let work = Work()
    let controller = ListController()
    /// Returns the height of a row, in pt.
    let height: (Int) -> CGFloat

    init(_ count: Int = 60, height: @escaping (Int) -> CGFloat = { _ in 60 }) {
      rows = Row.rows(0..<count)
      self.height = height
    }
  }

  /// The rows of a feed in a container, without an action.
  @MainActor struct FeedRows: View {
    @ObservedObject var model: FeedModel
    let host: FeedHost

    var body: some View {
      switch host {
      case .scrollView: ScrollView { VStack(spacing: 0) { ForEach(model.rows) { row($0) } } }
      case .list: List(model.rows) { row($0) }
      case .verticalList: VerticalList(model.rows, controller: model.controller) { row($0) }
      }
    }

    private func row(_ row: Row) -> RowView { RowView(row: row, height: model.height(row.id)) }
  }

  /// A feed that refreshes at its top or loads more at its bottom.
  @MainActor struct EdgeFeed: View {
    let model: FeedModel
    let host: FeedHost
    let edge: Edge
    var policy = TriggerPolicy.release

    var body: some View {
      if edge == .top {
        FeedRows(model: model, host: host).pullToRefresh { try await model.work.run() }
      } else {
        FeedRows(model: model, host: host).loadMore(when: policy) { try await model.work.run() }
      }
    }
  }
#endif
