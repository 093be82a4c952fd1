#if canImport(SwiftUI) && !os(tvOS)
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// The thumb of a list, and its label, at the trailing or bottom edge.
  @MainActor struct ThumbOverlayView: View {
    let coordinator: ThumbCoordinator
    @ObservedObject var redraws: RedrawSource

    /// The width of the area that receives touches, in pt.
    private static let touchWidth: CGFloat = 32
    private static let width: CGFloat = 6

    private var isHorizontal: Bool { coordinator.list?.axis == .horizontal }
    private var isVisible: Bool { coordinator.isVisible }

    var body: some View {
      ZStack(alignment: Alignment(horizontal: .trailing, vertical: .bottom)) {
        Color.clear.onGeometry(of: { $0.size }) { coordinator.size = $0 }.allowsHitTesting(false)
        if coordinator.isNeeded {
          spoken
          thumb
        }
      }
    }

    private var thumb: some View {
      row
        .frame(
          width: isHorizontal ? ThumbMachine.extent : nil, height: isHorizontal ? nil : ThumbMachine.extent,
          alignment: isHorizontal ? .bottom : .trailing
        )
        .padding(isHorizontal ? .leading : .top, coordinator.drawnPosition)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: Alignment(
            horizontal: isHorizontal ? .leading : .trailing, vertical: isHorizontal ? .bottom : .top)
        )
        .opacity(isVisible ? 1 : 0)
        .animation(coordinator.list?.reducesMotion == true ? nil : .easeOut(duration: 0.25), value: isVisible)
        .allowsHitTesting(isVisible)
        .accessibilityHidden(true)
    }

    @ViewBuilder private var row: some View {
      if isHorizontal {
        VStack(spacing: 8) {
          bubble
          handle
        }
      } else {
        HStack(spacing: 8) {
          bubble
          handle
        }
      }
    }

    @ViewBuilder private var bubble: some View {
      if let text = coordinator.text {
        BubbleView(text: text, font: .headline, padding: CGSize(width: 14, height: 8))
      }
    }

    private var handle: some View {
      ZStack(alignment: isHorizontal ? .bottom : .trailing) {
        Capsule()
          .fill(.secondary)
          .frame(width: isHorizontal ? nil : Self.width, height: isHorizontal ? Self.width : nil)
          .padding(isHorizontal ? .bottom : .trailing, ThumbCoordinator.inset)
          .allowsHitTesting(false)
        ScrubReader(listener: coordinator, isEnabled: isVisible && coordinator.list?.isEnabled == true)
      }
      .frame(
        width: isHorizontal ? ThumbMachine.extent : Self.touchWidth,
        height: isHorizontal ? Self.touchWidth : ThumbMachine.extent)
    }

    /// The thumb for assistive technologies, which they find also while it is not visible.
    private var spoken: some View {
      Color.clear
        .frame(
          width: isHorizontal ? nil : Self.touchWidth, height: isHorizontal ? Self.touchWidth : nil
        )
        .allowsHitTesting(false)
        .adjustable(OverscrollStrings.listThumb, value: coordinator.spokenValue) {
          coordinator.adjust(towardEnd: $0)
        }
    }
  }

  extension View {
    /// Makes this view an adjustable accessibility element.
    ///
    /// - Parameters:
    ///   - label: The words for the element.
    ///   - value: The current value.
    ///   - adjust: Adjusts the value; the argument is whether it moves toward the content's end.
    func adjustable(
      _ label: OverscrollStrings, value: String, adjust: @escaping @MainActor (Bool) -> Void
    ) -> some View {
      accessibilityElement(children: .ignore)
        .accessibilityLabel(label.text)
        .accessibilityValue(value)
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: adjust(true)
          case .decrement: adjust(false)
          @unknown default: break
          }
        }
    }
  }
#endif
