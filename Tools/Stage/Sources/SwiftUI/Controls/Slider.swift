import Foundation

/// A control for choosing a number by moving a knob along a track.
///
/// Documented: the label is not shown; assistive technologies read it.
public struct Slider<Label: View>: PrimitiveView {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let label: Label

  public init(value: Binding<Double>, in bounds: ClosedRange<Double>, @ViewBuilder label: () -> Label) {
    self.value = value
    self.bounds = bounds
    self.label = label()
  }

  func update(_ node: ViewNode) {
    let element = node.remembered { SliderElement(node) }
    let span = bounds.upperBound - bounds.lowerBound
    let (value, bounds) = (value, bounds)
    element.share = span > 0 ? (value.wrappedValue - bounds.lowerBound) / span : 0
    element.set = { value.wrappedValue = bounds.lowerBound + min(max($0, 0), 1) * span }
    element.trackAction = { [weak element] in element?.track($0) }
    node.children = [node.resolve(label, in: node.children.first)]
  }

  func assemble(_ node: ViewNode) {
    (node.memory as? SliderElement)?.labels = node.children.flatMap(\.elements)
    node.takeOwnElement()
  }
}

/// The element of a slider.
///
/// Belief: a slider has the proposed width and is 31 pt high, as in UIKit.
@MainActor private final class SliderElement: ControlElement {
  var share = 0.0
  var set: (Double) -> Void = { _ in }
  /// The elements of the label, which is read by assistive technologies but not drawn.
  var labels: [Element] = []

  private static let knob: CGFloat = 27

  override var name: String { "Slider" }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 118, height: 31)
  }

  /// Moves the center of the knob to a finger, at a point of the window.
  func track(_ point: CGPoint) {
    let travel = frame.width - Self.knob
    guard isOn, travel > 0 else { return }
    let share = (point.x - frame.minX - Self.knob / 2) / travel
    set(isRightToLeft ? 1 - share : share)
  }

  override func draw(_ display: inout DisplayList) {
    let place = isRightToLeft ? 1 - share : share
    let x = frame.minX + Self.knob / 2 + place * (frame.width - Self.knob)
    let bar = CGRect(x: frame.minX, y: frame.midY - 2, width: frame.width, height: 4)
    let filled =
      isRightToLeft
      ? CGRect(x: x, y: bar.minY, width: bar.maxX - x, height: 4)
      : CGRect(x: bar.minX, y: bar.minY, width: x - bar.minX, height: 4)
    let knob = CGRect(
      x: x - Self.knob / 2, y: frame.midY - Self.knob / 2, width: Self.knob, height: Self.knob)
    display.add(
      "Slider at \(share.brief(2))", frame,
      [
        .path(Path(roundedRect: bar, cornerRadius: 2), .fill(.fill)),
        .path(Path(roundedRect: filled, cornerRadius: 2), .fill(.blue)),
        .path(Path(ellipseIn: knob), .fill(.white)),
        .path(Path(ellipseIn: knob), .stroke(StrokeStyle(lineWidth: 0.5), .separator)),
      ])
  }

  override func describe(_ tree: inout [AccessibilityElement]) {
    var element = AccessibilityElement(label: words(of: labels), frame: frame)
    element.value = "\((share * 100).brief(0)) %"
    tree.append(element)
  }
}
