#if canImport(SwiftUI)
  import Combine
  import Foundation
  import Overscroll
  import OverscrollLists
  import OverscrollRows
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The data of a list that is reordered, with a log of the moves.
  @MainActor final class ReorderReportModel: ObservableObject {
    @Published var rows: [Row]
    /// The extents of rows along the list, in pt.
    @Published var extents: [Int: CGFloat]
    /// Applies a change later than in its turn, if not nil.
    var delay: Double?
    /// Whether the model applies the moves.
    var applies = true
    private(set) var moves: [ListReorderDifference<Int, Never>] = []
    var taps = 0
    let list = ListController()

    init(_ count: Int, extents: [Int: CGFloat] = [:]) {
      rows = Row.rows(0..<count)
      self.extents = extents
    }

    var ids: [Int] { rows.map(\.id) }

    /// The distance to the start of a vertical list, in pt.
    var offset: Double { list.distance(to: .top) }

    func extent(_ id: Int) -> CGFloat { extents[id] ?? 50 }

    func move(_ difference: ListReorderDifference<Int, Never>) {
      moves.append(difference)
      guard applies else { return }
      guard let delay else { return rows.apply(difference) }
      Task {
        try? await AmbientClock.current.clock.sleep(for: .seconds(delay))
        rows.apply(difference)
      }
    }

    /// Moves one row as SwiftUI's `move(fromOffsets:toOffset:)` does.
    func moveRow(from offsets: IndexSet, to destination: Int) {
      guard let offset = offsets.first else { return }
      let row = rows.remove(at: offset)
      rows.insert(row, at: destination > offset ? destination - 1 : destination)
    }
  }

  /// The kinds of lists in a test.
  enum ReorderReportKind: Hashable {
    case plain, buttons, offsets, horizontal
  }

  /// A list that is reordered.
  @MainActor struct ReorderReportPage: View {
    @ObservedObject var model: ReorderReportModel
    var kind = ReorderReportKind.plain
    var scrolling = ListScrolling.native

    /// Shows a list of a model.
    static func screen(
      _ model: ReorderReportModel, _ kind: ReorderReportKind = .plain, _ scrolling: ListScrolling = .native,
      direction: LayoutDirection = .leftToRight
    ) async -> Screen {
      await Screen(
        ReorderReportPage(model: model, kind: kind, scrolling: scrolling)
          .environment(\.layoutDirection, direction), wait: 0.3)
    }

    var body: some View {
      switch kind {
      case .plain: vertical.listReorder { model.move($0) }
      case .offsets: vertical.onListMove(perform: { model.moveRow(from: $0, to: $1) })
      case .buttons:
        VerticalList(model.rows, controller: model.list) { row in
          if row.id.isMultiple(of: 2) {
            Button {
              model.taps += 1
            } label: {
              RowView(row: row, height: model.extent(row.id))
            }
          } else {
            RowView(row: row, height: model.extent(row.id)).onTapGesture { model.taps += 1 }
          }
        }
        .listScrolling(scrolling)
        .listReorder { model.move($0) }
      case .horizontal:
        HorizontalList(model.rows) { Text($0.title).frame(width: model.extent($0.id), height: 80) }
          .frame(height: 80)
          .listScrolling(scrolling)
          .listReorder { model.move($0) }
      }
    }

    private var vertical: some View {
      VerticalList(model.rows, controller: model.list) { RowView(row: $0, height: model.extent($0.id)) }
        .listScrolling(scrolling)
    }
  }

  // What a finger does with rows.
  extension Screen {
    /// Returns the center of a row.
    func center(of id: Int) throws -> CGPoint { try center(of: "Row \(id)") }

    /// Returns the center of a text.
    func center(of text: String) throws -> CGPoint {
      let frame = try #require(self.frame(of: text), "\(text)")
      return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Presses on a row until it is lifted.
    @discardableResult func liftRow(_ id: Int) async throws -> CGPoint {
      let start = try center(of: id)
      touchDown(at: start)
      await wait(0.6)
      return start
    }

    /// Returns the centers of the visible rows, without one.
    func rowCenters(without id: Int? = nil) -> [String: CGPoint] {
      var centers: [String: CGPoint] = [:]
      for one in textFrames where one.text.hasPrefix("Row ") && one.text != id.map({ "Row \($0)" }) {
        centers[one.text] = CGPoint(x: one.frame.midX.rounded(), y: one.frame.midY.rounded())
      }
      return centers
    }

    /// Returns the greatest movement of a row that is visible before and after a frame, in pt.
    func greatestStep(since before: [String: CGPoint], without id: Int? = nil) -> CGFloat {
      rowCenters(without: id).map { row, now in
        before[row].map { max(abs($0.x - now.x), abs($0.y - now.y)) } ?? 0
      }.max() ?? 0
    }
  }
#endif
