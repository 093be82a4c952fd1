public import Foundation

/// The content of a view, from which the view can be created and updated.
@MainActor public protocol UIContentConfiguration {
  /// Creates a view with this content.
  func makeContentView() -> any UIView & UIContentView
}

/// A view whose content a configuration describes.
@MainActor public protocol UIContentView: AnyObject {
  /// The content of the view.
  var configuration: any UIContentConfiguration { get set }
}

/// The layer of a view, of which the stage has the order only.
@MainActor public final class CALayer {
  /// The position of the layer in front of its siblings, which the stage ignores.
  public var zPosition: CGFloat = 0

  nonisolated init() {}
}
