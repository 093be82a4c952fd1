#if canImport(SwiftUI)
  package import SwiftUI

  extension View {
    /// Tells something of this view's geometry when it appears and whenever it has changed, in the same update.
    ///
    /// - Parameters:
    ///   - value: What to tell, of the geometry.
    ///   - action: Whom to tell.
    @MainActor package func onGeometry<Value: Equatable>(
      of value: @escaping (GeometryProxy) -> Value, perform action: @escaping @MainActor (Value) -> Void
    ) -> some View {
      background {
        GeometryReader { proxy in
          Color.clear
            .onAppear { action(value(proxy)) }
            .onChange(of: value(proxy)) { action($0) }
        }
      }
    }
  }
#endif
