#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import OverscrollListCore
  import SwiftUI

  /// Reports an item's keyboard focus and accessibility focus to the list.
  ///
  /// Each item has its own focus states, so that SwiftUI evaluates only the items whose focus changes.
  @MainActor struct ItemFocus<ID: Hashable, Item: View>: ViewModifier {
    let host: ListViewHost<ID, Item>
    let item: ItemIdentity<ID>

    @FocusState private var hasKeyboard: Bool
    @AccessibilityFocusState private var isRead: Bool

    init(host: ListViewHost<ID, Item>, item: ItemIdentity<ID>) {
      self.host = host
      self.item = item
    }

    func body(content: Content) -> some View {
      content
        .focused($hasKeyboard)
        .accessibilityFocused($isRead)
        .onChange(of: hasKeyboard) { host.focusChanged(.keyboard, $0, at: item) }
        .onChange(of: isRead) { host.focusChanged(.assistive, $0, at: item) }
    }
  }
#endif
