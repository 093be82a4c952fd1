extension RefreshController {
  /// Returns the scroll view's events as text to attach to a bug report.
  ///
  /// The text contains the events of fingers, code and layout with their times, but none of the app's
  /// content. A replay of the text produces bit-identical states on any machine. The recording ends at 2 MB
  /// of text, which takes at least ten minutes of motion. The text then contains a note about the end of
  /// the recording.
  ///
  /// - Returns: The trace; empty unless `TraceRecording.isEnabled`, of `OverscrollTrace`, was true when the
  ///   controller was made.
  /// - Complexity: O(n) in the number of events.
  public func exportTrace() -> String { runner.trace }
}
