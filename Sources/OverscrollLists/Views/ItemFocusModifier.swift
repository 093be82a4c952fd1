#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import OverscrollListCore
  import SwiftUI

  /// Reports an item's keyboard focus and accessibility focus to the list.
  ///
  /// Each item has its own focus states, so that SwiftUI evaluates only the items whose focus changes.
  @MainActor struct ItemFocusModifier<ID: Hashable, Item: View>: ViewModifier {
    let coordinator: ListViewCoordinator<ID, Item>
    let item: ItemIdentity<ID>

    @FocusState private var hasKeyboardFocus: Bool
    @AccessibilityFocusState private var hasAccessibilityFocus: Bool

    init(coordinator: ListViewCoordinator<ID, Item>, item: ItemIdentity<ID>) {
      self.coordinator = coordinator
      self.item = item
    }

    func body(content: Content) -> some View {
      content
        .focused($hasKeyboardFocus)
        .accessibilityFocused($hasAccessibilityFocus)
        .onChange(of: hasKeyboardFocus) { coordinator.focusChanged(.keyboard, $0, at: item) }
        .onChange(of: hasAccessibilityFocus) { coordinator.focusChanged(.assistive, $0, at: item) }
    }
  }
#endif
