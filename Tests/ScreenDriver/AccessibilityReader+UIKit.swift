#if canImport(SwiftUI) && canImport(ObjectiveC) && canImport(UIKit)
  import UIKit

  /// Reads UIKit's accessibility tree, as an assistive technology would.
  @MainActor struct AccessibilityReader {
    let window: UIWindow
    private(set) var elements: [ScreenElement] = []
    private(set) var actions: [ScreenAction] = []
    private var seen: Set<ObjectIdentifier> = []

    /// Reads nothing yet.
    init(window: UIWindow) {
      self.window = window
      // Has SwiftUI bring its elements up to date.
      UIAccessibility.post(notification: change(), argument: nil)
    }

    private func change<Notification: LayoutTelling>() -> Notification { .layoutChanged }

    /// Reads an object and what it contains.
    ///
    /// - Parameters:
    ///   - object: A view or an element.
    ///   - visible: The part of the window that it can be seen in.
    mutating func read(_ object: NSObject, within visible: CGRect) {
      let view = object as? UIView
      let isHidden = object.accessibilityElementsHidden || view?.isHidden == true || view?.alpha == 0
      guard !isHidden, seen.insert(ObjectIdentifier(object)).inserted else { return }
      for action in object.accessibilityCustomActions ?? [] { read(action) }
      guard !object.isAccessibilityElement else { return add(object, within: visible) }
      var inner = visible
      if let scroll = view as? UIScrollView {
        inner = visible.intersection(scroll.convert(scroll.bounds, to: nil))
      }
      for child in children(of: object) { read(child, within: inner) }
    }

    /// What an object contains: as it says itself in one of two ways, or its views.
    private func children(of object: NSObject) -> [NSObject] {
      if let said = object.accessibilityElements as? [NSObject], !said.isEmpty { return said }
      // A table would make cells of all its rows to answer that.
      if !(object is UIScrollView) {
        let count = object.accessibilityElementCount()
        if count > 0, count != NSNotFound {
          return (0..<count).compactMap { object.accessibilityElement(at: $0) as? NSObject }
        }
      }
      return (object as? UIView)?.subviews ?? []
    }

    private mutating func add(_ object: NSObject, within visible: CGRect) {
      // The frame is in the screen's coordinates, which are those of no window.
      let frame = window.convert(object.accessibilityFrame, from: nil as UIWindow?)
      let element = ScreenElement(
        label: object.accessibilityLabel ?? "",
        frame: frame.intersects(visible) ? frame : .zero,
        activate: { _ = object.accessibilityActivate() })
      elements.append(element)
    }

    private mutating func read(_ action: UIAccessibilityCustomAction) {
      actions.append(
        ScreenAction(name: action.name) {
          if let handler = action.actionHandler {
            _ = handler(action)
          } else if let target = action.target as? NSObject {
            target.perform(action.selector, with: action)
          }
        })
    }
  }

  /// A notification that a layout has changed, which UIKit's headers of some years have as a variable.
  private protocol LayoutTelling {
    static var layoutChanged: Self { get }
  }

  extension UIAccessibility.Notification: LayoutTelling {}
#endif
