import Overscroll

extension ListController {
  /// Returns the list's events as text to attach to a report.
  ///
  /// See `RefreshController.exportTrace()`.
  public func exportTrace() -> String { runner.trace }
}
