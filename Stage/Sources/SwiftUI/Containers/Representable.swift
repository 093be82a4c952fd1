#if canImport(UIKit)
  public import UIKit

  /// A view of UIKit's as a view of SwiftUI's.
  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ view: UIViewType, context: Context)
    static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
  }

  extension UIViewRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body") }
    public static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator) {}
  }

  extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }

  /// What a view of UIKit's is made and updated with.
  @MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let environment: EnvironmentValues
    public let coordinator: Representable.Coordinator
  }

  extension UIViewRepresentable {
    /// Makes the view or updates it; that is in the middle of an update of SwiftUI's.
    func represent(in node: ViewNode) {
      if let element = node.memory as? RepresentableElement,
        let view = element.view as? UIViewType, let coordinator = element.coordinator as? Coordinator
      {
        return updateUIView(view, context: Context(environment: node.environment, coordinator: coordinator))
      }
      let coordinator = makeCoordinator()
      let context = Context(environment: node.environment, coordinator: coordinator)
      let view = makeUIView(context: context)
      let element = RepresentableElement(node, view, coordinator)
      node.memory = element
      updateUIView(view, context: context)
      node.onUnmount.append { Self.dismantleUIView(view, coordinator: coordinator) }
    }
  }

  /// The layout of a view of UIKit's: it takes the size that it is proposed.
  @MainActor final class RepresentableElement: Element {
    let view: UIView
    let coordinator: Any

    init(_ node: ViewNode, _ view: UIView, _ coordinator: Any) {
      self.view = view
      self.coordinator = coordinator
      super.init(node)
    }

    override var name: String { "\(type(of: view))" }
    override var platformView: UIView? { view }
    override var isTouchable: Bool { view.isUserInteractionEnabled }
    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
  }
#endif
