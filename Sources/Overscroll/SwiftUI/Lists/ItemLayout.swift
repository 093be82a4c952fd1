#if canImport(SwiftUI)
  import OverscrollCore
  import SwiftUI

  /// Puts each mounted item where the engine says.
  ///
  /// It measures them only where nobody says how wide the list is across its axis.
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
      for subview in subviews {
        guard let spot = subview[ItemPlace.self] else { continue }
        switch axis {
        case .vertical:
          subview.place(
            at: CGPoint(x: bounds.minX + spot.crossCenter, y: bounds.minY + spot.start), anchor: .top,
            proposal: ProposedViewSize(width: spot.crossExtent, height: nil))
        case .horizontal:
          subview.place(
            at: CGPoint(x: bounds.minX + spot.start, y: bounds.minY + spot.crossCenter), anchor: .leading,
            proposal: ProposedViewSize(width: nil, height: spot.crossExtent))
        }
      }
    }
  }

  /// Where an item is; nil for what is no item.
  struct ItemPlace: LayoutValueKey {
    static let defaultValue: ItemSpot? = nil
  }
#endif
