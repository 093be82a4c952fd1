public import Foundation

/// A view that computes its content from its own size and position.
///
/// Belief: the content is computed again when a geometry value that it has read changes. Apple documents
/// only that the content is a function of the size and the coordinate space.
public struct GeometryReader<Content: View>: PrimitiveView {
  let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  func update(_ node: ViewNode) {
    let element = node.remembered { GeometryElement(node) }
    element.make = { [content] in content($0) }
    element.needsEvaluation = true
    node.stage?.setNeedsLayout()
  }

  func assemble(_ node: ViewNode) {
    guard let element = node.memory as? GeometryElement else { return }
    element.children = node.children.flatMap(\.elements)
    node.elements = [element]
  }
}

/// The size and position of a geometry reader, for its content.
@MainActor @preconcurrency public struct GeometryProxy {
  /// Weak, because the element owns the content, which may store this proxy.
  fileprivate weak var element: GeometryElement?

  public var size: CGSize { element?.read(.size).frame.size ?? .zero }
  public func frame(in space: CoordinateSpace) -> CGRect { element?.read(.frame(space)).frame ?? .zero }
  /// The safe area insets at the reader's frame; zero at each side that no bar covers.
  ///
  /// Documented for `UIView.safeAreaInsets`, which the stage follows here.
  public var safeAreaInsets: EdgeInsets { element?.read(.safeArea).insets ?? EdgeInsets() }
}

@MainActor fileprivate final class GeometryElement: Element {
  enum Reading: Hashable {
    case size
    case frame(CoordinateSpace)
    case safeArea
  }

  struct Value: Equatable {
    var frame = CGRect.zero
    var insets = EdgeInsets()
  }

  var make: ((GeometryProxy) -> any View)?
  var needsEvaluation = true
  private var readings: [Reading: Value] = [:]
  /// The safe area insets that overlap the frame, from the last layout.
  private var safeArea = EdgeInsets()

  override var name: String { "GeometryReader" }
  /// True, so that the reader receives the safe area insets.
  ///
  /// A scroll view in the reader can therefore extend under bars. The remaining content ends at the bars.
  override var takesSafeArea: Bool { true }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func layOut(_ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    safeArea = surroundings.safeArea
    if needsEvaluation || readings.contains(where: { value(of: $0.key) != $0.value }) { evaluate() }
    let room = layoutFrame
    for child in children {
      if child.takesSafeArea {
        child.fill(frame, surroundings, .topLeading)
      } else {
        align(child, in: room, .topLeading, ProposedViewSize(room.size), surroundings.inside)
      }
    }
  }

  private func evaluate() {
    guard let node, let make else { return }
    needsEvaluation = false
    readings = [:]
    node.stage?.evaluated(node)
    node.children = [node.resolve(make(GeometryProxy(element: self)), in: node.children.first)]
    children = node.children.flatMap(\.elements)
  }

  func read(_ reading: Reading) -> Value {
    let value = value(of: reading)
    readings[reading] = value
    return value
  }

  private func value(of reading: Reading) -> Value {
    let frame = layoutFrame
    switch reading {
    case .size, .frame(.local): return Value(frame: CGRect(origin: .zero, size: frame.size))
    case .frame(.global): return Value(frame: frame)
    case .safeArea: return Value(insets: safeArea)
    case .frame(.named(let name)):
      for case let element as ModifiedElement in ancestry {
        if case .space(name)? = (element.modifier as? Mark)?.kind {
          let space = element.layoutFrame
          return Value(frame: frame.offsetBy(dx: -space.minX, dy: -space.minY))
        }
      }
      // A row that has left its list has no ancestors.
      let root = ancestry.last
      if Stage.latest?.roots.contains(where: { $0 === root }) ?? false {
        Stage.complain("No coordinate space has the name \(name.base)")
      }
      return Value(frame: frame)
    }
  }
}
