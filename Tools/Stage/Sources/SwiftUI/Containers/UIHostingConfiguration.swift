public import Foundation
public import PlatformViews

/// The content of a UIKit view, made of SwiftUI views.
///
/// SwiftUI declares this type, although its name begins with UI. On the stage, hosted views are drawn in
/// front of all other views.
@MainActor public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  let content: Content
  private var length: CGFloat = 16

  /// Creates a configuration that shows a view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Returns a configuration with a margin around the content, in pt.
  ///
  /// - Precondition: All edges have the same margin on the stage.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    precondition(edges == .all, "The stage has the same margin at all edges")
    var copy = self
    copy.length = length
    return copy
  }

  public func makeContentView() -> any UIView & UIContentView { HostedView(self) }

  var root: AnyView { AnyView(content.padding(length)) }
}

/// A UIKit view that shows SwiftUI views.
@MainActor final class HostedView<Content: View>: UIView, UIContentView, HostedRoot {
  private var hosted: UIHostingConfiguration<Content>
  private var stage: Stage? { shown?.object }
  private var shown: Backreference<Stage>?
  private var node: ViewNode?

  init(_ configuration: UIHostingConfiguration<Content>) {
    hosted = configuration
    super.init()
  }

  isolated deinit { node?.unmount() }

  var configuration: any UIContentConfiguration {
    get { hosted }
    set {
      guard let next = newValue as? UIHostingConfiguration<Content> else { return }
      hosted = next
      guard let node, let stage else { return }
      node.take(next.root, node.environment)
      node.invalidate("a hosted view")
      stage.setNeedsLayout()
    }
  }

  /// Creates the SwiftUI views when the view enters a window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, node == nil, let stage = Stage.latest else {
      node?.notify(isInSight: window != nil)
      return
    }
    shown = stage.reference
    let node = ViewNode(hosted.root, EnvironmentValues(), key: nil, in: nil, on: stage)
    self.node = node
    stage.add(self, with: node)
  }

  var elements: [Element] { window == nil ? [] : node?.elements ?? [] }

  func layOut(_ surroundings: Surroundings) {
    let frame = convert(bounds, to: nil)
    for element in elements {
      element.fill(frame, Surroundings(safeArea: EdgeInsets(), animation: surroundings.animation))
    }
  }
}

/// A root of SwiftUI views in a UIKit view.
@MainActor protocol HostedRoot: AnyObject {
  /// The layout elements; empty outside a window.
  var elements: [Element] { get }
  /// Places the elements in the UIKit view.
  func layOut(_ surroundings: Surroundings)
}

/// A weak reference to a hosted root.
struct HostedReference {
  weak var root: (any HostedRoot)?
}
