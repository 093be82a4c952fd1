import Foundation
import PlatformViews

/// A modifier that the stage implements directly, with layout elements.
///
/// Each requirement has a default implementation that changes nothing.
@MainActor protocol ElementModifier {
  /// The name of the modified element, for the texts that tests compare.
  var name: String { get }
  /// A second view that the modifier shows, such as a background, an overlay or a bar.
  var addition: (any View)? { get }
  /// Changes the environment of the modified view.
  func change(_ environment: inout EnvironmentValues)
  /// Changes the transaction for an update of the modified view.
  func change(_ transaction: inout Transaction, _ node: ViewNode)
  /// Responds to an update of the modified view.
  func updated(_ node: ViewNode)
  func size(_ element: ModifiedElement, _ proposal: ProposedViewSize) -> CGSize
  func layOut(_ element: ModifiedElement, _ proposal: ProposedViewSize, _ surroundings: Surroundings)
  func guide(_ element: ModifiedElement, _ guide: AlignmentGuide, in size: CGSize) -> CGFloat?
  func layoutValue(_ key: ObjectIdentifier) -> Any?
  var zIndex: Double? { get }
  /// Whether the platform view of `addition` is behind the modified view.
  var isBehind: Bool { get }
  func hit(_ element: ModifiedElement, _ point: CGPoint) -> [Element]?
  func draw(_ element: ModifiedElement, _ display: inout DisplayList)
  func describe(_ element: ModifiedElement, _ tree: inout [AccessibilityElement])
  /// Whether the element's frame may extend under bars; see `Element.takesSafeArea`.
  func takesSafeArea(_ element: ModifiedElement) -> Bool
  /// Returns the platform view that the modifier needs, for example to receive touches.
  func platformView(_ element: ModifiedElement) -> UIView?
}

extension ElementModifier {
  var name: String { "\(type(of: self))" }
  var addition: (any View)? { nil }
  func change(_ environment: inout EnvironmentValues) {}
  func change(_ transaction: inout Transaction, _ node: ViewNode) {}
  func updated(_ node: ViewNode) {}
  func size(_ element: ModifiedElement, _ proposal: ProposedViewSize) -> CGSize {
    element.content.size(proposal)
  }
  func layOut(_ element: ModifiedElement, _ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    element.content.place(element.frame, proposal, surroundings)
  }
  func guide(_ element: ModifiedElement, _ guide: AlignmentGuide, in size: CGSize) -> CGFloat? {
    element.content.guide(guide, in: size)
  }
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
  var zIndex: Double? { nil }
  var isBehind: Bool { false }
  func hit(_ element: ModifiedElement, _ point: CGPoint) -> [Element]? { element.plainHit(point) }
  func draw(_ element: ModifiedElement, _ display: inout DisplayList) { element.plainDraw(&display) }
  func describe(_ element: ModifiedElement, _ tree: inout [AccessibilityElement]) {
    element.content.describe(&tree)
    for addition in element.additions { addition.describe(&tree) }
  }
  func takesSafeArea(_ element: ModifiedElement) -> Bool { element.content.takesSafeArea }
  func platformView(_ element: ModifiedElement) -> UIView? { nil }
}

/// The element of a modified view.
@MainActor public final class ModifiedElement: Element {
  /// The element of the original view.
  let content: Element
  var modifier: any ElementModifier { shared.modifier }
  private var shared: SharedModifier
  /// The elements of the modifier's second view, such as a background.
  fileprivate(set) var additions: [Element] = []
  /// The modifier's animated numbers, such as its opacity.
  var animated = AnimatedValues()
  /// The platform view that receives touches for the modifier's gesture.
  private(set) lazy var touchView = TouchView()
  private var depth = 0.0

  fileprivate init(_ node: ViewNode, _ content: Element, _ shared: SharedModifier) {
    self.content = content
    self.shared = shared
    super.init(node)
  }

  fileprivate func take(_ shared: SharedModifier, _ additions: [Element]) {
    self.shared = shared
    if children.isEmpty || !additions.elementsEqual(self.additions, by: ===) {
      self.additions = additions
      children = [content] + additions
    }
    depth = shared.modifier.zIndex ?? content.zIndex
  }

  public override var name: String { shared.modifier.name }
  override var platformView: UIView? { shared.modifier.platformView(self) }
  override var takesSafeArea: Bool { shared.modifier.takesSafeArea(self) }
  override var zIndex: Double { depth }
  override var platformChildren: [Element] { shared.modifier.isBehind ? additions + [content] : children }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    shared.modifier.layoutValue(key) ?? content.layoutValue(key)
  }
  override func guide(_ guide: AlignmentGuide, in size: CGSize) -> CGFloat? {
    shared.modifier.guide(self, guide, in: size)
  }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shared.modifier.size(self, proposal) }
  override func layOut(_ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    shared.modifier.layOut(self, proposal, surroundings)
  }
  override func draw(_ display: inout DisplayList) { shared.modifier.draw(self, &display) }
  override func describe(_ tree: inout [AccessibilityElement]) { shared.modifier.describe(self, &tree) }
  override func hit(_ point: CGPoint) -> [Element]? { shared.modifier.hit(self, point) }

  func plainHit(_ point: CGPoint) -> [Element]? { super.hit(point) }
  func plainDraw(_ display: inout DisplayList) { super.draw(&display) }
}

/// The nodes and elements that a modified view keeps across updates.
@MainActor private final class ModifiedMemory {
  var additions: [ViewNode] = []
  var elements: [ModifiedElement] = []
}

/// A view with a modifier that the stage implements directly.
///
/// If the view consists of several views, the modifier applies to each of them.
public struct _Modified<Content: View> {
  let content: Content
  fileprivate let shared: SharedModifier
  var modifier: any ElementModifier { shared.modifier }
}

/// A modifier that all copies of a modified view share, because copying a modifier takes long.
private final class SharedModifier {
  let modifier: any ElementModifier

  init(_ modifier: any ElementModifier) { self.modifier = modifier }
}

extension _Modified: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: ["content": content, "modifier": modifier]) }
}

extension _Modified: PrimitiveView {
  func update(_ node: ViewNode) {
    let memory = node.remembered(ModifiedMemory.init)
    let outer = node.stage?.transaction
    if var transaction = outer {
      modifier.change(&transaction, node)
      node.stage?.transaction = transaction
    }
    let child = node.resolve(content, in: node.children.first) { [modifier] in modifier.change(&$0) }
    if let outer { node.stage?.transaction = outer }
    if let addition = modifier.addition {
      // If the content consists of several views, each of them gets its own background or overlay.
      let count = max(1, child.elements.count)
      while memory.additions.count > count { memory.additions.removeLast().unmount() }
      memory.additions = (0..<count).map { place in
        node.resolve(addition, in: place < memory.additions.count ? memory.additions[place] : nil)
      }
    }
    node.children = [child] + memory.additions
    assemble(node)
    modifier.updated(node)
  }

  func assemble(_ node: ViewNode) {
    guard let memory = node.memory as? ModifiedMemory, let child = node.children.first else { return }
    let last = memory.elements
    var moved: [ObjectIdentifier: ModifiedElement]?
    memory.elements = child.elements.enumerated().map { place, content in
      let element: ModifiedElement
      if place < last.count, last[place].content === content {
        element = last[place]
      } else {
        let others = moved ?? Dictionary(last.map { (ObjectIdentifier($0.content), $0) }) { $1 }
        moved = others
        element = others[ObjectIdentifier(content)] ?? ModifiedElement(node, content, shared)
      }
      element.take(shared, place < memory.additions.count ? memory.additions[place].elements : [])
      return element
    }
    node.elements = memory.elements
  }
}

extension View {
  /// Applies a modifier that the stage implements directly.
  nonisolated func modified(_ modifier: some ElementModifier) -> _Modified<Self> {
    _Modified(content: self, shared: SharedModifier(modifier))
  }
}
