import Foundation
import PlatformViews

/// The layout of what acts when it is touched.
@MainActor class ControlElement: Element {
  /// What a tap does, or nil where the control does nothing.
  var tapAction: (() -> Void)?
  /// What a finger on it does, by the place that it is at; for controls that follow one.
  var trackAction: ((CGPoint) -> Void)?
  /// Whether it acts.
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

  /// What makes up the control: a view that always is one element.
  var label: Element? { children.first }

  /// What assistive technologies read of its label.
  final func words(of elements: [Element]) -> String {
    var tree: [AccessibilityElement] = []
    elements.forEach { $0.describe(&tree) }
    return AccessibilityElement.words(tree)
  }

  /// Draws the control as a thing that has its label in it.
  final func drawPart(_ words: String, _ display: inout DisplayList, _ pictures: [Picture] = []) {
    display.part(isOn ? words : words + " disabled", frame) { display in
      if !pictures.isEmpty { display.add("", frame, pictures) }
      for child in drawnChildren { child.draw(&display) }
    }
  }
}
