#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import OverscrollListCore
  import SwiftUI

  /// Reports an item's keyboard focus and accessibility focus to the list.
  ///
  /// Each item has its own focus states, so that SwiftUI evaluates only the items whose focus changes.
  @MainActor struct ItemFocusModifier<ID: Hashable, Item: View>: ViewModifier {
    let host: ListViewCoordinator<ID, Item>
    let item: ItemIdentity<ID>

    @FocusState private var hasKeyboardFocus: Bool
    @AccessibilityFocusState private var hasAccessibilityFocus: Bool

    init(host: ListViewCoordinator<ID, Item>, item: ItemIdentity<ID>) {
      self.host = host
      self.item = item
    }

    func body(content: Content) -> some View {
      content
        .focused($hasKeyboardFocus)
        .accessibilityFocused($hasAccessibilityFocus)
        .onChange(of: hasKeyboardFocus) { host.focusChanged(.keyboard, $0, at: item) }
        .onChange(of: hasAccessibilityFocus) { host.focusChanged(.assistive, $0, at: item) }
    }
  }
#endif
