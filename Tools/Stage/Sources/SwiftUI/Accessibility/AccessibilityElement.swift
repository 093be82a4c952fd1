public import Foundation

/// An element of the screen as an assistive technology presents it.
@MainActor public struct AccessibilityElement {
  /// The text that VoiceOver reads for the element.
  public internal(set) var label: String
  /// The value that VoiceOver reads after the label, such as "on" for a switch.
  public internal(set) var value: String?
  /// The identifier that tests use to find the element.
  public internal(set) var identifier: String?
  public internal(set) var traits: AccessibilityTraits
  /// The element's frame, in window coordinates.
  public internal(set) var frame: CGRect
  /// The elements of a container, or `nil` for an element that VoiceOver can focus.
  public internal(set) var children: [AccessibilityElement]?
  /// The named actions of the element, such as "Refresh".
  ///
  /// Belief: each element in a container also has the actions of the container.
  public internal(set) var actions: [AccessibilityAction] = []
  /// The additional information that VoiceOver reads after the value, by the identifier of its key.
  var customContent: [String: String] = [:]
  /// The rotors of the element, by the names of the system's rotors.
  ///
  /// The entries are made when VoiceOver asks for them.
  var rotors: [String: @MainActor () -> [RotorEntry]] = [:]
  /// The identities of the element in rotors.
  var rotorIDs: Set<RotorID> = []
  /// The text that VoiceOver reads after a scroll inside the element.
  var scrollStatus: String?
  /// The action of a double tap in VoiceOver, or `nil` if a double tap does nothing.
  var activation: (() -> Void)?
  /// Adjusts the value, or `nil` if the element is not adjustable.
  var adjustment: ((AccessibilityAdjustmentDirection) -> Void)?
  /// Scrolls the element to an edge, and returns whether it scrolled.
  ///
  /// The innermost element is called first. If it returns false, its container is called.
  var scroll: ((Edge) -> Bool)?

  init(label: String, traits: AccessibilityTraits = [], frame: CGRect) {
    self.label = label
    self.traits = traits
    self.frame = frame
  }

  /// Creates a container for some elements.
  init(_ children: [AccessibilityElement], frame: CGRect) {
    self.init(label: "", frame: frame)
    self.children = children
  }

  /// Activates the element, as a double tap does in VoiceOver.
  ///
  /// - Returns: Whether the element has an action for a double tap.
  @discardableResult public func activate() -> Bool {
    activation?()
    return activation != nil
  }

  /// Adjusts the element, as a swipe up or down does in VoiceOver.
  ///
  /// - Returns: Whether the element is adjustable.
  @discardableResult public func adjust(_ direction: AccessibilityAdjustmentDirection) -> Bool {
    adjustment?(direction)
    return adjustment != nil
  }

  /// Returns the labels of some elements, joined by commas.
  static func words(_ elements: [AccessibilityElement]) -> String {
    elements.map { $0.children.map(words) ?? $0.label }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The words that VoiceOver says for the element.
  public var speech: String {
    let content = customContent.sorted { $0.key < $1.key }.map(\.value)
    return ([label, value ?? ""] + content).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// This element and the elements in it, in reading order.
  var all: [AccessibilityElement] { [self] + (children ?? []).flatMap(\.all) }

  /// The elements in this container that VoiceOver can focus, in reading order.
  var leaves: [AccessibilityElement] { children?.flatMap(\.leaves) ?? [self] }

  /// Returns a copy with the actions of the enclosing containers added.
  func offering(_ others: [AccessibilityAction]) -> AccessibilityElement {
    var result = self
    result.actions += others
    result.children = children?.map { $0.offering(result.actions) }
    return result
  }
}

/// A named action of an element, which VoiceOver shows in its rotor.
@MainActor public final class AccessibilityAction {
  public let name: String
  private let action: () -> Void

  init(_ name: String, _ action: @escaping () -> Void) {
    self.name = name
    self.action = action
  }

  public func perform() { action() }
}

/// The traits of an element, such as button or header.
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

/// The way to treat the accessibility elements inside a view.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  case contain, combine, ignore
}

/// The direction in which an assistive technology adjusts an element.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

extension Element {
  /// Returns a closure that performs an action and then updates the stage.
  final func acting(_ action: @escaping () -> Void) -> () -> Void {
    { [stage = node?.stage?.reference] in
      action()
      stage?.object?.update()
    }
  }
}
