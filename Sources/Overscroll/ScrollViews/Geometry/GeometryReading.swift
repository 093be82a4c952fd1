#if canImport(SwiftUI)
  import OverscrollCore
  package import SwiftUI

  extension View {
    /// Calls an action with a value of this view's geometry.
    ///
    /// The action is called when the view appears, and whenever an update changes the value.
    ///
    /// - Parameters:
    ///   - value: Reads the value from the geometry.
    ///   - action: Receives the value.
    @MainActor package func onGeometry<Value: Equatable>(
      of value: @escaping @MainActor (GeometryProxy) -> Value,
      perform action: @escaping @MainActor (Value) -> Void
    ) -> some View {
      background {
        GeometryReader(
          content: onMainActor { proxy in
            Color.clear
              .onAppear { action(value(proxy)) }
              .onChange(of: value(proxy)) { action($0) }
          })
      }
    }

    /// Calls an action at first, and when the size or the safe area changes.
    @MainActor func onVisibleAreaChange(perform action: @escaping @MainActor () -> Void) -> some View {
      onGeometry(of: { GeometrySnapshot(size: $0.size, safeArea: $0.safeAreaInsets) }) { _ in action() }
    }
  }

  /// The size of a view and the bars over it.
  private struct GeometrySnapshot: Equatable {
    let size: CGSize
    let safeArea: EdgeInsets
  }
#endif
