#if canImport(SwiftUI)
  import OverscrollLists
  import SwiftUI

  /// A modifier that lets a row have the keyboard focus, and selects with keys.
  struct SelectionKeyModifier: ViewModifier {
    let coordinator: SelectionCoordinator
    let id: AnyHashable
    /// Whether the row receives the keyboard focus as soon as it is built.
    let isAwaited: Bool
    @FocusState private var isFocused: Bool

    func body(content: Content) -> some View {
      keys(content)
        .focused($isFocused)
        .onChange(of: isFocused) { if $0 { coordinator.focused(id) } }
        .onAppear { if isAwaited { isFocused = true } }
        .onChange(of: isAwaited) { if $0 { isFocused = true } }
    }

    @ViewBuilder private func keys(_ content: Content) -> some View {
      #if os(tvOS)
        content.focusable()
      #else
        if #available(iOS 17, macOS 14, *) {
          content
            .focusable()
            .focusEffectDisabled()
            .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow, .space, .escape]) {
              coordinator.pressed($0) ? .handled : .ignored
            }
            .background {
              if isFocused { KeyButtonView(key: "a", modifiers: .command) { coordinator.selectAll() } }
            }
        } else {
          content
        }
      #endif
    }
  }

  #if !os(tvOS)
    extension SelectionCoordinator {
      /// Handles a key, and returns whether it has had an effect.
      @available(iOS 17, macOS 14, *)
      func pressed(_ press: KeyPress) -> Bool {
        guard let list else { return false }
        let keys: SelectionMachine.Keys = press.modifiers.contains(.shift) ? .extends : []
        switch press.key {
        case .space:
          toggle()
          return true
        case .escape: return clear()
        case list.axis.arrow(towardEnd: false, list.direction): return move(towardEnd: false, keys)
        case list.axis.arrow(towardEnd: true, list.direction): return move(towardEnd: true, keys)
        default: return false
        }
      }
    }
  #endif
#endif
