import Foundation

/// An image of a system symbol.
public struct Image: Sendable {
  private let name: String
  private var isResizable = false

  public init(systemName: String) { name = systemName }

  /// Documented: makes the image fill the proposed size.
  public func resizable() -> Image {
    var result = self
    result.isResizable = true
    return result
  }
}

extension Image: PrimitiveView {
  func update(_ node: ViewNode) { node.remembered { ImageElement(node) }.take(name, isResizable) }
  func assemble(_ node: ViewNode) { node.takeOwnElement() }
}

/// The element of a symbol image.
///
/// Belief: the image is a square with a side of 1.2 times the font size. It is centered vertically on the
/// capital letters of the text beside it.
@MainActor private final class ImageElement: Element {
  private var symbol = ""
  private var isResizable = false

  override var name: String { "Symbol \"\(symbol)\"" }
  override var isTouchable: Bool { true }

  func take(_ symbol: String, _ isResizable: Bool) {
    (self.symbol, self.isResizable) = (symbol, isResizable)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = (environment.face.metrics.size * 1.2).rounded()
    let own = CGSize(width: side, height: side)
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }

  override func guide(_ guide: AlignmentGuide, in size: CGSize) -> CGFloat? {
    switch guide.name {
    case "firstTextBaseline", "lastTextBaseline": (size.height + environment.face.capHeight) / 2
    default: nil
    }
  }

  override func draw(_ display: inout DisplayList) {
    display.add(name, frame, [.symbol(symbol, frame, environment.ink)])
  }

  /// Appends an accessibility element with the symbol's name.
  ///
  /// Belief: the name is a sufficient stand-in for the description that Apple has for each symbol.
  override func describe(_ tree: inout [AccessibilityElement]) {
    tree.append(
      AccessibilityElement(label: symbol.replacing(".", with: " "), traits: .isImage, frame: frame))
  }
}

/// A modifier that gives a view the largest size that fits in the proposal.
///
/// Documented: the view keeps the proportions of its ideal size.
private struct ScaledToFit: ElementModifier {
  var name: String { "scaledToFit" }

  func size(_ element: ModifiedElement, _ proposal: ProposedViewSize) -> CGSize {
    element.content.size(fitting(element, proposal))
  }

  func layOut(_ element: ModifiedElement, _ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    element.content.place(element.frame, fitting(element, proposal), surroundings)
  }

  private func fitting(_ element: ModifiedElement, _ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = element.content.size(.unspecified)
    guard ideal.width > 0, ideal.height > 0 else { return proposal }
    let scales = [proposal.width.map { $0 / ideal.width }, proposal.height.map { $0 / ideal.height }]
    guard let scale = scales.compactMap(\.self).min(), scale.isFinite else { return proposal }
    return ProposedViewSize(CGSize(width: ideal.width * scale, height: ideal.height * scale))
  }
}

extension View {
  public func scaledToFit() -> some View { modified(ScaledToFit()) }
}
