import Foundation
import PlatformViews

/// The element of a control that reacts to touches.
@MainActor class ControlElement: Element {
  /// The action of a tap, or `nil` if a tap does nothing.
  var tapAction: (() -> Void)?
  /// The action while a finger is on the control.
  ///
  /// It receives the finger's window location. Only controls that follow the finger, such as a slider, have
  /// this action.
  var trackAction: ((CGPoint) -> Void)?
  /// Whether the control is enabled.
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

  /// The element of the control's label.
  var label: Element? { children.first }

  /// Returns the text that assistive technologies read for some elements.
  final func words(of elements: [Element]) -> String {
    var tree: [AccessibilityElement] = []
    elements.forEach { $0.describe(&tree) }
    return AccessibilityElement.words(tree)
  }

  /// Draws the control's pictures and its label, as one group in the display list.
  final func drawPart(_ words: String, _ display: inout DisplayList, _ pictures: [Picture] = []) {
    display.part(isOn ? words : words + " disabled", frame) { display in
      if !pictures.isEmpty { display.add("", frame, pictures) }
      for child in drawnChildren { child.draw(&display) }
    }
  }
}
