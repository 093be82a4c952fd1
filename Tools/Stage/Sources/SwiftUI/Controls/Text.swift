public import Foundation

/// A view that shows one or more lines of text.
public struct Text: Sendable {
  let string: @Sendable (Locale) -> String
  private var isBold = false

  public init(_ key: LocalizedStringKey) { string = { key.text(in: $0) } }

  public init(verbatim content: String) { string = { _ in content } }

  @_disfavoredOverload public init(_ content: some StringProtocol) {
    let content = String(content)
    string = { _ in content }
  }

  /// Formats a value in the locale of the environment.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String, Format: Sendable {
    string = { format.locale($0).format(input) }
  }

  public func bold() -> Text {
    var result = self
    result.isBold = true
    return result
  }
}

extension Text: PrimitiveView {
  func update(_ node: ViewNode) {
    node.remembered { TextElement(node) }.take(string(node.environment.locale), isBold: isBold)
  }

  func assemble(_ node: ViewNode) { node.takeOwnElement() }
}

/// The element of a text.
///
/// Its size is the size of its lines in the proposed size.
@MainActor public final class TextElement: Element {
  /// The whole text, even if the drawn lines are truncated.
  public private(set) var string = ""
  private var isBold = false
  private var proposal = ProposedViewSize.unspecified

  public override var name: String { "Text \"\(string)\"" }
  override var isTouchable: Bool { true }

  func take(_ string: String, isBold: Bool) { (self.string, self.isBold) = (string, isBold) }

  private var face: TypeFace {
    let environment = environment
    let font = environment.font ?? .body
    return TypeFace(isBold ? font.weight(.bold) : font, in: environment.dynamicTypeSize)
  }

  /// A cache of line breaks, because the same texts are measured often.
  private static var known: [Measure: [TextRuler.Line]] = [:]

  private struct Measure: Hashable {
    let string: String
    let proposal: ProposedViewSize
    let face: TypeFace
  }

  private func lines(_ proposal: ProposedViewSize, _ face: TypeFace) -> [TextRuler.Line] {
    let measure = Measure(string: string, proposal: proposal, face: face)
    if let lines = Self.known[measure] { return lines }
    let lines = TextRuler(face: face).lines(
      string, width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
    if Self.known.count > 10_000 { Self.known = [:] }
    Self.known[measure] = lines
    return lines
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let face = face
    return TextRuler(face: face).size(lines(proposal, face))
  }

  override func layOut(_ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    self.proposal = proposal
  }

  override func guide(_ guide: AlignmentGuide, in size: CGSize) -> CGFloat? {
    let face = face
    switch guide.name {
    case "firstTextBaseline": return face.baseline
    case "lastTextBaseline": return size.height - face.metrics.line + face.baseline
    default: return nil
    }
  }

  override func draw(_ display: inout DisplayList) {
    let face = face
    let lines = lines(proposal, face)
    let ink = environment.ink
    let pictures = lines.enumerated().map { place, line in
      let y = frame.minY + CGFloat(place) * face.metrics.line + face.baseline
      return Picture.text(
        TextPicture(
          text: line.text, origin: CGPoint(x: start(of: line.width), y: y), width: line.width, face: face,
          ink: ink))
    }
    let isCut = lines.last?.text.hasSuffix("…") == true && !string.hasSuffix("…")
    let shown = isCut ? lines.map(\.text).joined(separator: " ") : string
    let words = "Text \"\(shown.replacing("\n", with: "\\n"))\""
    display.add(DisplayList.Thing(words: words, frame: frame, text: string, pictures: pictures))
  }

  private func start(of width: Double) -> CGFloat {
    switch environment.multilineTextAlignment {
    case .leading: isRightToLeft ? frame.maxX - width : frame.minX
    case .center: frame.midX - width / 2
    }
  }

  override func describe(_ tree: inout [AccessibilityElement]) {
    guard string.contains(where: { !$0.isWhitespace }) else { return }
    tree.append(AccessibilityElement(label: string, traits: .isStaticText, frame: frame))
  }
}
