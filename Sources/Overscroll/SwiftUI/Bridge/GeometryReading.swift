#if canImport(SwiftUI)
  import OverscrollCore
  package import SwiftUI

  extension View {
    /// Calls an action with a value of this view's geometry, when it appears and in every update that changes
    /// it.
    ///
    /// - Parameters:
    ///   - value: Reads the value from the geometry.
    ///   - isWanted: Whether to tell anything.
    ///   - action: Takes the value.
    @MainActor package func onGeometry<Value: Equatable>(
      of value: @escaping (GeometryProxy) -> Value, while isWanted: Bool = true,
      perform action: @escaping @MainActor (Value) -> Void
    ) -> some View {
      background {
        if isWanted {
          GeometryReader { proxy in
            Color.clear
              .onAppear { action(value(proxy)) }
              .onChange(of: value(proxy)) { action($0) }
          }
        }
      }
    }
  }

  extension View {
    /// Tells what moves the content of the first scroll view in this view, from watchOS 11 on; before, nothing is told.
    ///
    /// Elsewhere a bridge tells that.
    @MainActor func onPhase(perform action: @escaping @MainActor (ObservedPhase) -> Void) -> some View {
      #if os(watchOS) && compiler(>=6.0)
        modifier(PhaseReading(action: action))
      #else
        self
      #endif
    }
  }

  #if os(watchOS) && compiler(>=6.0)
    /// Compiled nowhere but in Xcode 16 and later.
    private struct PhaseReading: ViewModifier {
      let action: @MainActor (ObservedPhase) -> Void

      func body(content: Content) -> some View {
        if #available(watchOS 11, *) {
          content.onScrollPhaseChange { _, phase in action(ObservedPhase(phase)) }
        } else {
          content
        }
      }
    }

    @available(watchOS 11, *)
    extension ObservedPhase {
      /// What moves the content in a phase of SwiftUI's; that of an animation or of rest is no finger.
      fileprivate init(_ phase: ScrollPhase) {
        switch phase {
        case .tracking, .interacting: self = .tracking
        case .decelerating: self = .decelerating
        case .animating, .idle: self = .free
        @unknown default: self = .unknown
        }
      }
    }
  #endif
#endif
