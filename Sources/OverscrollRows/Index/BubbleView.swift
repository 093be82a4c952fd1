#if canImport(SwiftUI) && !os(tvOS)
  import SwiftUI

  /// The words beside a finger that scrolls a list.
  @MainActor struct BubbleView: View {
    let text: String
    let font: Font
    /// The space around the words, in pt.
    let padding: CGSize

    var body: some View {
      Text(verbatim: text)
        .font(font)
        .fixedSize()
        .padding(.horizontal, padding.width)
        .padding(.vertical, padding.height)
        .background(.bar, in: Capsule())
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
  }
#endif
