extension RefreshController {
  /// Returns the scroll view's events as text to attach to a report.
  ///
  /// The text says what fingers, code and the layout did, and when, but nothing about the content. A replay gives the
  /// same states on any machine, to the last bit. The recording ends after 2 MB, which takes ten minutes of motion or more;
  /// the text says so.
  ///
  /// - Returns: The trace; empty unless `TraceRecording.isEnabled`, of `OverscrollTrace`, was true when the controller was made.
  /// - Complexity: O(n) in the number of events.
  public func exportTrace() -> String { runner.trace }
}
