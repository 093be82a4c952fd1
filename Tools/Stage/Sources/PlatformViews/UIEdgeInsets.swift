@_exported public import Foundation

/// Distances from the sides of a rectangle, in pt.
public struct UIEdgeInsets: Equatable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// Makes insets, in pt.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No insets.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}

/// Which way a user interface runs.
public enum UIUserInterfaceLayoutDirection: Sendable { case leftToRight, rightToLeft }
