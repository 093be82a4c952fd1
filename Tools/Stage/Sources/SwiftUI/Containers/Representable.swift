public import PlatformViews

/// A view that represents a platform view, like UIKit's representable views.
@MainActor @preconcurrency public protocol PlatformRepresentable: View where Body == Never {
  /// Makes the platform view.
  func makeRepresented(in environment: EnvironmentValues) -> Represented
  /// Updates the platform view.
  ///
  /// - Returns: Whether the platform view belongs to this view. If not, a new platform view is made.
  func update(_ represented: Represented, in environment: EnvironmentValues) -> Bool
  /// Cleans up a platform view when its view is unmounted.
  static func dismantle(_ represented: Represented)
}

extension PlatformRepresentable {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A platform view with the coordinator that was made for it.
@MainActor public struct Represented {
  public let view: UIView
  public let coordinator: Any

  public init(view: UIView, coordinator: Any) {
    self.view = view
    self.coordinator = coordinator
  }
}

extension PlatformRepresentable {
  /// Makes or updates the platform view, during an update of SwiftUI.
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

/// The layout of a platform view, which takes the proposed size.
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
