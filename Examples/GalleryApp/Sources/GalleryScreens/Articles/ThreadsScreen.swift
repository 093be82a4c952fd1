#if canImport(SwiftUI)
  import OverscrollArticles
  import SwiftUI

  /// The fourth article's list, with a logo above it that shows the pull.
  @MainActor struct ThreadsScreen: View {
    @StateObject private var feed = Feed()
    @State private var yOffset: CGFloat = 0
    @Environment(\.safeAreaInsets) private var safeAreaInsets

    private let config = RefreshConfig(refreshAt: 100)

    var body: some View {
      List {
        ForEach(feed.notes) { @Sendable [first = feed.notes.first, yOffset = $yOffset] in
          ThreadsRow(note: $0, isFirst: $0 == first, yOffset: yOffset)
        }
      }
      .listStyle(.plain)
      .safeAreaInset(edge: .top, spacing: 0) {
        RefreshIconView(
          yOffset: $yOffset, config: config, headerInset: safeAreaInsets.top + config.headerHeight,
          refreshAction: { try? await feed.reload() }
        ) { state in
          ShellLogo(state: state.wrappedValue)
        }
        .background(.bar)
      }
      .navigationTitle("Threads")
    }
  }

  /// A row, which reports its offset if it is the first.
  @MainActor private struct ThreadsRow: View {
    let note: Note
    let isFirst: Bool
    @Binding var yOffset: CGFloat

    var body: some View {
      NoteRow(note: note)
        .if(isFirst) { row in
          row.onChangeOffsetY { offset in yOffset = offset }
        }
    }
  }

  /// A logo in the shape of a shell: the pull draws it, and it pulses while the action runs.
  @MainActor struct ShellLogo: View {
    let state: RefreshState

    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
      let isBusy = state.mode == .refreshing
      ShellShape()
        .trim(from: 0, to: state.mode == .pulling ? max(0.05, state.dragPosition) : 1)
        .stroke(.tint, style: StrokeStyle(lineWidth: 3, lineCap: .round))
        .frame(width: 44, height: 44)
        .scaleEffect(isBusy && !reducesMotion ? 0.8 : 1)
        .animation(isBusy ? .easeInOut(duration: 0.6).repeatForever() : .default, value: isBusy)
        .accessibilityLabel(isBusy ? "Refreshing" : "Pull to refresh")
    }
  }

  /// The outline of the shell: a spiral.
  struct ShellShape: Shape {
    /// Returns the spiral in a rectangle, drawn from the middle outwards.
    nonisolated func path(in rect: CGRect) -> Path {
      let turns = 2.75
      let radius = min(rect.width, rect.height) / 2
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      for step in 1...120 {
        let share = Double(step) / 120
        let angle = share * turns * 2 * .pi
        path.addLine(
          to: CGPoint(
            x: rect.midX + cos(angle) * radius * share, y: rect.midY + sin(angle) * radius * share))
      }
      return path
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct ThreadsScreenPreviews: PreviewProvider {
    static var previews: some View { ThreadsScreen() }
  }
#endif
