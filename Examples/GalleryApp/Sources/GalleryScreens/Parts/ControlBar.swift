#if canImport(SwiftUI)
  import SwiftUI

  /// A bar below a screen with controls and a hint.
  @MainActor struct ControlBar<Controls: View>: View {
    private let hint: String
    private let controls: Controls

    /// Creates a bar.
    ///
    /// - Parameters:
    ///   - hint: A sentence with a suggestion for the user.
    ///   - controls: The controls above the hint.
    init(_ hint: String, @ViewBuilder controls: () -> Controls) {
      self.hint = hint
      self.controls = controls()
    }

    var body: some View {
      VStack(spacing: 8) {
        controls
        Text(hint)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
          .fixedSize(horizontal: false, vertical: true)
      }
      .frame(maxWidth: .infinity)
      .padding()
      .background(.bar)
      .overlay(alignment: .top) { Rectangle().fill(.quaternary).frame(height: 0.5) }
    }
  }

  extension View {
    /// Adds a bar with a hint and optional controls below a screen.
    @MainActor func controls(
      _ hint: String, @ViewBuilder content: () -> some View = { EmptyView() }
    ) -> some View {
      let bar = ControlBar(hint, controls: content)
      return safeAreaInset(edge: .bottom, spacing: 0) { bar }
    }
  }
#endif
