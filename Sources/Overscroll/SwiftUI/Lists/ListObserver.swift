#if canImport(SwiftUI)
  public import Combine

  /// Lets views follow what is seen of a list: which items, and how many there are.
  ///
  /// It publishes those changes and not each frame of a scroll. It takes the controller's `onChange`.
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
