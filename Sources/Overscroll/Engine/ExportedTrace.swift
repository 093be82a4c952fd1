extension RefreshController {
  /// Returns the scroll view's events as text to attach to a report.
  ///
  /// The text contains the events of fingers, code and layout with their times, but no content. A replay
  /// produces the same states on any machine, to the last bit. The recording ends after 2 MB, which takes
  /// at least ten minutes of motion. The text then contains a note about the end.
  ///
  /// - Returns: The trace; empty unless `TraceRecording.isEnabled`, of `OverscrollTrace`, was true when the
  ///   controller was made.
  /// - Complexity: O(n) in the number of events.
  public func exportTrace() -> String { runner.trace }
}
