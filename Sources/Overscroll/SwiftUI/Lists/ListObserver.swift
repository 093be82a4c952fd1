#if canImport(SwiftUI)
  public import Combine

  /// Lets views follow which items of a list are in sight, and how many items there are.
  ///
  /// It publishes only those changes, not each frame of a scroll. It sets the controller's `onChange`.
  ///
  /// ```swift
  /// @StateObject private var list = ListObserver(ListController())
  ///
  /// VerticalList(model.rows, controller: list.controller) { RowView($0) }
  ///   .overlay(alignment: .bottom) { Text("\(list.controller.visibleRange.upperBound) of \(list.controller.count)") }
  /// ```
  @MainActor public final class ListObserver: ObservableObject {
    /// The controller.
    public let controller: ListController

    /// Makes an observer.
    ///
    /// - Parameter controller: The controller to follow.
    public init(_ controller: ListController = ListController()) {
      self.controller = controller
      controller.onChange = { [weak self] in self?.objectWillChange.send() }
    }
  }
#endif
