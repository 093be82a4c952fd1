#if canImport(SwiftUI) && canImport(ObjectiveC) && canImport(UIKit)
  import UIKit

  /// Reads UIKit's accessibility tree, as an assistive technology does.
  @MainActor struct AccessibilityReader {
    let window: UIWindow
    private(set) var elements: [ScreenElement] = []
    private(set) var actions: [ScreenAction] = []
    private var seen: Set<ObjectIdentifier> = []

    init(window: UIWindow) {
      self.window = window
      // The notification makes SwiftUI update its accessibility elements.
      UIAccessibility.post(notification: change(), argument: nil)
    }

    private func change<Notification: LayoutTelling>() -> Notification { .layoutChanged }

    /// Reads an object and its children.
    ///
    /// - Parameters:
    ///   - object: A view or an accessibility element.
    ///   - visible: The visible part of the window.
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

    /// Returns the accessibility elements of an object, or its subviews if it has none.
    private func children(of object: NSObject) -> [NSObject] {
      if let said = object.accessibilityElements as? [NSObject], !said.isEmpty { return said }
      // A scroll view is skipped, because a table would create the cells of all its rows to count its
      // elements.
      if !(object is UIScrollView) {
        let count = object.accessibilityElementCount()
        if count > 0, count != NSNotFound {
          return (0..<count).compactMap { object.accessibilityElement(at: $0) as? NSObject }
        }
      }
      return (object as? UIView)?.subviews ?? []
    }

    private mutating func add(_ object: NSObject, within visible: CGRect) {
      // The accessibility frame is in the display's coordinates. `nil` stands for these coordinates.
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

  /// A type with the notification about a changed layout.
  ///
  /// The protocol gives it one type, because older UIKit headers declare it as a variable.
  private protocol LayoutTelling {
    static var layoutChanged: Self { get }
  }

  extension UIAccessibility.Notification: LayoutTelling {}
#endif
