#if canImport(SwiftUI) && !os(tvOS)
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// The index of a list's sections, at the trailing edge.
  @MainActor struct IndexOverlayView: View {
    let coordinator: IndexCoordinator
    @ObservedObject var redraws: RedrawSource

    /// The width of the index, and of the area that receives touches, in pt.
    private static let width: CGFloat = 24

    var body: some View {
      ZStack(alignment: .trailing) {
        Color.clear.onGeometry(of: { $0.size }) { coordinator.extent = Double($0.height) }.allowsHitTesting(
          false)
        if coordinator.isNeeded {
          HStack(spacing: 16) {
            bubble
            strip
          }
        }
      }
    }

    private var strip: some View {
      ZStack {
        entryStack.allowsHitTesting(false)
        ScrubReader(listener: coordinator, isEnabled: coordinator.list?.isEnabled == true)
      }
      .frame(
        width: Self.width,
        height: CGFloat(coordinator.machine.layout.extent + 2 * IndexCoordinator.touchInset)
      )
      .adjustable(OverscrollStrings.listIndex, value: coordinator.spokenValue) {
        coordinator.adjust(towardEnd: $0)
      }
    }

    private var entryStack: some View {
      VStack(spacing: 0) {
        let entries = coordinator.machine.layout.entries
        ForEach(
          entries.indices, id: \.self,
          content: onMainActor { index in
            Text(verbatim: text(of: entries[index]))
              .font(.system(size: 11).weight(.semibold))
              .fixedSize()
              .frame(height: CGFloat(IndexLayout.entryHeight))
          })
      }
      .foregroundStyle(.tint)
    }

    /// The title under the finger, beside the finger.
    @ViewBuilder private var bubble: some View {
      if let title = coordinator.machine.touchedTitle, coordinator.titles.texts.indices.contains(title) {
        BubbleView(
          text: coordinator.titles.texts[title], font: .title2, padding: CGSize(width: 16, height: 16))
      }
    }

    private func text(of entry: IndexLayout.Entry) -> String {
      switch entry {
      case .title(let title):
        coordinator.titles.texts.indices.contains(title) ? coordinator.titles.texts[title] : ""
      case .dot: "•"
      }
    }
  }
#endif
