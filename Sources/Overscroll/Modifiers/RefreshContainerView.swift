#if canImport(SwiftUI)
  import OverscrollCore
  import SwiftUI

  /// A view that contains a scroll view and adds the indicators and accessibility actions.
  ///
  /// With each frame of a pull, only the indicators are evaluated.
  @MainActor struct RefreshContainerView<Content: View>: View {
    private let options: ScrollViewOptions
    private let content: (ScrollViewParticipant) -> Content

    @StateObject private var participant = ScrollViewParticipant()
    @Environment(\.overscrollExclusion) private var exclusion
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.refresh) private var refresh
    @Environment(\.refreshIndicatorStyle) private var style
    @Environment(\.freshness) private var freshness
    @Environment(\.scrollViewParticipant) private var outer

    /// Makes a container.
    ///
    /// - Parameters:
    ///   - options: The declared options.
    ///   - content: Makes the content, with the anchors of the participant's locator.
    init(
      _ options: ScrollViewOptions, @ViewBuilder content: @escaping (ScrollViewParticipant) -> Content
    ) {
      self.options = options
      self.content = content
    }

    var body: some View {
      let options = ScrollViewOptions(
        options,
        in: ScrollViewOptions.EnvironmentOptions(
          exclusion: exclusion, isEnabled: isEnabled, reducesMotion: reducesMotion, refresh: refresh,
          style: style))
      return content(participant)
        .onVisibleAreaChange { participant.session.reportLater() }
        .modifier(
          ScrollReportModifier(geometry: participant.geometry, axis: options.axis) {
            participant.session.adapter?.phaseChanged(to: $0)
          }
        )
        .modifier(IndicatorLayersModifier(participant: participant, options: options))
        .modifier(
          RefreshAccessModifier(
            participant: participant, availability: participant.availability, axis: options.axis)
        )
        // A view that refreshes uses the freshness condition itself, so its content does not receive the
        // condition.
        .environment(\.freshness, options.refreshEdge == nil ? freshness : nil)
        .environment(\.scrollViewParticipant, participant)
        .environment(\.beginRefresh, BeginRefreshAction(participant: participant, axis: options.axis))
        .onAppear {
          participant.update(options, in: outer)
          participant.appear(freshness)
        }
        .onChange(of: LatestValue(value: (options, outer))) {
          participant.update($0.value.0, in: $0.value.1)
        }
    }
  }

  /// Declares edges of the scroll view in the modified view.
  struct DeclaredEdgesModifier: ViewModifier {
    let options: ScrollViewOptions

    func body(content: Content) -> some View {
      RefreshContainerView(options) { participant in
        content.anchorsAround(participant.locator)
      }
    }
  }
#endif
