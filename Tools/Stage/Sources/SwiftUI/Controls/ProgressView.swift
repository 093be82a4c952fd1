import Foundation

/// A spinner for a task of unknown duration.
public struct ProgressView: PrimitiveView {
  public init() {}

  func update(_ node: ViewNode) { _ = node.remembered { SpinnerElement(node) } }
  func assemble(_ node: ViewNode) { node.takeOwnElement() }
}

/// The element of a spinner, 20 × 20 pt like UIKit's medium size.
@MainActor private final class SpinnerElement: Element {
  override var name: String { "ProgressView" }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 20, height: 20) }

  /// Draws eight spokes.
  ///
  /// The darkest spoke makes one turn per second.
  override func draw(_ display: inout DisplayList) {
    let turn = (node?.stage?.now ?? 0) * 8
    let pictures = (0..<8).map { spoke in
      let age = (turn.rounded(.down) - Double(spoke)).truncatingRemainder(dividingBy: 8)
      let angle = Double(spoke) * .pi / 4
      var path = Path()
      for radius in [5.0, 9] {
        let point = CGPoint(x: frame.midX + sin(angle) * radius, y: frame.midY - cos(angle) * radius)
        if radius == 5 { path.move(to: point) } else { path.addLine(to: point) }
      }
      let ink = Ink.secondaryLabel.faded(1 - 0.1 * (age < 0 ? age + 8 : age))
      return Picture.path(path, .stroke(StrokeStyle(lineWidth: 2.2, lineCap: .round), ink))
    }
    display.add(name, frame, pictures)
  }

  /// Appends an accessibility element.
  ///
  /// Belief: "In progress" is the label that VoiceOver reads in English.
  override func describe(_ tree: inout [AccessibilityElement]) {
    tree.append(AccessibilityElement(label: "In progress", frame: frame))
  }
}
