#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Grids with items that span all lanes.
  @MainActor @Suite(.onScreen, .serialized) struct ItemSpanScreenTests {
    @MainActor private final class Model: ObservableObject {
      @Published var items = Array(0..<600)
      @Published var columns = 3
      let list = ListController()
    }

    private struct Grid: View {
      @ObservedObject var model: Model
      let axis: Axis
      let isMasonry: Bool
      let knowsExtents: Bool

      var body: some View {
        Group {
          switch axis {
          case .vertical:
            VerticalList(
              model.items, id: \.self, spacing: 4, itemExtent: extent, itemSpan: span, controller: model.list
            ) { cell($0) }
          case .horizontal:
            HorizontalList(
              model.items, id: \.self, spacing: 4, itemExtent: extent, itemSpan: span, controller: model.list
            ) { cell($0) }
          }
        }
        .listArrangement(isMasonry ? .masonry(model.columns) : .columns(model.columns), laneSpacing: 6)
      }

      private var extent: ((Int, CGFloat) -> Double?)? {
        knowsExtents ? { item, _ in Self.extent(item) } : nil
      }

      private func span(_ item: Int) -> ListItemSpan { item.isMultiple(of: 4) ? .all : .lane }

      static func extent(_ item: Int) -> Double { Double(item.isMultiple(of: 4) ? 30 : 60 + item % 4 * 20) }

      @ViewBuilder private func cell(_ item: Int) -> some View {
        switch axis {
        case .vertical:
          HStack(spacing: 0) {
            Text("A\(item)").frame(maxWidth: .infinity, alignment: .leading)
            Text("Z\(item)")
          }
          .frame(height: Self.extent(item))
        case .horizontal:
          VStack(spacing: 0) {
            Text("A\(item)").frame(maxHeight: .infinity, alignment: .top)
            Text("Z\(item)")
          }
          .frame(width: Self.extent(item))
        }
      }
    }

    /// Returns the extents of the visible items across the axis, by id.
    private func crossExtents(_ screen: Screen, _ model: Model, _ axis: Axis) -> [Int: CGFloat] {
      var result: [Int: CGFloat] = [:]
      for item in model.list.visibleIDs(of: Int.self) {
        guard let first = screen.frame(of: "A\(item)"), let last = screen.frame(of: "Z\(item)") else {
          continue
        }
        result[item] = axis == .vertical ? last.maxX - first.minX : last.maxY - first.minY
      }
      return result
    }

    @Test(
      "Declared items span all lanes, through scrolls, edits and changes of the lanes",
      arguments: [(false, Axis.vertical), (true, .vertical), (false, .horizontal), (true, .horizontal)],
      [(false, false), (true, false), (false, true), (true, true)])
    func spans(host: (isDriven: Bool, axis: Axis), grid: (isMasonry: Bool, knowsExtents: Bool)) async {
      let model = Model()
      let screen = await Screen(
        Grid(model: model, axis: host.axis, isMasonry: grid.isMasonry, knowsExtents: grid.knowsExtents)
          .listScrolling(host.isDriven ? .driven : .native), wait: 0.4)
      var next = 10_001
      for step in 0..<8 {
        switch step % 4 {
        case 0: model.list.scrollTo(index: 40 * step + 25, anchor: .topLeading, animated: false)
        case 1: model.items.insert(contentsOf: next..<next + 21, at: 5)
        case 2: model.columns = step == 2 ? 2 : 4
        default: model.items.removeSubrange(0..<13)
        }
        next += 100
        let before = model.list.visibleIDs(of: Int.self)
        await screen.wait(0.4)
        let lanes = CGFloat(model.columns)
        let all = host.axis == .vertical ? screen.size.width : screen.size.height
        let extents = crossExtents(screen, model, host.axis)
        #expect(extents.count > 3 && extents.keys.contains { $0.isMultiple(of: 4) }, "step \(step)")
        let whole = extents.first { $0.key.isMultiple(of: 4) }?.value ?? .nan
        #expect(whole > all * 0.7, "step \(step): \(whole) of \(all)")
        for (item, extent) in extents {
          let right = item.isMultiple(of: 4) ? whole : (whole - 6 * (lanes - 1)) / lanes
          #expect(abs(extent - right) < 1, "step \(step): \(item) has \(extent), not \(right)")
        }
        if step % 4 != 0 {
          #expect(!Set(before).isDisjoint(with: extents.keys), "step \(step)")
        }
      }
    }
  }
#endif
