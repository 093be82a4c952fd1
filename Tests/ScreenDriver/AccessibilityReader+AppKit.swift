#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// Reads AppKit's accessibility tree, like an assistive technology.
  @MainActor struct AccessibilityReader {
    let window: NSWindow
    /// The view that defines a screen's coordinates.
    let content: NSView
    private(set) var elements: [ScreenElement] = []
    private(set) var actions: [ScreenAction] = []
    private var seen: Set<ObjectIdentifier> = []

    /// Creates a reader that has read nothing.
    init(window: NSWindow, content: NSView) {
      self.window = window
      self.content = content
    }

    /// Reads an object and its children.
    ///
    /// - Parameters:
    ///   - object: A view or an element.
    ///   - visible: The visible part of the window, in the content's coordinates.
    mutating func read(_ object: any NSAccessibilityProtocol, within visible: CGRect) {
      guard !object.isAccessibilityHidden(), seen.insert(ObjectIdentifier(object)).inserted else { return }
      for action in object.accessibilityCustomActions() ?? [] { read(action) }
      // The accessibility frame is in the display's coordinates, with the origin at the bottom.
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

    /// Returns the value of an object, or else its label or title.
    ///
    /// A text has its string as its value.
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
