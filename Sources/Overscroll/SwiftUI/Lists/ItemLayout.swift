#if canImport(SwiftUI)
  import OverscrollCore
  import SwiftUI

  /// Puts each mounted item where the engine says, and measures nothing.
  struct ItemLayout: Layout {
    /// The axis that the list scrolls along.
    let axis: Axis
    /// How long the content is, in pt; nothing where it is as large as the viewport, and drawn shifted.
    let extent: Double?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      var size = proposal.replacingUnspecifiedDimensions()
      guard let extent else { return size }
      switch axis {
      case .vertical: size.height = extent
      case .horizontal: size.width = extent
      }
      return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
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

  /// Where an item is; nothing for what is no item.
  struct ItemPlace: LayoutValueKey {
    static let defaultValue: ItemSpot? = nil
  }
#endif
