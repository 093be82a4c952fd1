public import Foundation

/// What assistive technologies know of a part of the screen.
@MainActor public struct AccessibilityElement {
  /// What is read of it.
  public internal(set) var label: String
  /// What is read as its value.
  public internal(set) var value: String?
  /// What tests find it by.
  public internal(set) var identifier: String?
  public internal(set) var traits: AccessibilityTraits
  /// Where it is, in the window's coordinates.
  public internal(set) var frame: CGRect
  /// What is in it, where it is a container and cannot be reached itself.
  public internal(set) var children: [AccessibilityElement]?
  /// The named actions that it offers.
  ///
  /// Belief: those of a container are offered on its children.
  public internal(set) var actions: [AccessibilityAction] = []
  /// What activates it.
  var activation: (() -> Void)?
  /// Scrolls it, or declines.
  ///
  /// The innermost element is asked first.
  var scroll: ((Edge) -> Bool)?

  init(label: String, traits: AccessibilityTraits = [], frame: CGRect) {
    self.label = label
    self.traits = traits
    self.frame = frame
  }

  /// A container.
  init(_ children: [AccessibilityElement], frame: CGRect) {
    self.init(label: "", frame: frame)
    self.children = children
  }

  /// Activates it, as a double tap does.
  ///
  /// - Returns: Whether it does anything.
  @discardableResult public func activate() -> Bool {
    activation?()
    return activation != nil
  }

  /// All that is read of elements, in order.
  static func words(_ elements: [AccessibilityElement]) -> String {
    elements.map { $0.children.map(words) ?? $0.label }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The elements that can be reached, in order.
  var leaves: [AccessibilityElement] { children?.flatMap(\.leaves) ?? [self] }

  /// The element with the actions of the containers that it is in.
  func offering(_ others: [AccessibilityAction]) -> AccessibilityElement {
    var result = self
    result.actions += others
    result.children = children?.map { $0.offering(result.actions) }
    return result
  }
}

/// An action by its name, as a rotor or a menu offers it.
@MainActor public final class AccessibilityAction {
  public let name: String
  private let action: () -> Void

  init(_ name: String, _ action: @escaping () -> Void) {
    self.name = name
    self.action = action
  }

  public func perform() { action() }
}

/// What a part of the screen is.
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

/// What becomes of the elements in one.
///
/// Documented: `AccessibilityChildBehavior`.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  case contain, combine
}

extension Element {
  /// An action, and what follows from it.
  final func acting(_ action: @escaping () -> Void) -> () -> Void {
    { [weak stage = node?.stage] in
      action()
      stage?.update()
    }
  }
}
