public import Foundation

/// A part of the screen for assistive technologies.
@MainActor public struct AccessibilityElement {
  /// The text that is read for the element.
  public internal(set) var label: String
  /// The text that is read as the value.
  public internal(set) var value: String?
  /// The identifier for tests.
  public internal(set) var identifier: String?
  public internal(set) var traits: AccessibilityTraits
  /// The frame in window coordinates.
  public internal(set) var frame: CGRect
  /// The elements of a container, or `nil` for an element that can be reached itself.
  public internal(set) var children: [AccessibilityElement]?
  /// The named actions that the element offers.
  ///
  /// Belief: the actions of a container are offered on its children.
  public internal(set) var actions: [AccessibilityAction] = []
  /// The action of an activation, or `nil` without one.
  var activation: (() -> Void)?
  /// Scrolls the element, or returns false to decline.
  ///
  /// The innermost element is called first.
  var scroll: ((Edge) -> Bool)?

  init(label: String, traits: AccessibilityTraits = [], frame: CGRect) {
    self.label = label
    self.traits = traits
    self.frame = frame
  }

  /// Creates a container.
  init(_ children: [AccessibilityElement], frame: CGRect) {
    self.init(label: "", frame: frame)
    self.children = children
  }

  /// Activates the element, as a double tap does.
  ///
  /// - Returns: Whether the element has an activation.
  @discardableResult public func activate() -> Bool {
    activation?()
    return activation != nil
  }

  /// Returns the text that is read for elements, in order.
  static func words(_ elements: [AccessibilityElement]) -> String {
    elements.map { $0.children.map(words) ?? $0.label }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The elements that can be reached, in order.
  var leaves: [AccessibilityElement] { children?.flatMap(\.leaves) ?? [self] }

  /// Returns the element with the actions of its containers.
  func offering(_ others: [AccessibilityAction]) -> AccessibilityElement {
    var result = self
    result.actions += others
    result.children = children?.map { $0.offering(result.actions) }
    return result
  }
}

/// A named action, as a rotor or a menu offers it.
@MainActor public final class AccessibilityAction {
  public let name: String
  private let action: () -> Void

  init(_ name: String, _ action: @escaping () -> Void) {
    self.name = name
    self.action = action
  }

  public func perform() { action() }
}

/// The traits of a part of the screen.
///
/// Documented: `AccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isToggle = AccessibilityTraits(rawValue: 8)
  public static let isStaticText = AccessibilityTraits(rawValue: 16)
  public static let isImage = AccessibilityTraits(rawValue: 32)
}

/// The treatment of the child elements.
///
/// Documented: `AccessibilityChildBehavior`.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  case contain, combine
}

extension Element {
  /// Returns a closure that performs an action and then updates the stage.
  final func acting(_ action: @escaping () -> Void) -> () -> Void {
    { [weak stage = node?.stage] in
      action()
      stage?.update()
    }
  }
}
