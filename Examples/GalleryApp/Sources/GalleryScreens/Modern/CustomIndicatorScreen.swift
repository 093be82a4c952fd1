#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// An indicator that a closure draws: a moon that waxes with the pull.
  @MainActor struct CustomIndicatorScreen: View {
    @StateObject private var feed = Feed()

    var body: some View {
      RefreshableScrollView {
        try await feed.reload()
      } content: {
        NoteStack(feed: feed)
      }
      .refreshIndicator { configuration in
        VStack(spacing: 6) {
          Moon(share: configuration.progress)
            .frame(width: 36, height: 36)
            .scaleEffect(1 - configuration.pulse / 6)
          Text(words(configuration))
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        .padding(.vertical, 10)
      }
      .controls("Pull down until the moon is full, then let go.")
      .navigationTitle("Your own drawing")
    }

    private func words(_ configuration: RefreshIndicatorConfiguration) -> String {
      if configuration.isRefreshing { return "Refreshing" }
      if configuration.isArmed { return "Let go" }
      guard let date = configuration.lastUpdated else { return "Pull" }
      return "Updated at \(date.formatted(date: .omitted, time: .shortened))"
    }
  }

  /// The lit part of a moon.
  @MainActor struct Moon: View {
    /// The lit fraction, from 0 to 1.
    let share: Double

    var body: some View {
      Circle()
        .fill(.quaternary)
        .overlay { Crescent(share: share).fill(.tint) }
    }
  }

  /// The shape of the moon's lit part, which grows with the lit fraction.
  struct Crescent: Shape {
    let share: Double

    /// The right half of the moon's outline, closed by half an ellipse.
    nonisolated func path(in rect: CGRect) -> Path {
      let angles = (0...40).map { Double($0) / 40 * .pi }
      let limb = angles.map { point(in: rect, at: $0, width: 1) }
      let terminator = angles.reversed().map { point(in: rect, at: $0, width: 1 - 2 * share) }
      var path = Path()
      path.addLines(limb + terminator)
      path.closeSubpath()
      return path
    }

    nonisolated private func point(in rect: CGRect, at angle: Double, width: Double) -> CGPoint {
      CGPoint(
        x: rect.midX + sin(angle) * width * rect.width / 2, y: rect.midY - cos(angle) * rect.height / 2)
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct CustomIndicatorScreenPreviews: PreviewProvider {
    static var previews: some View {
      CustomIndicatorScreen()
      HStack {
        ForEach([0, 0.25, 0.5, 0.75, 1], id: \.self, content: Moon.init).frame(width: 40, height: 40)
      }
    }
  }
#endif
