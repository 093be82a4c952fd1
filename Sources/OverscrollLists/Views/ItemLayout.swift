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
          extents.append(extent(across: subview.sizeThatFits(.unspecified)))
        }
        cache.cross.update(extents)
        // The header and the footer span all lanes.
        let ends = subviews.filter { $0[EndLayoutPositionKey.self] != nil }.map {
          extent(across: $0.sizeThatFits(.unspecified))
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
      let cross = extent(across: bounds.size)
      // The engine does not know the extent of a new header yet, so the layout shifts the items by it.
      var headerShift = 0.0
      for subview in subviews {
        guard let spot = subview[EndLayoutPositionKey.self] else { continue }
        let proposal = proposedSize(across: cross)
        let isNew = spot.edge == .start && !spot.isMeasured
        let extent = isNew ? extent(along: subview.sizeThatFits(proposal)) : 0
        subview.place(
          at: point(spot.start + headerShift, center: cross / 2, in: bounds), anchor: anchor,
          proposal: proposal)
        headerShift += extent
      }
      let spots = subviews.map { $0[ItemLayoutPositionKey.self] }
      var fresh: [Double?] = []
      for (subview, spot) in zip(subviews, spots) {
        let size = spot.flatMap {
          $0.isNew ? subview.sizeThatFits(proposedSize(across: $0.crossExtent)) : nil
        }
        fresh.append(size.map(extent(along:)))
      }
      for ((subview, spot), shift) in zip(zip(subviews, spots), newItemShifts(spots, fresh)) {
        guard let spot else { continue }
        let start = spot.start + headerShift + shift.main
        subview.place(
          at: point(start, center: spot.crossCenter + shift.cross, in: bounds), anchor: anchor,
          proposal: proposedSize(across: spot.crossExtent))
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

    /// The point of a view at the positions that `point(_:center:in:)` converts.
    private var anchor: UnitPoint { axis == .vertical ? .top : .leading }

    /// Returns the point at a start along the axis and a center across the axis.
    ///
    /// Both are in pt from the origin of the bounds.
    private func point(_ start: Double, center: Double, in bounds: CGRect) -> CGPoint {
      axis == .vertical
        ? CGPoint(x: bounds.minX + center, y: bounds.minY + start)
        : CGPoint(x: bounds.minX + start, y: bounds.minY + center)
    }

    /// Returns the proposed size of a view, from its extent across the axis in pt.
    private func proposedSize(across extent: Double) -> ProposedViewSize {
      axis == .vertical
        ? ProposedViewSize(width: extent, height: nil) : ProposedViewSize(width: nil, height: extent)
    }

    /// Returns the extent of a size along the axis, in pt.
    private func extent(along size: CGSize) -> Double { axis == .vertical ? size.height : size.width }

    /// Returns the extent of a size across the axis, in pt.
    private func extent(across size: CGSize) -> Double { axis == .vertical ? size.width : size.height }
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
