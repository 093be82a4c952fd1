import Foundation

/// A control for choosing one of several views, each identified by its tag.
public struct Picker<Selection: Hashable, Content: View>: PrimitiveView {
  private let title: LocalizedStringKey
  private let selection: Binding<Selection>
  private let content: Content

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    title = titleKey
    self.selection = selection
    self.content = content()
  }

  func update(_ node: ViewNode) {
    let element = node.remembered { PickerElement(node) }
    let selection = selection
    element.title = title.text(in: node.environment.locale)
    element.selection = AnyHashable(selection.wrappedValue)
    element.choose = { if let choice = $0.base as? Selection { selection.wrappedValue = choice } }
    let isSegmented = node.environment.pickerIsSegmented
    let child = node.resolve(content, in: node.children.first) { environment in
      if isSegmented { environment.font = .footnote } else { environment.foreground = TintShapeStyle() }
    }
    node.children = [child]
  }

  func assemble(_ node: ViewNode) {
    (node.memory as? PickerElement)?.take(node.children.flatMap(\.elements))
    node.takeOwnElement()
  }
}

/// A style of pickers.
///
/// The stage supports only `segmented`.
public protocol PickerStyle: Sendable {}
public struct SegmentedPickerStyle: PickerStyle {}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

private struct PickerSetting: ElementModifier {
  let name: String
  var isSegmented: Bool?
  func change(_ environment: inout EnvironmentValues) {
    if let isSegmented { environment.pickerIsSegmented = isSegmented }
  }
}

extension View {
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    precondition(style is SegmentedPickerStyle, "The stage does not support \(Style.self)")
    return modified(PickerSetting(name: "pickerStyle", isSegmented: true))
  }

  /// Hides the labels of controls.
  ///
  /// On the stage, this has no effect. Belief: a picker outside of a form shows no label in any case.
  public func labelsHidden() -> some View { modified(PickerSetting(name: "labelsHidden")) }
}

extension EnvironmentValues {
  fileprivate var pickerIsSegmented: Bool {
    get { self[or: false] }
    set { self[or: false] = newValue }
  }
}

/// The element of a picker, which is a row of segments or a button.
///
/// Segments have equal widths and are 32 pt high, as in UIKit. The button would open a menu in SwiftUI. The
/// stage has no menus, so a tap on the button selects the next choice.
@MainActor private final class PickerElement: ControlElement {
  var title = ""
  var selection: AnyHashable?
  var choose: (AnyHashable) -> Void = { _ in }
  private var options: [(tag: AnyHashable, view: Element)] = []
  private var segments: [SegmentElement] = []

  private static let height: CGFloat = 32
  private static let chevron: CGFloat = 14

  override var name: String { "Picker" }
  private var isSegmented: Bool { environment.pickerIsSegmented }
  private var chosen: Int? { options.firstIndex { $0.tag == selection } }

  /// Sets the elements of the choices.
  func take(_ elements: [Element]) {
    guard let node else { return }
    options = elements.compactMap { element in element.tag.map { ($0, element) } }
    segments = options.indices.map { $0 < segments.count ? segments[$0] : SegmentElement(node) }
    for (segment, option) in zip(segments, options) {
      segment.take(option.view, isChosen: option.tag == selection) { [weak self] in self?.choose(option.tag) }
    }
    if isSegmented {
      children = segments
      tapAction = nil
    } else {
      children = chosen.map { [options[$0].view] } ?? []
      tapAction = { [weak self] in self?.chooseNext() }
    }
  }

  private func chooseNext() {
    guard let chosen, !options.isEmpty else { return }
    choose(options[(chosen + 1) % options.count].tag)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if isSegmented {
      let widest = options.map { $0.view.size(.unspecified).width }.max() ?? 0
      return CGSize(width: proposal.width ?? (widest + 20) * CGFloat(options.count), height: Self.height)
    }
    let size = label?.size(inner(proposal)) ?? .zero
    return CGSize(width: size.width + 4 + Self.chevron + 24, height: size.height + 12)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - 28 - Self.chevron) }, height: nil)
  }

  override func layOut(_ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    guard isSegmented else {
      let room = EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 16 + Self.chevron)
      guard let label else { return }
      let bounds = room.inset(frame, isRightToLeft: isRightToLeft)
      return align(label, in: bounds, .leading, ProposedViewSize(bounds.size), surroundings.inside)
    }
    let width = frame.width / CGFloat(max(1, segments.count))
    for (place, segment) in segments.enumerated() {
      let place = isRightToLeft ? segments.count - 1 - place : place
      let bounds = CGRect(
        x: frame.minX + CGFloat(place) * width, y: frame.minY, width: width, height: frame.height)
      segment.place(bounds, ProposedViewSize(bounds.size), surroundings.inside)
    }
  }

  override func draw(_ display: inout DisplayList) {
    guard !isSegmented else {
      let shape = Path(roundedRect: frame, cornerRadius: 8)
      return drawPart("Segments", &display, [.path(shape, .fill(.fill))])
    }
    let x = isRightToLeft ? frame.minX + 12 : frame.maxX - 12 - Self.chevron
    let chevron = CGRect(
      x: x, y: frame.midY - Self.chevron / 2, width: Self.chevron, height: Self.chevron)
    drawPart("Menu", &display, [.symbol("chevron.up.chevron.down", chevron, .blue)])
  }

  /// Appends the picker's accessibility elements.
  ///
  /// Belief: each segment is a button, and a picker with a menu is one button with a value.
  override func describe(_ tree: inout [AccessibilityElement]) {
    guard !isSegmented else { return segments.forEach { $0.describe(&tree) } }
    var element = AccessibilityElement(label: title, traits: .isButton, frame: frame)
    element.value = words(of: children)
    if isOn, let tapAction { element.activation = acting(tapAction) }
    tree.append(element)
  }
}

/// The element of a segment, which shows one choice in its center.
@MainActor private final class SegmentElement: ControlElement {
  private var isChosen = false

  override var name: String { "Segment" }

  func take(_ view: Element, isChosen: Bool, choose: @escaping () -> Void) {
    self.isChosen = isChosen
    children = [view]
    tapAction = choose
  }

  override func layOut(_ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    guard let label else { return }
    align(label, in: frame, .center, ProposedViewSize(frame.size), surroundings.inside)
  }

  override func draw(_ display: inout DisplayList) {
    if isChosen {
      let shape = Path(roundedRect: frame.insetBy(dx: 2, dy: 2), cornerRadius: 7)
      display.add("Selection", frame, [.path(shape, .fill(.selection))])
    }
    label?.draw(&display)
  }

  override func describe(_ tree: inout [AccessibilityElement]) {
    var element = AccessibilityElement(label: words(of: children), traits: .isButton, frame: frame)
    if isChosen { element.traits.insert(.isSelected) }
    if isOn, let tapAction { element.activation = acting(tapAction) }
    tree.append(element)
  }
}

extension Element {
  /// The tag that identifies this element as a choice of a picker, or `nil` without a tag.
  fileprivate var tag: AnyHashable? {
    guard let element = self as? ModifiedElement else { return children.firstResult(\.tag) }
    if case .tag(let tag)? = (element.modifier as? Mark)?.kind { return tag }
    return element.content.tag
  }
}
