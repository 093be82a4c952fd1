#if canImport(SwiftUI)
  import Combine
  import OverscrollCore
  import SwiftUI

  /// Reports where the content is, for a host without a bridge, and draws it where it was when a gap has moved it.
  @MainActor struct GeometryProbe: ViewModifier {
    let host: OverscrollHost
    let axis: Axis
    @ObservedObject private var geometry: GeometryScroller
    @Environment(\.layoutDirection) private var direction

    init(host: OverscrollHost, axis: Axis) {
      self.host = host
      self.axis = axis
      geometry = host.geometry
    }

    func body(content: Content) -> some View {
      content
        .shifted(by: geometry.shift, along: axis, direction)
        .onGeometry(of: { $0.frame(in: .named(host.space)) }, while: geometry.isUsed) {
          host.geometry.contentMoved(to: $0, host)
        }
        .id(host.space)
    }
  }

  /// Measures the viewport and holds the gaps, for a host without a bridge.
  ///
  /// They are bars of nothing: insets of this scroll view, and of none in it.
  @MainActor struct GeometryViewport: ViewModifier {
    let host: OverscrollHost
    let axis: Axis
    @ObservedObject private var geometry: GeometryScroller
    @Environment(\.layoutDirection) private var direction

    init(host: OverscrollHost, axis: Axis) {
      self.host = host
      self.axis = axis
      geometry = host.geometry
    }

    func body(content: Content) -> some View {
      ScrollViewReader { proxy in
        gaps(content)
          .onPhase { host.geometry.phaseChanged(to: $0) }
          .coordinateSpace(name: host.space)
          .onGeometry(of: { $0.size }, while: geometry.isUsed) { host.geometry.viewportMeasured($0, host) }
          .onChange(of: geometry.holds) { _ in host.geometry.gapsChanged() }
          .onChange(of: geometry.goal) { scroll(to: $0.edge, proxy) }
          .onChange(of: direction) { host.geometry.isRightToLeft = $0 == .rightToLeft }
          .onAppear { host.geometry.isRightToLeft = direction == .rightToLeft }
      }
    }

    /// Brings the content's own edge to the gap's.
    private func scroll(to edge: ScrollEdge, _ proxy: ScrollViewProxy) {
      let anchor: UnitPoint
      switch (axis, edge) {
      case (.vertical, .start): anchor = .top
      case (.vertical, .end): anchor = .bottom
      case (.horizontal, .start): anchor = .leading
      case (.horizontal, .end): anchor = .trailing
      }
      withAnimation(GeometryScroller.spring) { proxy.scrollTo(host.space, anchor: anchor) }
    }

    @ViewBuilder private func gaps(_ content: Content) -> some View {
      switch axis {
      case .vertical:
        content
          .safeAreaInset(edge: .top, spacing: 0) { bar(.start) }
          .safeAreaInset(edge: .bottom, spacing: 0) { bar(.end) }
      case .horizontal:
        content
          .safeAreaInset(edge: .leading, spacing: 0) { bar(.start) }
          .safeAreaInset(edge: .trailing, spacing: 0) { bar(.end) }
      }
    }

    @ViewBuilder private func bar(_ edge: ScrollEdge) -> some View {
      let gap = geometry.gaps[edge]
      if gap > 0 {
        Color.clear
          .frame(width: axis == .horizontal ? gap : nil, height: axis == .vertical ? gap : nil)
          .allowsHitTesting(false)
          .accessibilityHidden(true)
      }
    }
  }

  /// The scroll view as geometry shows it: an offset without a finger, and gaps that are bars.
  ///
  /// If the system does not say what moves the content, no pull starts an action. Another gap moves content that rests at its
  /// edge at once; that is drawn as a spring.
  @MainActor final class GeometryScroller: ObservableObject, PlatformScroller {
    /// Whether geometry has been all there is: it is read from then on.
    @Published private(set) var isUsed = false
    /// The gaps that are held, in pt.
    @Published private(set) var gaps = EdgePair<Double>.zero
    /// How often they were set: those that are what they were before an update are told of, too.
    @Published private(set) var holds = 0
    /// How far from its place the content is drawn, in pt towards the end.
    @Published private(set) var shift = 0.0
    /// Whether a horizontal axis starts on the right.
    var isRightToLeft = false {
      didSet { report() }
    }

    /// What moves the content, where the system says so.
    private var phase = ObservedPhase.unknown

    /// The edge to scroll to, and how often that was asked for.
    @Published private(set) var goal = Goal()

    /// The engine's own spring (see `BounceSpring`).
    static let spring = Animation.interpolatingSpring(stiffness: 100, damping: 20)

    private weak var host: OverscrollHost?
    private var frame: CGRect?
    private var viewport = 0.0
    /// Whether what moves the content is another gap.
    private var isAdjusting = false
    /// Where the content is to be then, in pt.
    private var target: Double?

    /// An edge to scroll to.
    struct Goal: Equatable {
      var edge = ScrollEdge.start
      var number = 0
    }

    func start() {
      isUsed = true
      report()
    }

    func hold(_ change: InsetChange) {
      guard change.insets != gaps else { return }
      isAdjusting = true
      target = change.offset
      gaps = change.insets
      holds &+= 1
    }

    /// What follows from other gaps has been laid out in this update.
    ///
    /// Content that stands where it belongs is drawn on its way there. Content that a spring had brought past that
    /// before the lift was noticed is scrolled there.
    func gapsChanged() {
      Task { [weak self] in self?.settle() }
    }

    private func settle() {
      isAdjusting = false
      if shift != 0 { withAnimation(Self.spring) { shift = 0 } }
      guard let host, let target, abs(offset(host) - target) > 1 else { return }
      goal = Goal(edge: target <= 0 ? .start : .end, number: goal.number &+ 1)
    }

    /// There is no scroll view to scroll, and nobody who asks for it: what refreshes only looks on.
    func adjust(by change: Double, endsMotion: Bool) {}

    var ownInsets: EdgePair<Double> { gaps }

    func release() {
      if gaps != .zero { gaps = .zero }
      phase = .unknown
    }

    func phaseChanged(to phase: ObservedPhase) {
      self.phase = phase
      report()
    }

    func contentMoved(to frame: CGRect, _ host: OverscrollHost) {
      let before = self.frame == nil ? nil : offset(host)
      (self.frame, self.host) = (frame, host)
      if isAdjusting, let before { shift += offset(host) - before }
      report()
    }

    func viewportMeasured(_ size: CGSize, _ host: OverscrollHost) {
      viewport = host.axis == .vertical ? size.height : size.width
      self.host = host
      report()
    }

    func report() {
      guard let host, let frame, viewport > 0 else { return }
      let extent = host.axis == .vertical ? frame.height : frame.width
      host.laidOut(ScrollExtents(viewport: viewport, content: extent), from: self)
      host.scrolled(to: offset(host), phase, from: self)
    }

    /// How far the viewport's start is inside the content, in pt.
    private func offset(_ host: OverscrollHost) -> Double {
      let frame = frame ?? .zero
      return switch host.axis {
      case .vertical: -frame.minY
      case .horizontal: isRightToLeft ? frame.maxX - viewport : -frame.minX
      }
    }
  }
#endif
