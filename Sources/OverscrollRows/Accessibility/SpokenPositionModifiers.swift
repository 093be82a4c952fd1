#if canImport(SwiftUI)
  #if canImport(Accessibility)
    import Accessibility
  #endif
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// A modifier that lets VoiceOver say a list's visible rows after a scroll.
  @MainActor struct SpokenPositionListModifier: ViewModifier {
    @StateObject private var coordinator = SpokenPositionCoordinator()
    @Environment(\.accessibilityVoiceOverEnabled) private var isNeeded

    func body(content: Content) -> some View {
      content
        .rowCoordinator(SpokenPositionCoordinator.self, make: { [coordinator] in coordinator }) {
          [isNeeded] in
          $0.isNeeded = isNeeded
        }
        .modifier(ScrollStatusModifier(coordinator: coordinator, statuses: coordinator.statuses))
    }
  }

  /// A modifier with the words of a scroll.
  @MainActor private struct ScrollStatusModifier: ViewModifier {
    let coordinator: SpokenPositionCoordinator
    @ObservedObject var statuses: RedrawSource

    func body(content: Content) -> some View {
      // SwiftUI 7 is that of iOS 26. Older SDKs do not have the modifier.
      #if canImport(SwiftUI, _version: 7)
        if #available(iOS 26, macOS 26, tvOS 26, visionOS 26, *) {
          content.accessibilityScrollStatus(
            Text(verbatim: coordinator.status ?? ""), isEnabled: coordinator.status != nil)
        } else {
          content
        }
      #else
        content
      #endif
    }
  }

  /// A modifier with the position of a row.
  @MainActor struct SpokenPositionModifier: ViewModifier {
    let coordinator: SpokenPositionCoordinator
    let index: Int
    @ObservedObject private var rows: RedrawSource

    init(coordinator: SpokenPositionCoordinator, index: Int) {
      (self.coordinator, self.index, rows) = (coordinator, index, coordinator.rows)
    }

    func body(content: Content) -> some View {
      // VoiceOver says content of high importance after the value and before the hint (square/Blueprint,
      // `AccessibilityElement.CustomContent.Importance`).
      content.accessibilityCustomContent(
        AccessibilityCustomContentKey(
          Text(verbatim: OverscrollStrings.listPositionLabel.text), id: "position"),
        coordinator.text(of: index).map { Text(verbatim: $0) }, importance: .high)
    }
  }
#endif
