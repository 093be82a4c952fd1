import Foundation
import PlatformViews

/// The two that may be on a view each.
enum FocusKind: Hashable, Sendable {
  /// The keyboard's.
  case keyboard
  /// That of VoiceOver and the like.
  case assistive
}

/// Where a stage's focus of a kind is.
@MainActor private final class FocusPlace {
  weak var stage: Stage?
  weak var element: Element?
  /// What was told that the focus has entered, from the inside.
  var marks: [(id: ObjectIdentifier, mark: FocusMark)] = []
  /// Looks in each round whether what has the focus is still there.
  let watch: ViewNode

  init(_ stage: Stage) {
    self.stage = stage
    watch = ViewNode(EmptyView(), EnvironmentValues(), key: nil, in: nil, on: stage)
  }

  struct Key: Hashable {
    let stage: ObjectIdentifier
    let kind: FocusKind
  }

  /// It is kept beside the stages.
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

  /// What has a focus, if anything does that is still there.
  func focused(_ kind: FocusKind) -> Element? {
    place(of: kind).element.flatMap { $0.isThere(on: self) ? $0 : nil }
  }

  /// Moves a focus, and tells what it leaves and what it enters.
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

  /// Brings a focus to where the app has set a value, or takes it away.
  ///
  /// - Returns: Whether a view has the focus by that.
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

  /// Belief: what comes to have a focus is shown by the scroll views that it is in, each scrolled as little as it takes.
  private func reveal(_ element: Element) {
    for case let scroll as ScrollElement in element.ancestry {
      let offset = scroll.view.contentOffset
      let frame = element.frame.offsetBy(dx: offset.x - scroll.frame.minX, dy: offset.y - scroll.frame.minY)
      scroll.view.scrollRectToVisible(frame, animated: false)
    }
  }

  func visitAll(_ body: (Element) -> Void) { roots.forEach { $0.visit(body) } }
}

// What a test does.
extension Stage {
  /// Gives the keyboard to the innermost view that takes it and says a text, as Tab would, seen or not.
  ///
  /// - Returns: Whether there is one.
  @discardableResult public func focus(on text: String) -> Bool {
    guard let found = innermost(saying: text, where: \.takesKeyboard) else { return false }
    move(.keyboard, to: found)
    update()
    return true
  }

  /// Has VoiceOver come to the element that says a text, seen or not.
  ///
  /// - Returns: Whether there is one.
  @discardableResult public func read(_ text: String) -> Bool {
    guard let found = innermost(saying: text, where: { $0.labels == [text] }) else { return false }
    move(.assistive, to: found)
    update()
    return true
  }

  /// The innermost element that says a text and for which a condition holds; what is hidden says nothing.
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

  /// Types into the field that has the keyboard.
  ///
  /// - Returns: Whether one has it.
  @discardableResult public func typeText(_ text: String) -> Bool {
    guard let field = focused(.keyboard) as? TextFieldElement else { return false }
    field.typeText(text)
    update()
    return true
  }

  /// What is said first of the view that has the keyboard, if one has it.
  public var focusedLabel: String? { focused(.keyboard)?.labels.first }
}

extension Element {
  /// Whether it can have the keyboard.
  var takesKeyboard: Bool {
    guard environment.isEnabled else { return false }
    return self is TextFieldElement || (self as? ModifiedElement)?.modifier is Focusable
  }

  fileprivate func isThere(on stage: Stage) -> Bool { node?.isMounted == true && node?.stage === stage }

  /// What is said of the elements in it.
  fileprivate var labels: [String] {
    var tree: [AccessibilityElement] = []
    describe(&tree)
    return tree.flatMap(\.leaves).map(\.label)
  }
}
