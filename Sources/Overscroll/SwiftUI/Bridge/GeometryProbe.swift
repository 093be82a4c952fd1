#if canImport(SwiftUI)
  import Combine
  import OverscrollCore
  import SwiftUI

  /// Reports where the content is, for a host without a bridge.
  @MainActor struct GeometryProbe: ViewModifier {
    let host: OverscrollHost

    func body(content: Content) -> some View {
      content.onGeometry(of: { $0.frame(in: .named(host.space)) }) {
        host.geometry.contentMoved(to: $0, host)
      }
    }
  }

  /// Measures the viewport and holds the gaps as content margins, for a host without a bridge.
  @MainActor struct GeometryViewport: ViewModifier {
    let host: OverscrollHost
    @ObservedObject private var geometry: GeometryScroller
    @Environment(\.layoutDirection) private var direction

    init(host: OverscrollHost) {
      self.host = host
      geometry = host.geometry
    }

    func body(content: Content) -> some View {
      margins(content)
        .coordinateSpace(name: host.space)
        .onGeometry(of: { $0.size }) { host.geometry.viewportMeasured($0, host) }
        .onChange(of: direction) { host.geometry.isRightToLeft = $0 == .rightToLeft }
        .onAppear { host.geometry.isRightToLeft = direction == .rightToLeft }
    }

    @ViewBuilder private func margins(_ content: Content) -> some View {
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
        content
          .contentMargins(
            Edge.Set(Edge(.start, of: host.axis)), margin(geometry.gaps.start), for: .scrollContent
          )
          .contentMargins(Edge.Set(Edge(.end, of: host.axis)), margin(geometry.gaps.end), for: .scrollContent)
      } else {
        content
      }
    }

    private func margin(_ gap: Double) -> CGFloat? { gap > 0 ? gap : nil }
  }

  /// The scroll view as geometry shows it: an offset without a finger, and gaps that are content margins.
  ///
  /// Who moves the content is the engine's to infer. Where there are no content margins, no gap can be held (see
  /// `EdgeConfiguration.gapless`).
  @MainActor final class GeometryScroller: ObservableObject, PlatformScroller {
    /// The gaps that are held, in pt.
    @Published private(set) var gaps = EdgePair(start: 0.0, end: 0.0)
    /// Whether a horizontal axis starts on the right.
    var isRightToLeft = false {
      didSet { report() }
    }

    private weak var host: OverscrollHost?
    private var frame = CGRect.zero
    private var viewport = 0.0

    /// Whether this system can hold a gap without a bridge.
    static var holdsGaps: Bool {
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) { true } else { false }
    }

    func start() { report() }

    func hold(_ change: InsetChange) {
      guard Self.holdsGaps else { return }
      // The engine's own spring (see `BounceSpring`).
      let spring = Animation.interpolatingSpring(stiffness: 100, damping: 20)
      withAnimation(change.offset == nil ? nil : spring) { gaps = change.insets }
    }

    /// There is no scroll view to scroll, and nobody who asks for it: what refreshes only looks on.
    func adjust(by change: Double, endsMotion: Bool) {}

    var isMoving: Bool { false }

    var ownInsets: EdgePair<Double> { gaps }

    func release() { gaps = EdgePair(start: 0, end: 0) }

    func contentMoved(to frame: CGRect, _ host: OverscrollHost) {
      (self.frame, self.host) = (frame, host)
      report()
    }

    func viewportMeasured(_ size: CGSize, _ host: OverscrollHost) {
      viewport = host.axis == .vertical ? size.height : size.width
      self.host = host
      report()
    }

    func report() {
      guard let host, viewport > 0 else { return }
      let extent: Double
      let offset: Double
      switch host.axis {
      case .vertical:
        extent = frame.height
        offset = -frame.minY
      case .horizontal:
        extent = frame.width
        offset = isRightToLeft ? frame.maxX - viewport : -frame.minX
      }
      host.laidOut(ScrollExtents(viewport: viewport, content: extent), from: self)
      host.scrolled(to: offset, .unknown, from: self)
    }
  }
#endif
