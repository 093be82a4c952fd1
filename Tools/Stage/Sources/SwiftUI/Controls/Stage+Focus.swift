import Foundation
import PlatformViews

/// The two kinds of focus, which can be on different views at the same time.
enum FocusKind: Hashable, Sendable {
  /// The focus of the keyboard.
  case keyboard
  /// The focus of VoiceOver and similar technologies.
  case assistive
}

/// The focus of one kind on a stage: the focused element and its focus bindings.
@MainActor private final class FocusPlace {
  var stage: Stage? { shown.object }
  private let shown: Backreference<Stage>
  weak var element: Element?
  /// The focus bindings that are set for the focused element, from the inside out.
  var marks: [(id: ObjectIdentifier, mark: FocusMark)] = []
  /// A node for which the stage checks, after each layout, that the focused element still exists.
  let watch: ViewNode

  init(_ stage: Stage) {
    shown = stage.reference
    watch = ViewNode(EmptyView(), EnvironmentValues(), key: nil, in: nil, on: stage)
  }

  struct Key: Hashable {
    let stage: ObjectIdentifier
    let kind: FocusKind
  }

  /// The focus of each kind on each stage.
  static var all: [Key: FocusPlace] = [:]
}

extension Stage {
  private func place(of kind: FocusKind) -> FocusPlace {
    let key = FocusPlace.Key(stage: ObjectIdentifier(self), kind: kind)
    if let place = FocusPlace.all[key], place.stage === self { return place }
    FocusPlace.all = FocusPlace.all.filter { $0.value.stage != nil }
    let place = FocusPlace(self)
    FocusPlace.all[key] = place
    look(for: place.watch) { [weak self, weak place] in
      guard let self, let place, !place.marks.isEmpty, place.element?.isThere(on: self) != true else {
        return nil
      }
      return { self.move(kind, to: nil) }
    }
    return place
  }

  /// Returns the focused element, or `nil` if it was removed.
  func focused(_ kind: FocusKind) -> Element? {
    place(of: kind).element.flatMap { $0.isThere(on: self) ? $0 : nil }
  }

  /// Moves the focus to an element, or removes it.
  ///
  /// The focus bindings around the previous and the new element are updated.
  func move(_ kind: FocusKind, to element: Element?) {
    let place = place(of: kind)
    place.element = element
    let marks: [(id: ObjectIdentifier, mark: FocusMark)] = (element?.ancestry ?? []).compactMap { outer in
      guard let mark = (outer as? ModifiedElement)?.modifier as? FocusMark, mark.kind == kind else {
        return nil
      }
      return (ObjectIdentifier(outer), mark)
    }
    let last = place.marks
    place.marks = marks
    for (id, mark) in last where !marks.contains(where: { $0.id == id }) { mark.leave() }
    for (id, mark) in marks where !last.contains(where: { $0.id == id }) { mark.enter() }
    if let element { reveal(element) }
  }

  /// Moves the focus after the app has set a focus property.
  ///
  /// The focus moves to the view that is bound to the new value. If there is no such view, a focus that
  /// this property has set is removed.
  ///
  /// - Returns: Whether the bound view has the focus afterwards.
  func follow(_ kind: FocusKind, _ storage: AnyObject) -> Bool {
    var wanted: Element?
    visitAll { element in
      guard wanted == nil, let element = element as? ModifiedElement,
        let mark = element.modifier as? FocusMark, mark.kind == kind, mark.storage === storage,
        mark.isWanted()
      else { return }
      wanted = element
    }
    guard let wanted else {
      if place(of: kind).marks.contains(where: { $0.mark.storage === storage }) { move(kind, to: nil) }
      return false
    }
    if focused(kind)?.ancestry.contains(where: { $0 === wanted }) == true { return true }
    var target: Element?
    switch kind {
    case .keyboard: wanted.visit { if target == nil, $0.takesKeyboard { target = $0 } }
    case .assistive: target = wanted
    }
    guard let target else { return false }
    move(kind, to: target)
    return true
  }

  /// Scrolls the enclosing scroll views until the element is visible.
  ///
  /// Belief: each of them makes the shortest scroll.
  private func reveal(_ element: Element) {
    for case let scroll as ScrollElement in element.ancestry {
      let offset = scroll.view.contentOffset
      let frame = element.frame.offsetBy(dx: offset.x - scroll.frame.minX, dy: offset.y - scroll.frame.minY)
      scroll.view.scrollRectToVisible(frame, animated: false)
    }
  }

  func visitAll(_ body: (Element) -> Void) { roots.forEach { $0.visit(body) } }
}

// Actions that a test performs as the user.
extension Stage {
  /// Moves the keyboard focus to the innermost focusable view with a text, like the Tab key.
  ///
  /// The view may be outside the viewport.
  ///
  /// - Returns: Whether such a view exists.
  @discardableResult public func focus(on text: String) -> Bool {
    guard let found = innermost(saying: text, where: \.takesKeyboard) else { return false }
    move(.keyboard, to: found)
    update()
    return true
  }

  /// Moves the VoiceOver focus to the element with a text.
  ///
  /// The element may be outside the viewport.
  ///
  /// - Returns: Whether such an element exists.
  @discardableResult public func read(_ text: String) -> Bool {
    guard let found = innermost(saying: text, where: { $0.labels == [text] }) else { return false }
    move(.assistive, to: found)
    update()
    return true
  }

  /// Returns the innermost element that contains a text and meets a condition.
  ///
  /// Elements that are hidden from accessibility contain no text.
  private func innermost(saying text: String, where isWanted: @escaping (Element) -> Bool) -> Element? {
    func look(_ element: Element) -> Element? {
      guard element.labels.contains(text) else { return nil }
      for child in element.children {
        if let found = look(child) { return found }
      }
      return isWanted(element) ? element : nil
    }
    for root in roots {
      if let found = look(root) { return found }
    }
    return nil
  }

  /// Types into the text field that has the keyboard focus.
  ///
  /// - Returns: Whether a text field has the keyboard focus.
  @discardableResult public func typeText(_ text: String) -> Bool {
    guard let field = focused(.keyboard) as? TextFieldElement else { return false }
    field.typeText(text)
    update()
    return true
  }

  /// The text of the view with the keyboard focus, or `nil` without a focus.
  public var focusedLabel: String? { focused(.keyboard)?.labels.first }
}

extension Element {
  /// Whether the element can have the keyboard focus.
  var takesKeyboard: Bool {
    guard environment.isEnabled else { return false }
    return self is TextFieldElement || (self as? ModifiedElement)?.modifier is Focusable
  }

  fileprivate func isThere(on stage: Stage) -> Bool { node?.isMounted == true && node?.stage === stage }

  /// The texts that assistive technologies read for this element and its descendants.
  fileprivate var labels: [String] {
    var tree: [AccessibilityElement] = []
    describe(&tree)
    return tree.flatMap(\.leaves).map(\.label)
  }
}
