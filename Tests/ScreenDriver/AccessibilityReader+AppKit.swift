#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// Reads AppKit's accessibility tree, as an assistive technology does.
  @MainActor struct AccessibilityReader {
    let window: NSWindow
    /// The view whose coordinates the frames of elements use.
    let content: NSView
    private(set) var elements: [ScreenElement] = []
    private(set) var actions: [ScreenAction] = []
    private var seen: Set<ObjectIdentifier> = []

    init(window: NSWindow, content: NSView) {
      self.window = window
      self.content = content
    }

    /// Reads an object and its children.
    ///
    /// - Parameters:
    ///   - object: A view or an accessibility element.
    ///   - visible: The visible part of the window, in the coordinates of `content`.
    mutating func read(_ object: any NSAccessibilityProtocol, within visible: CGRect) {
      guard !object.isAccessibilityHidden(), seen.insert(ObjectIdentifier(object)).inserted else { return }
      for action in object.accessibilityCustomActions() ?? [] { read(action) }
      // The accessibility frame is in the display's coordinates, whose y axis points up.
      let frame = content.convert(window.convertFromScreen(object.accessibilityFrame()), from: nil)
      if object.isAccessibilityElement() {
        let element = ScreenElement(
          label: label(of: object), frame: frame.intersects(visible) ? frame : .zero,
          activate: { _ = object.accessibilityPerformPress() })
        elements.append(element)
      }
      let isScroll = object.accessibilityRole() == .scrollArea
      for case let child as any NSAccessibilityProtocol in object.accessibilityChildren() ?? [] {
        read(child, within: isScroll ? visible.intersection(frame) : visible)
      }
    }

    /// Returns the value of an object, or its label or title if the value is empty.
    ///
    /// The value of a text is its string.
    private func label(of object: any NSAccessibilityProtocol) -> String {
      let value = object.accessibilityValue() as? String
      let said = [value, object.accessibilityLabel(), object.accessibilityTitle()].compactMap { $0 }
      return said.first { !$0.isEmpty } ?? ""
    }

    private mutating func read(_ action: NSAccessibilityCustomAction) {
      actions.append(
        ScreenAction(name: action.name) {
          if let handler = action.handler {
            _ = handler()
          } else if let target = action.target, let selector = action.selector {
            _ = target.perform(selector, with: action)
          }
        })
    }
  }
#endif
