#if canImport(SwiftUI) && !os(tvOS)
  import Overscroll
  import SwiftUI

  /// The index of a list's sections, at the trailing edge.
  @MainActor struct IndexOverlay: View {
    let feature: IndexCoordinator
    @ObservedObject var redraws: RedrawSource

    /// The width of the index, and of the area that receives touches, in pt.
    private static let width: CGFloat = 24

    var body: some View {
      ZStack(alignment: .trailing) {
        Color.clear.onGeometry(of: { $0.size }) { feature.extent = Double($0.height) }.allowsHitTesting(false)
        if feature.isNeeded {
          HStack(spacing: 16) {
            bubble
            strip
          }
        }
      }
    }

    private var strip: some View {
      ZStack {
        lines.allowsHitTesting(false)
        ScrubReader(listener: feature, isEnabled: true)
      }
      .frame(
        width: Self.width,
        height: CGFloat(feature.machine.layout.extent + 2 * IndexCoordinator.touchInset)
      )
      .adjustable(OverscrollStrings.listIndex, value: feature.spokenValue) { feature.adjust(towardEnd: $0) }
    }

    private var lines: some View {
      VStack(spacing: 0) {
        ForEach(
          Array(feature.machine.layout.entries.enumerated()), id: \.offset,
          content: onMainActor { _, entry in
            Text(verbatim: text(of: entry))
              .font(.system(size: 11).weight(.semibold))
              .fixedSize()
              .frame(height: CGFloat(IndexLayout.lineHeight))
          })
      }
      .foregroundStyle(.tint)
    }

    /// The title under the finger, beside the finger.
    @ViewBuilder private var bubble: some View {
      if let title = feature.machine.touchedTitle, feature.content.titles.indices.contains(title) {
        Text(verbatim: feature.content.titles[title])
          .font(.title2)
          .fixedSize()
          .padding(16)
          .background(.bar, in: Capsule())
          .allowsHitTesting(false)
          .accessibilityHidden(true)
      }
    }

    private func text(of entry: IndexLayout.Entry) -> String {
      switch entry {
      case .title(let title):
        feature.content.titles.indices.contains(title) ? feature.content.titles[title] : ""
      case .dot: "•"
      }
    }
  }
#endif
