#if canImport(SwiftUI)
  package import OverscrollCore
  package import SwiftUI

  /// An indicator that stands in the content of the scroll view that it belongs to.
  ///
  /// It follows each frame of its edge, alone, and reports its own extent. Outside of a scroll view of this package
  /// it gets nothing to draw from.
  @MainActor package struct EdgeReader<Indicator: View>: View {
    private let edge: Edge
    private let indicator: (EdgePresentation?) -> Indicator

    @Environment(\.overscrollHost) private var host

    /// Makes an indicator.
    ///
    /// - Parameters:
    ///   - edge: The edge that it belongs to.
    ///   - indicator: Draws it, given what there is to draw.
    package init(_ edge: Edge, @ViewBuilder indicator: @escaping (EdgePresentation?) -> Indicator) {
      self.edge = edge
      self.indicator = indicator
    }

    package var body: some View {
      if let host {
        FrameReader(host: host, frames: host.frames, edge: edge, indicator: indicator)
      } else {
        indicator(nil)
      }
    }
  }

  /// The part that follows the frames.
  @MainActor private struct FrameReader<Indicator: View>: View {
    let host: OverscrollHost
    @ObservedObject var frames: FrameSignal
    let edge: Edge
    let indicator: (EdgePresentation?) -> Indicator

    var body: some View {
      TimelineView(.animation(paused: !host.controller.presentation.wantsFrames)) { _ in
        indicator(host.controller.presentationNow[edge.scrollEdge])
      }
      .onGeometry(of: { edge.axis == .vertical ? $0.size.height : $0.size.width }) {
        host.measured($0, at: edge.scrollEdge)
      }
    }
  }

  extension EnvironmentValues {
    /// What ties a controller to the scroll view that this content is in.
    var overscrollHost: OverscrollHost? {
      get { self[HostKey.self] }
      set { self[HostKey.self] = newValue }
    }
  }

  private struct HostKey: EnvironmentKey {
    static let defaultValue: OverscrollHost? = nil
  }
#endif
