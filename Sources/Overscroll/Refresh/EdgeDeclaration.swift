import OverscrollCore

/// The declaration of one edge by a view.
///
/// A view's value takes precedence over the value that code has set on the controller. The latter stays
/// stored, and applies again once no view declares a value.
@MainActor struct EdgeDeclaration: Sendable {
  /// The options without the app's closures; nil if the view does not declare the edge.
  var options: EdgeOptions?
  /// The action of the view, if any.
  var action: RefreshController.Action?
  /// Whether there is more to load; nil without a declaration.
  let hasMore: Bool?
  /// Whether the view allows the edge to be enabled.
  var isAllowed: Bool
  /// The measured extent of the edge's indicator, in pt, if any.
  let indicatorExtent: Double?

  /// Makes the declaration of a view; without arguments, of no view.
  init(
    _ options: EdgeOptions? = nil, action: RefreshController.Action? = nil, isAllowed: Bool = true,
    indicatorExtent: Double? = nil
  ) {
    (self.options, hasMore) = (options?.withoutClosures, options?.hasMore)
    (self.action, self.isAllowed, self.indicatorExtent) = (action, isAllowed, indicatorExtent)
  }
}
