#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// The words for the phase in a pill, after a ring that fills with the pull.
  struct PillIndicatorStyle: RefreshIndicatorStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 4) {
        if hasRing(configuration.phase) {
          ProgressRingRefreshIndicatorStyle().makeBody(configuration: configuration)
        }
        TextRefreshIndicatorStyle(showsLastUpdated: false).makeBody(configuration: configuration)
      }
      .padding(.horizontal)
      .background(.quaternary.opacity(0.5), in: Capsule())
      .padding(.vertical, 6)
    }

    /// Whether the ring is drawn: not while the words show the result.
    private func hasRing(_ phase: EdgePhase) -> Bool {
      switch phase {
      case .idle, .pulling, .armed, .refreshing, .disabled: true
      case .showingResult, .settling, .failed, .noMoreContent: false
      }
    }
  }

  extension RefreshIndicatorStyle where Self == PillIndicatorStyle {
    /// The words for the phase in a pill, after a ring that fills with the pull.
    static var pill: PillIndicatorStyle { PillIndicatorStyle() }
  }
#endif
