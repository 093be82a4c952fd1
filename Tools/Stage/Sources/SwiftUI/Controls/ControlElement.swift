import Foundation
import PlatformViews

/// The layout of a control that reacts to touches.
@MainActor class ControlElement: Element {
  /// The action of a tap, or `nil` without one.
  var tapAction: (() -> Void)?
  /// The action while a finger is on the control, with the finger's window location.
  ///
  /// Only controls that track a finger have this action.
  var trackAction: ((CGPoint) -> Void)?
  /// Whether the control is enabled.
  ///
  /// Documented: `disabled(_:)`.
  var isOn: Bool { environment.isEnabled }

  override var isTouchable: Bool { true }
  override var platformView: UIView? { touchView }

  private lazy var touchView: TouchView = {
    let view = TouchView()
    view.recognizer.tapped = { [weak self] in
      if let self, isOn { tapAction?() }
    }
    view.recognizer.tracked = { [weak self] point in
      guard let self, let trackAction else { return false }
      if isOn { trackAction(CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)) }
      return true
    }
    return view
  }()

  /// The view that forms the control's content, always one element.
  var label: Element? { children.first }

  /// Returns the text that assistive technologies read for elements.
  final func words(of elements: [Element]) -> String {
    var tree: [AccessibilityElement] = []
    elements.forEach { $0.describe(&tree) }
    return AccessibilityElement.words(tree)
  }

  /// Draws the control as a part of the display list that contains its label.
  final func drawPart(_ words: String, _ display: inout DisplayList, _ pictures: [Picture] = []) {
    display.part(isOn ? words : words + " disabled", frame) { display in
      if !pictures.isEmpty { display.add("", frame, pictures) }
      for child in drawnChildren { child.draw(&display) }
    }
  }
}
