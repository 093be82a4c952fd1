#if canImport(SwiftUI)
  import Overscroll
  public import SwiftUI

  extension View {
    /// Reports the position of this view's top, as in the fourth article.
    ///
    /// `onChange` is called when the view appears and when its top moves. A list row that has been recycled
    /// reports nothing.
    ///
    /// - Parameters:
    ///   - coordinateSpace: The coordinate space of the position. It must not scroll with the view.
    ///   - onChange: Receives the position of the top, in pt.
    @preconcurrency @MainActor public func onChangeOffsetY(
      coordinateSpace: CoordinateSpace = .global, onChange: @escaping @MainActor (CGFloat) -> Void
    ) -> some View {
      onGeometry(of: { $0.frame(in: coordinateSpace).minY }, perform: onChange)
    }

    /// Applies a change to this view if a condition is true.
    ///
    /// The function is part of the fourth article. When the condition changes, the view gets a new identity
    /// and loses its state. If the app declares its own `if`, the compiler prefers it to this function.
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
