#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import SwiftUI

  /// A layout that places each mounted item at the position that the engine has computed.
  ///
  /// Mounted items have views. A new item has not been measured yet. The layout measures it, and places all
  /// items at the positions that the engine will compute from its extent.
  struct ItemLayout: Layout {
    /// The axis along which the list scrolls.
    let axis: Axis
    /// The length of the content, in pt, if the platform scrolls.
    ///
    /// It is `nil` if the engine scrolls. Then the content has the viewport's size, and is drawn at an
    /// offset.
    let extent: Double?
    let arrangement: ListArrangement
    /// The spacing between two lanes, in pt.
    let laneSpacing: Double
    /// The text size.
    ///
    /// A change clears the cached extents, because items may become smaller.
    let textSize: DynamicTypeSize
    /// A prediction of the engine's positions; `nil` if no item is new.
    let preview: ItemPreview?

    /// The cache of the list's extent across the axis.
    struct Cache {
      var cross = NaturalCrossExtent()
      var textSize: DynamicTypeSize
    }

    func makeCache(subviews: Subviews) -> Cache { Cache(textSize: textSize) }

    /// Clears the cache if the text size has changed; new items keep the cache.
    func updateCache(_ cache: inout Cache, subviews: Subviews) {
      if cache.textSize != textSize { cache = makeCache(subviews: subviews) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
      var size = proposal.replacingUnspecifiedDimensions()
      if (axis == .vertical ? proposal.width : proposal.height) == nil {
        var extents: [Double] = []
        for subview in subviews where subview[ItemLayoutPositionKey.self]?.isCached == false {
          let size = subview.sizeThatFits(.unspecified)
          extents.append(axis == .vertical ? size.width : size.height)
        }
        cache.cross.update(extents)
        // The header and the footer span all lanes.
        let ends = subviews.filter { $0[EndLayoutPositionKey.self] != nil }.map {
          let size = $0.sizeThatFits(.unspecified)
          return Double(axis == .vertical ? size.width : size.height)
        }
        let cross = max(cache.cross.extent(arrangement, laneSpacing: laneSpacing), ends.max() ?? 0)
        switch axis {
        case .vertical: size.width = cross
        case .horizontal: size.height = cross
        }
      }
      guard let extent else { return size }
      switch axis {
      case .vertical: size.height = extent
      case .horizontal: size.width = extent
      }
      return size
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      // The header and the footer span all lanes. A header that the engine has not measured moves the rest.
      let cross =
        axis == .vertical
        ? ProposedViewSize(width: bounds.width, height: nil)
        : ProposedViewSize(width: nil, height: bounds.height)
      var bounds = bounds
      for subview in subviews {
        guard let spot = subview[EndLayoutPositionKey.self] else { continue }
        let size = spot.edge == .start && !spot.isMeasured ? subview.sizeThatFits(cross) : .zero
        switch axis {
        case .vertical:
          subview.place(
            at: CGPoint(x: bounds.midX, y: bounds.minY + spot.start), anchor: .top, proposal: cross)
          bounds.origin.y += size.height
        case .horizontal:
          subview.place(
            at: CGPoint(x: bounds.minX + spot.start, y: bounds.midY), anchor: .leading, proposal: cross)
          bounds.origin.x += size.width
        }
      }
      let spots = subviews.map { $0[ItemLayoutPositionKey.self] }
      var fresh: [Double?] = []
      for (subview, spot) in zip(subviews, spots) {
        let size = spot.flatMap { $0.isNew ? subview.sizeThatFits(proposedSize(of: $0)) : nil }
        fresh.append(size.map { Double(axis == .vertical ? $0.height : $0.width) })
      }
      for ((subview, spot), shift) in zip(zip(subviews, spots), newItemShifts(spots, fresh)) {
        guard let spot else { continue }
        switch axis {
        case .vertical:
          subview.place(
            at: CGPoint(
              x: bounds.minX + spot.crossCenter + shift.cross, y: bounds.minY + spot.start + shift.main),
            anchor: .top, proposal: proposedSize(of: spot))
        case .horizontal:
          subview.place(
            at: CGPoint(
              x: bounds.minX + spot.start + shift.main, y: bounds.minY + spot.crossCenter + shift.cross),
            anchor: .leading, proposal: proposedSize(of: spot))
        }
      }
    }

    /// Returns the distances that new items move the subviews, because of their extents.
    ///
    /// - Parameters:
    ///   - spots: The positions from the engine.
    ///   - fresh: The extents of new items, in pt; `nil` for all measured items.
    private func newItemShifts(_ spots: [ItemLayoutPosition?], _ fresh: [Double?]) -> [ItemPreview
      .PreviewOffset]
    {
      var result = Array(repeating: ItemPreview.PreviewOffset(), count: spots.count)
      guard let preview, fresh.contains(where: { $0 != nil }) else { return result }
      let indices = spots.indices.filter { spots[$0]?.isInFlow == true }
      let items = indices.map { ItemPreview.Item(index: spots[$0]?.index ?? 0, extent: fresh[$0]) }
      for (index, shift) in zip(indices, preview.shifts(of: items)) { result[index] = shift }
      return result
    }

    /// Returns the proposed size of an item.
    private func proposedSize(of spot: ItemLayoutPosition) -> ProposedViewSize {
      axis == .vertical
        ? ProposedViewSize(width: spot.crossExtent, height: nil)
        : ProposedViewSize(width: nil, height: spot.crossExtent)
    }
  }

  /// The layout position of a header or footer; `nil` for other views.
  struct EndLayoutPositionKey: LayoutValueKey {
    static let defaultValue: EndLayoutPosition? = nil
  }

  /// The layout position of an item; `nil` for a view that is not an item.
  struct ItemLayoutPositionKey: LayoutValueKey {
    static let defaultValue: ItemLayoutPosition? = nil
  }
#endif
