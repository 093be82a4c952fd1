#if canImport(SwiftUI)
  import SwiftUI

  /// A layout that places each view at the position of its layout value, even outside the layout's bounds.
  struct Placed: Layout {
    /// The layout value: the position of a view, in pt from the top of the layout.
    struct Start: LayoutValueKey {
      static let defaultValue: CGFloat = 0
    }

    let height: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 200, height: height)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for view in subviews {
        view.place(
          at: CGPoint(x: bounds.minX, y: bounds.minY + view[Start.self]), anchor: .topLeading,
          proposal: .unspecified)
      }
    }
  }
#endif
