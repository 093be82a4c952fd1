public import PlatformViews

/// A view that stands for a view of the platform's, as UIKit's representable views do.
@MainActor @preconcurrency public protocol PlatformRepresentable: View where Body == Never {
  /// Makes the platform's view.
  func makeRepresented(in environment: EnvironmentValues) -> Represented
  /// Updates it.
  ///
  /// - Returns: Whether it is one of this view's.
  func update(_ represented: Represented, in environment: EnvironmentValues) -> Bool
  /// Takes leave of it.
  static func dismantle(_ represented: Represented)
}

extension PlatformRepresentable {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A view of the platform's that a view stands for, with what else was made for it.
@MainActor public struct Represented {
  public let view: UIView
  public let coordinator: Any

  public init(view: UIView, coordinator: Any) {
    self.view = view
    self.coordinator = coordinator
  }
}

extension PlatformRepresentable {
  /// Makes the view or updates it; that is in the middle of an update of SwiftUI's.
  func represent(in node: ViewNode) {
    if let element = node.memory as? RepresentableElement, update(element.represented, in: node.environment) {
      return
    }
    let represented = makeRepresented(in: node.environment)
    node.memory = RepresentableElement(node, represented)
    _ = update(represented, in: node.environment)
    node.onUnmount.append { Self.dismantle(represented) }
  }
}

/// The layout of a view of the platform's: it takes the size that it is proposed.
@MainActor final class RepresentableElement: Element {
  let represented: Represented

  init(_ node: ViewNode, _ represented: Represented) {
    self.represented = represented
    super.init(node)
  }

  override var name: String { "\(type(of: represented.view))" }
  override var platformView: UIView? { represented.view }
  override var isTouchable: Bool { represented.view.isUserInteractionEnabled }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
