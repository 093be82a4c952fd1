#if canImport(SwiftUI)
  import OverscrollLists
  public import SwiftUI

  extension View {
    /// Adds swipe actions to a row of a `VerticalList`.
    ///
    /// Apply the modifier to the row, inside the closure of the list:
    ///
    /// ```swift
    /// VerticalList(messages) { message in
    ///   MessageRow(message)
    ///     .listSwipeActions {
    ///       Button("Delete", role: .destructive) { delete(message) }
    ///       Button("Flag") { flag(message) }.tint(.orange)
    ///     }
    /// }
    /// ```
    ///
    /// In a grid, a masonry or a horizontal list, and outside of lists, nothing can be swiped.
    ///
    /// A row may have several of these modifiers, for both edges. Of several modifiers for one edge, the
    /// actions of the inner one are nearer to the edge. VoiceOver offers all buttons as actions. On macOS and
    /// tvOS a context menu has them.
    ///
    /// A button is gray, or has its `tint(_:)`; a button with the role `destructive` is red. If the first
    /// button is destructive, the row waits a moment for the removal of its item after a full swipe.
    ///
    /// - Parameters:
    ///   - edge: The edge at which the buttons appear. The first button is nearest to the edge.
    ///   - allowsFullSwipe: Whether a full swipe performs the first button's action.
    ///   - actions: The buttons.
    public func listSwipeActions<Actions: View>(
      edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
      @ViewBuilder actions: () -> Actions
    ) -> some View {
      swipeActions(edge, allowsFullSwipe: allowsFullSwipe, isReply: false, AnyView(actions()))
    }

    /// Adds an action to a row that a swipe performs without a button.
    ///
    /// For example, a swipe replies to a message in a `VerticalList`.
    ///
    /// ```swift
    /// VerticalList(messages) { message in
    ///   MessageRow(message)
    ///     .listSwipeAction(edge: .leading) {
    ///       reply(to: message)
    ///     } label: {
    ///       Label("Reply", systemImage: "arrowshape.turn.up.left")
    ///     }
    /// }
    /// ```
    ///
    /// The label appears behind the row. A release after the row has moved by 64 pt performs the action, and
    /// the row always closes. A second action for the same edge, inside this one, takes precedence. VoiceOver
    /// offers the action, and on macOS and tvOS a context menu has it.
    ///
    /// - Parameters:
    ///   - edge: The edge at which the label appears.
    ///   - action: The action.
    ///   - label: The label.
    public func listSwipeAction<ActionLabel: View>(
      edge: HorizontalEdge = .trailing, perform action: @escaping @MainActor () -> Void,
      @ViewBuilder label: () -> ActionLabel
    ) -> some View {
      swipeActions(
        edge, allowsFullSwipe: true, isReply: true, AnyView(Button(action: action, label: label)))
    }

    private func swipeActions(
      _ edge: HorizontalEdge, allowsFullSwipe: Bool, isReply: Bool, _ actions: AnyView
    ) -> some View {
      modifier(
        SwipeActionsModifier(
          edge: edge == .leading ? .leading : .trailing, allowsFullSwipe: allowsFullSwipe, isReply: isReply,
          actions: actions))
    }
  }
#endif
