#if canImport(SwiftUI)
  import Overscroll
  public import SwiftUI

  extension View {
    /// Reports the position of this view's top when it appears and whenever it moves, as in the fourth article.
    ///
    /// A row that has scrolled away reports nothing.
    ///
    /// - Parameters:
    ///   - coordinateSpace: The space to measure in; one that does not scroll.
    ///   - onChange: Takes the top's position, in pt.
    @preconcurrency @MainActor public func onChangeOffsetY(
      coordinateSpace: CoordinateSpace = .global, onChange: @escaping @MainActor (CGFloat) -> Void
    ) -> some View {
      onGeometry(of: { $0.frame(in: coordinateSpace).minY }, perform: onChange)
    }

    /// Applies a change to this view if a condition holds, as in the fourth article.
    ///
    /// When the condition changes, SwiftUI takes the view for another one, and it loses its state. An app's own `if` takes
    /// precedence over this one.
    ///
    /// - Parameters:
    ///   - condition: Whether to apply the change.
    ///   - transform: The change.
    @_disfavoredOverload @ViewBuilder public func `if`<Content: View>(
      _ condition: Bool, transform: (Self) -> Content
    ) -> some View {
      if condition { transform(self) } else { self }
    }
  }
#endif
