/// An input of the swipe machine.
package enum SwipeEvent {
  /// A first touch began, on a row or outside of all rows with actions.
  case touchBegan(SwipeTarget?, SwipePoint)
  case touchMoved(SwipePoint)
  case touchEnded(SwipePoint)
  /// The system or another gesture has taken the touch.
  case touchCancelled
  case secondTouchBegan
  /// A finger or code begins to scroll the list.
  ///
  /// Deceleration is no event.
  case scrollBegan
  /// An action was chosen: the edge, the action's index from that edge, and the way.
  case actionChosen(AnyHashable, SwipeEdge, index: Int, SwipeActionSource)
  /// A row's width or actions have changed.
  case rowUpdated(SwipeTarget)
  case rowRemoved(AnyHashable)
  /// Code closes the open row.
  case closeRequested
  /// The app left the foreground, or the list disappeared.
  case suspended
  /// A frame.
  case tick
}

/// The way in which an action without a drag was chosen.
package enum SwipeActionSource {
  /// A tap on a button of the open row.
  case tap
  /// An accessibility action, for example by VoiceOver, or an item of a menu.
  case accessibility
}

/// A request of the swipe machine to its adapter.
package enum SwipeEffect: Equatable {
  /// The actions at an edge become visible.
  ///
  /// Exactly one `closed` follows.
  case opened(AnyHashable, SwipeEdge)
  /// The actions are no longer visible.
  case closed(AnyHashable)
  /// The pull enters a full swipe; for a haptic.
  case enteredFull
  /// The pull leaves a full swipe; for a haptic.
  case leftFull
  /// Perform an action of the app: the edge, and the action's index from that edge.
  case perform(AnyHashable, SwipeEdge, index: Int)
}

/// The phase of a row.
package enum SwipePhase {
  /// No action is visible.
  case closed
  /// A finger pulls the row, or the row moves to its open position.
  case opening
  /// The row rests at its open position.
  case open
  /// A release performs the first action, or has just performed it.
  case full
  /// The row moves to its closed position.
  case closing
}

/// Whether the current touch is, or may become, a swipe.
package enum SwipeTouchPhase {
  /// No touch is down.
  case none
  /// The touch may still become a swipe.
  case possible
  /// The touch pulls a row.
  case swiping
  /// The touch will not become a swipe, whatever it does.
  case failed
}

/// The values that draw a row.
package struct SwipePresentation: Equatable {
  /// The edge of the visible actions.
  package let edge: SwipeEdge
  /// The width of the visible actions, in pt.
  ///
  /// It is negative if the row is pulled to the wrong side.
  package let distance: Double
  /// The distance that the row is drawn to the right, in pt.
  package let offset: Double
  package let phase: SwipePhase
}
