#if canImport(SwiftUI)
  import OverscrollCore
  import SwiftUI

  /// Adds the indicators in front of a scroll view, behind it, or in fixed bars.
  ///
  /// Every layer always exists, even if it is empty, so that the scroll view keeps its identity.
  @MainActor struct IndicatorLayersModifier: ViewModifier {
    private let participant: ScrollViewParticipant
    private let declared: ScrollViewOptions
    @ObservedObject private var layers: RedrawSource

    init(participant: ScrollViewParticipant, options: ScrollViewOptions) {
      self.participant = participant
      declared = options
      layers = participant.layers
    }

    private var session: ScrollViewSession { participant.session }

    /// The options to draw; empty unless this is the innermost modifier around the scroll view.
    private var options: ScrollViewOptions { session.drawn(by: participant, declaring: declared) }

    func body(content: Content) -> some View {
      let options = options
      return
        content
        .background { edges(options) { $0 == .behind } }
        .overlay { edges(options) { $0 == .above || $0 == .inFront } }
        .safeAreaInset(edge: .top, spacing: 0) { bar(.top, options) }
        .safeAreaInset(edge: .bottom, spacing: 0) { bar(.bottom, options) }
        .safeAreaInset(edge: .leading, spacing: 0) { bar(.leading, options) }
        .safeAreaInset(edge: .trailing, spacing: 0) { bar(.trailing, options) }
    }

    /// The indicators of the edges whose placement matches.
    private func edges(
      _ options: ScrollViewOptions, _ matches: (IndicatorMotion.Placement) -> Bool
    ) -> some View {
      ZStack {
        if shows(.start, options, matches) { layer(.start, options) }
        if shows(.end, options, matches) { layer(.end, options) }
      }
      // Clip the indicators, so that one past the edge is not drawn over the views there.
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(.top, session.title.height)
      .clipped()
      .padding(.top, -session.title.height)
      .padding(options.axis == .vertical ? .top : .leading, session.margins.start)
      .padding(options.axis == .vertical ? .bottom : .trailing, session.margins.end)
    }

    private func layer(_ edge: ScrollEdge, _ options: ScrollViewOptions) -> some View {
      IndicatorLayer(session: session, frames: participant.frames, edge: edge, options: options)
    }

    /// The indicator in a fixed bar at an edge, if its placement is `.pinned`.
    @ViewBuilder private func bar(_ edge: Edge, _ options: ScrollViewOptions) -> some View {
      if edge.axis == options.axis, shows(edge.scrollEdge, options, { $0 == .pinned }) {
        Indicator(session: session, frames: participant.frames, edge: edge.scrollEdge, options: options)
      }
    }

    private func shows(
      _ edge: ScrollEdge, _ options: ScrollViewOptions, _ matches: (IndicatorMotion.Placement) -> Bool
    ) -> Bool {
      guard options.edges[edge]?.showsIndicator == true,
        let placement = options.configuration(of: edge)?.indicator.placement
      else { return false }
      return matches(placement)
    }
  }

  /// An indicator at its edge, moved inwards by the engine's indicator offset.
  @MainActor private struct IndicatorLayer: View {
    let session: ScrollViewSession
    @ObservedObject var frames: RedrawSource
    let edge: ScrollEdge
    let options: ScrollViewOptions

    @Environment(\.layoutDirection) private var direction

    private var axis: Axis { options.axis }

    var body: some View {
      let shown = session.controller.presentation[edge]
      let title = edge == .start ? session.title : LargeTitle()
      let inset = session.gapInsets[edge]
      let extent = session.extents[edge] ?? 0
      let untitledOffset =
        session.opensGaps ? shown.indicatorOffset : max(shown.indicatorOffset, shown.openGap - extent)
      let offset = untitledOffset - title.shift(extent: extent, inset: inset)
      let inwards = edge == .start ? offset : -offset
      Indicator(session: session, frames: frames, edge: edge, options: options)
        .offset(
          x: axis == .horizontal ? (direction == .rightToLeft ? -inwards : inwards) : 0,
          y: axis == .vertical ? inwards : 0
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        .padding(.top, title.height)
        .clipShape(
          BesideTitleShape(title: title.covers(overscroll: shown.overscroll, inset: inset), top: title.height)
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

  /// A clip shape that excludes the large title.
  private struct BesideTitleShape: Shape {
    /// The title's vertical range, in pt below the resting title's bottom.
    let title: ClosedRange<Double>
    /// The distance from the clipped view's top to the resting title's bottom, in pt.
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
  /// It receives touches only while a tap starts the action: after a failure that stays visible, or with
  /// the policy `.tap`.
  @MainActor private struct Indicator: View {
    let session: ScrollViewSession
    @ObservedObject var frames: RedrawSource
    let edge: ScrollEdge
    let options: ScrollViewOptions

    private var axis: Axis { options.axis }

    var body: some View {
      let controller = session.controller
      let startsOnTap = controller.startsOnTap(at: edge)
      let style = options.style(of: edge)
      let moves = controller.presentation.needsFrames
      // With Reduce Motion, a running action changes only `elapsed`.
      let isRunning = controller.run(of: edge) != nil
      TimelineView(
        .animation(
          minimumInterval: moves ? nil : 1,
          paused: !(moves || isRunning) || style is any StillIndicatorStyle),
        content: onMainActor { _ in draw(controller.presentationNow[edge], style) }
      )
      .onGeometry(of: { axis == .vertical ? $0.size.height : $0.size.width }) {
        session.measured($0, at: edge)
      }
      .contentShape(Rectangle())
      .onTapGesture { session.controller.tap(at: edge) }
      .allowsHitTesting(startsOnTap)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      .accessibilityAction { controller.tap(at: edge) }
      .accessibilityHidden(!startsOnTap)
    }

    private func draw(_ shown: EdgePresentation, _ style: any RefreshIndicatorStyle) -> some View {
      let controller = session.controller
      let configuration = RefreshIndicatorConfiguration(
        shown, edge: Edge(edge, of: axis), purpose: options.purpose(of: edge),
        lastOutcome: controller.lastOutcome(of: Edge(edge)),
        lastUpdated: controller.lastUpdated(of: Edge(edge)),
        now: controller.runner.now)
      return body(of: style, configuration)
        .frame(
          maxWidth: axis == .vertical ? .infinity : nil, maxHeight: axis == .horizontal ? .infinity : nil
        )
        .opacity(shown.opacity)
    }

    /// The style's view, which keeps its identity until the style's type changes.
    private func body(
      of style: some RefreshIndicatorStyle, _ configuration: RefreshIndicatorConfiguration
    ) -> AnyView {
      AnyView(StyledIndicator(style: style, configuration: configuration))
    }
  }

  /// A view that draws a style, and so updates the style's dynamic properties.
  @MainActor private struct StyledIndicator<Style: RefreshIndicatorStyle>: View {
    let style: Style
    let configuration: RefreshIndicatorConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
  }
#endif
