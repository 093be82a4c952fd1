#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import OverscrollListCore
  import SwiftUI

  /// Tells a list that an item has the keyboard's focus, or that an assistive technology is on it.
  ///
  /// It holds both by itself, so that no other item is evaluated as they move.
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
