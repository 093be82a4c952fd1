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
  }
#endif
