#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import SwiftUI

  /// Puts each mounted item where the engine says, and new items where the engine will say once it has their extents.
  struct ItemLayout: Layout {
    /// The axis that the list scrolls along.
    let axis: Axis
    /// How long the content is, in pt; nil if it is as large as the viewport, and drawn shifted.
    let extent: Double?
    /// How the items are laid out.
    let arrangement: ListArrangement
    /// The gap between two lanes, in pt.
    let laneSpacing: Double
    /// The size of text: with another one, items may be smaller than before.
    let textSize: DynamicTypeSize
    /// Tells where the engine will put the items, if any of them are new.
    let preview: ItemPreview?

    /// What is known of the items' extents across the axis.
    struct Cache {
      var cross = NaturalCross()
      var textSize: DynamicTypeSize
    }

    func makeCache(subviews: Subviews) -> Cache { Cache(textSize: textSize) }

    /// What is known stays known when items come and go.
    func updateCache(_ cache: inout Cache, subviews: Subviews) {
      if cache.textSize != textSize { cache = makeCache(subviews: subviews) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
      var size = proposal.replacingUnspecifiedDimensions()
      if (axis == .vertical ? proposal.width : proposal.height) == nil {
        var extents: [Double] = []
        for subview in subviews where subview[ItemPlace.self] != nil {
          let size = subview.sizeThatFits(.unspecified)
          extents.append(axis == .vertical ? size.width : size.height)
        }
        cache.cross.see(extents)
        let cross = cache.cross.extent(arrangement, laneSpacing: laneSpacing)
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
      let spots = subviews.map { $0[ItemPlace.self] }
      var fresh: [Double?] = []
      for (subview, spot) in zip(subviews, spots) {
        let size = spot.flatMap { $0.isNew ? subview.sizeThatFits(inner(of: $0)) : nil }
        fresh.append(size.map { Double(axis == .vertical ? $0.height : $0.width) })
      }
      for ((subview, spot), shift) in zip(zip(subviews, spots), newItemShifts(spots, fresh)) {
        guard let spot else { continue }
        switch axis {
        case .vertical:
          subview.place(
            at: CGPoint(
              x: bounds.minX + spot.crossCenter + shift.cross, y: bounds.minY + spot.start + shift.main),
            anchor: .top, proposal: inner(of: spot))
        case .horizontal:
          subview.place(
            at: CGPoint(
              x: bounds.minX + spot.start + shift.main, y: bounds.minY + spot.crossCenter + shift.cross),
            anchor: .leading, proposal: inner(of: spot))
        }
      }
    }

    /// How far each subview moves because new ones are not as long as estimated.
    ///
    /// - Parameters:
    ///   - spots: Where the engine puts the items.
    ///   - fresh: The true extents of new items, in pt.
    private func newItemShifts(_ spots: [ItemSpot?], _ fresh: [Double?]) -> [ItemPreview.Shift] {
      var result = Array(repeating: ItemPreview.Shift(), count: spots.count)
      guard let preview, fresh.contains(where: { $0 != nil }) else { return result }
      let places = spots.indices.filter { spots[$0]?.isInFlow == true }
      let items = places.map { ItemPreview.Item(index: spots[$0]?.index ?? 0, extent: fresh[$0]) }
      for (place, shift) in zip(places, preview.shifts(of: items)) { result[place] = shift }
      return result
    }

    /// The size that an item is proposed.
    private func inner(of spot: ItemSpot) -> ProposedViewSize {
      axis == .vertical
        ? ProposedViewSize(width: spot.crossExtent, height: nil)
        : ProposedViewSize(width: nil, height: spot.crossExtent)
    }
  }

  /// Where an item is; nil for what is no item.
  struct ItemPlace: LayoutValueKey {
    static let defaultValue: ItemSpot? = nil
  }
#endif
