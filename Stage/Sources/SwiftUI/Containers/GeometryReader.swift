public import Foundation

/// A view that is made of what it knows of its own frame.
///
/// It is evaluated again where something that it has read of its geometry has become another: belief, for Apple says no
/// more than that it is a function of its own size and coordinate space.
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

/// What a view can be told of its geometry.
@MainActor @preconcurrency public struct GeometryProxy {
  /// Not held: what is made of it is held by the element.
  fileprivate weak var element: GeometryElement?

  public var size: CGSize { element?.read(.size).size ?? .zero }
  public func frame(in space: CoordinateSpace) -> CGRect { element?.read(.frame(space)) ?? .zero }
}

@MainActor fileprivate final class GeometryElement: Element {
  enum Reading: Hashable {
    case size
    case frame(CoordinateSpace)
  }

  var make: ((GeometryProxy) -> any View)?
  var needsEvaluation = true
  private var readings: [Reading: CGRect] = [:]

  override var name: String { "GeometryReader" }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func layOut(_ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    if needsEvaluation || readings.contains(where: { value(of: $0.key) != $0.value }) { evaluate() }
    for child in children {
      align(child, in: frame, .topLeading, ProposedViewSize(frame.size), surroundings.inside)
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

  func read(_ reading: Reading) -> CGRect {
    let value = value(of: reading)
    readings[reading] = value
    return value
  }

  private func value(of reading: Reading) -> CGRect {
    switch reading {
    case .size, .frame(.local): return CGRect(origin: .zero, size: frame.size)
    case .frame(.global): return frame
    case .frame(.named(let name)):
      for case let element as ModifiedElement in ancestry {
        if case .space(name)? = (element.modifier as? Mark)?.kind {
          let space = element.layoutFrame
          return frame.offsetBy(dx: -space.minX, dy: -space.minY)
        }
      }
      Stage.complain("No coordinate space has the name \(name.base)")
      return frame
    }
  }
}
