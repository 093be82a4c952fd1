#if canImport(UIKit) || canImport(AppKit)
  import OverscrollCore
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// A platform's insets by side, which convert to insets of the start and end edges.
  protocol SidedInsets {
    var top: CGFloat { get set }
    var left: CGFloat { get set }
    var bottom: CGFloat { get set }
    var right: CGFloat { get set }
  }

  extension SidedInsets {
    /// Returns the insets of the start and end edges, in pt.
    ///
    /// - Parameters:
    ///   - axis: The axis.
    ///   - isRightToLeft: Whether horizontal content starts on the right.
    func along(_ axis: Axis, isRightToLeft: Bool) -> EdgePair<Double> {
      switch (axis, isRightToLeft) {
      case (.vertical, _): EdgePair(start: top, end: bottom)
      case (.horizontal, false): EdgePair(start: left, end: right)
      case (.horizontal, true): EdgePair(start: right, end: left)
      }
    }

    /// Adds a difference, in pt, to the insets of the start and end edges.
    mutating func add(_ difference: EdgePair<Double>, along axis: Axis, isRightToLeft: Bool) {
      switch (axis, isRightToLeft) {
      case (.vertical, _):
        top += difference.start
        bottom += difference.end
      case (.horizontal, false):
        left += difference.start
        right += difference.end
      case (.horizontal, true):
        right += difference.start
        left += difference.end
      }
    }
  }

  #if canImport(UIKit)
    extension UIEdgeInsets: SidedInsets {}
  #else
    extension NSEdgeInsets: SidedInsets {}
  #endif
#endif
