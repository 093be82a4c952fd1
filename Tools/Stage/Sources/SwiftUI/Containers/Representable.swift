public import PlatformViews

/// A view that shows a platform view; `UIViewRepresentable` builds on it.
@MainActor @preconcurrency public protocol PlatformRepresentable: View where Body == Never {
  /// Creates the platform view and its coordinator.
  func makeRepresented(in environment: EnvironmentValues) -> Represented
  /// Updates the platform view for a new value of this view.
  ///
  /// - Returns: Whether `represented` was made for this type of view. If not, the stage makes a new
  ///   platform view.
  func update(_ represented: Represented, in environment: EnvironmentValues) -> Bool
  /// Cleans up the platform view when the view is removed.
  static func dismantle(_ represented: Represented)
}

extension PlatformRepresentable {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A platform view and its coordinator.
@MainActor public struct Represented {
  public let view: UIView
  public let coordinator: Any

  public init(view: UIView, coordinator: Any) {
    self.view = view
    self.coordinator = coordinator
  }
}

extension PlatformRepresentable {
  /// Updates the existing platform view, or creates one and then updates it.
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

/// The element of a platform view.
///
/// Its size is the proposed size.
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
