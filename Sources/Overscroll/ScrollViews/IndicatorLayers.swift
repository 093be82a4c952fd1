#if canImport(SwiftUI)
  import OverscrollCore
  import SwiftUI

  /// Puts the indicators around a scroll view: before it, behind it, or in bars that do not scroll.
  ///
  /// Every layer is always there, empty or not, so that the scroll view keeps its identity.
  @MainActor struct IndicatorLayers: ViewModifier {
    private let host: OverscrollHost
    private let declared: OverscrollDeclaration
    @ObservedObject private var layers: FrameSignal

    init(host: OverscrollHost, declaration: OverscrollDeclaration) {
      self.host = host
      declared = declaration
      layers = host.layers
    }

    /// What is drawn: of several modifiers on a scroll view, the innermost draws all.
    private var declaration: OverscrollDeclaration { host.drawn(declared) }

    func body(content: Content) -> some View {
      content
        .background { edges { $0 == .behind } }
        .overlay { edges { $0 == .above || $0 == .inFront } }
        .safeAreaInset(edge: .top, spacing: 0) { bar(.top) }
        .safeAreaInset(edge: .bottom, spacing: 0) { bar(.bottom) }
        .safeAreaInset(edge: .leading, spacing: 0) { bar(.leading) }
        .safeAreaInset(edge: .trailing, spacing: 0) { bar(.trailing) }
    }

    /// The indicators whose placement is one of some.
    private func edges(_ matches: (IndicatorMotion.Placement) -> Bool) -> some View {
      ZStack {
        if let edge = shown(.start, matches) { layer(.start, edge) }
        if let edge = shown(.end, matches) { layer(.end, edge) }
      }
      // An indicator that waits beyond the edge does not show over what is there.
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(.top, host.title.height)
      .clipped()
      .padding(.top, -host.title.height)
      .padding(startSide, host.margins.start)
      .padding(endSide, host.margins.end)
    }

    private var startSide: Edge.Set { declaration.axis == .vertical ? .top : .leading }
    private var endSide: Edge.Set { declaration.axis == .vertical ? .bottom : .trailing }

    private func layer(_ edge: ScrollEdge, _ declared: EdgeDeclaration) -> some View {
      IndicatorLayer(
        host: host, frames: host.frames, edge: edge, axis: declaration.axis, declared: declared)
    }

    /// The indicator that is pinned in a bar at an edge.
    @ViewBuilder private func bar(_ edge: Edge) -> some View {
      if edge.axis == declaration.axis, let declared = shown(edge.scrollEdge, { $0 == .pinned }) {
        Indicator(
          host: host, frames: host.frames, edge: edge.scrollEdge, axis: declaration.axis, declared: declared)
      }
    }

    private func shown(
      _ edge: ScrollEdge, _ matches: (IndicatorMotion.Placement) -> Bool
    ) -> EdgeDeclaration? {
      guard let declared = declaration.edges[edge], declared.showsIndicator,
        let configuration = declaration.configuration(of: edge), matches(configuration.indicator.placement)
      else { return nil }
      return declared
    }
  }

  /// An indicator at its edge, as far inwards as the engine says.
  @MainActor private struct IndicatorLayer: View {
    let host: OverscrollHost
    @ObservedObject var frames: FrameSignal
    let edge: ScrollEdge
    let axis: Axis
    let declared: EdgeDeclaration

    @Environment(\.layoutDirection) private var direction

    var body: some View {
      let shown = host.controller.presentation[edge]
      let title = edge == .start ? host.title : LargeTitle()
      let inset = host.heldInsets[edge]
      let extent = host.extents[edge] ?? 0
      let place = host.holdsGaps ? shown.indicatorOffset : max(shown.indicatorOffset, shown.gap - extent)
      let offset = place - title.shift(extent: extent, inset: inset)
      let inwards = edge == .start ? offset : -offset
      Indicator(host: host, frames: frames, edge: edge, axis: axis, declared: declared)
        .offset(
          x: axis == .horizontal ? (direction == .rightToLeft ? -inwards : inwards) : 0,
          y: axis == .vertical ? inwards : 0
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        .padding(.top, title.height)
        .clipShape(
          BesideTitle(title: title.covers(overscroll: shown.overscroll, inset: inset), top: title.height)
        )
        .padding(.top, -title.height)
    }

    private var alignment: Alignment {
      switch (axis, edge) {
      case (.vertical, .start): .top
      case (.vertical, .end): .bottom
      case (.horizontal, .start): .leading
      case (.horizontal, .end): .trailing
      }
    }
  }

  /// A shape that covers all of a view except a large title.
  private struct BesideTitle: Shape {
    /// The range that the title covers, in pt below where it ends when it isn't pulled.
    let title: ClosedRange<Double>
    /// How far below the view's top that is, in pt.
    let top: Double

    nonisolated func path(in rect: CGRect) -> Path {
      guard title.lowerBound < title.upperBound else { return Path(rect) }
      let (start, end) = (rect.minY + top + title.lowerBound, rect.minY + top + title.upperBound)
      var path = Path()
      path.addRect(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: max(0, start - rect.minY)))
      path.addRect(CGRect(x: rect.minX, y: end, width: rect.width, height: max(0, rect.maxY - end)))
      return path
    }
  }

  /// An indicator as its style draws it.
  ///
  /// It takes touches only while a tap starts the action: after a failure that is kept, or by policy.
  @MainActor private struct Indicator: View {
    let host: OverscrollHost
    @ObservedObject var frames: FrameSignal
    let edge: ScrollEdge
    let axis: Axis
    let declared: EdgeDeclaration

    var body: some View {
      let controller = host.controller
      let startsOnTap = controller.startsOnTap(edge)
      let moves = controller.presentation.wantsFrames && !(declared.look is any StillIndicatorStyle)
      TimelineView(.animation(paused: !moves)) { _ in
        draw(controller.presentationNow[edge])
      }
      .onGeometry(of: { axis == .vertical ? $0.size.height : $0.size.width }) { host.measured($0, at: edge) }
      .contentShape(Rectangle())
      .onTapGesture { host.controller.tap(edge) }
      .allowsHitTesting(startsOnTap)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      .accessibilityAction { controller.tap(edge) }
      .accessibilityHidden(!startsOnTap)
    }

    private func draw(_ shown: EdgePresentation) -> some View {
      let configuration = RefreshIndicatorConfiguration(
        shown, edge: Edge(edge, of: axis), purpose: declared.purpose ?? EdgePurpose(edge),
        lastOutcome: host.controller.lastOutcome(of: edge), lastUpdated: host.controller.lastUpdated(edge))
      return body(of: declared.look, configuration)
        .frame(
          maxWidth: axis == .vertical ? .infinity : nil, maxHeight: axis == .horizontal ? .infinity : nil
        )
        .opacity(shown.opacity)
    }

    /// The style's view, which keeps its identity as long as the style's type stays.
    private func body(
      of style: some RefreshIndicatorStyle, _ configuration: RefreshIndicatorConfiguration
    ) -> AnyView {
      AnyView(StyledIndicator(style: style, configuration: configuration))
    }
  }

  /// A view that draws a style and holds the style's dynamic properties.
  @MainActor private struct StyledIndicator<Style: RefreshIndicatorStyle>: View {
    let style: Style
    let configuration: RefreshIndicatorConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
  }
#endif
