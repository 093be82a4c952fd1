/// An edge of a row, in reading direction.
package enum SwipeEdge: CaseIterable {
  case leading, trailing

  /// The sign of a pull that reveals the edge's actions, in reading direction.
  var sign: Double { self == .leading ? 1 : -1 }
}

/// A point in a row, in pt from the row's top left corner.
package struct SwipePoint: Equatable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  var isFinite: Bool { x.isFinite && y.isFinite }
}

/// The actions at one edge of a row, as the machine needs them.
package struct SwipeActions: Equatable {
  /// The width of all buttons, in pt; 0 for an action without a button.
  package let openWidth: Double
  /// Whether a full swipe performs the first action.
  package let allowsFullSwipe: Bool
  /// Whether the first action removes the row.
  package let isDestructive: Bool

  /// Makes the actions of an edge.
  ///
  /// - Parameters:
  ///   - openWidth: The width of all buttons, in pt. Negative and non-finite widths are treated as 0.
  ///   - allowsFullSwipe: Whether a full swipe performs the first action.
  ///   - isDestructive: Whether the first action removes the row.
  package init(openWidth: Double, allowsFullSwipe: Bool = true, isDestructive: Bool = false) {
    self.openWidth = openWidth.isFinite ? max(0, openWidth) : 0
    self.allowsFullSwipe = allowsFullSwipe
    self.isDestructive = isDestructive
  }
}

/// A row with its width and its actions.
package struct SwipeTarget: Equatable {
  package let id: AnyHashable
  /// The width of the row, in pt.
  package let width: Double
  package let leading: SwipeActions?
  package let trailing: SwipeActions?
  package let isRightToLeft: Bool

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - id: The id of the row's item.
  ///   - width: The row's width, in pt. A negative or non-finite width is treated as 0: the row never opens.
  ///   - leading: The actions at the leading edge, or `nil` for none.
  ///   - trailing: The actions at the trailing edge, or `nil` for none.
  ///   - isRightToLeft: Whether the leading edge is on the right.
  package init(
    id: AnyHashable, width: Double, leading: SwipeActions? = nil, trailing: SwipeActions? = nil,
    isRightToLeft: Bool = false
  ) {
    self.id = id
    self.width = width.isFinite ? max(0, width) : 0
    (self.leading, self.trailing, self.isRightToLeft) = (leading, trailing, isRightToLeft)
  }

  /// Returns the actions at an edge; `nil` if a swipe there has no effect.
  func actions(at edge: SwipeEdge) -> SwipeActions? {
    guard width > 0, let actions = edge == .leading ? leading : trailing else { return nil }
    return actions.openWidth > 0 || actions.allowsFullSwipe ? actions : nil
  }

  /// Returns a distance in reading direction, from a distance to the right, or the reverse.
  func mirrored(_ distance: Double) -> Double { isRightToLeft ? -distance : distance }
}
