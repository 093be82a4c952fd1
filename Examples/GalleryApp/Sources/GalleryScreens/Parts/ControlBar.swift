#if canImport(SwiftUI)
  import SwiftUI

  /// A bar below a screen with what can be changed there, and a line on what to try.
  @MainActor struct ControlBar<Controls: View>: View {
    private let hint: String
    private let controls: Controls

    /// Makes a bar.
    ///
    /// - Parameters:
    ///   - hint: What to try.
    ///   - controls: What can be changed.
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
    }
  }

  extension View {
    /// Puts a bar below a screen, with a hint and maybe something to change.
    @MainActor func controls(
      _ hint: String, @ViewBuilder content: () -> some View = { EmptyView() }
    ) -> some View {
      let bar = ControlBar(hint, controls: content)
      return safeAreaInset(edge: .bottom, spacing: 0) { bar }
    }
  }
#endif
