import Testing

/// Lets all tasks run that can run.
///
/// It yields the main actor, and gives turns to the remaining threads. An event on the main actor that has
/// not happened by then will not happen. Use `eventually` for an event after a hop to a different thread.
@MainActor func settle() async {
  for _ in 0..<4 {
    for _ in 0..<8 { await Task.yield() }
    await Task.detached {}.value
  }
}

/// Waits until a condition is true, for thousands of turns at most.
@MainActor func eventually(
  _ what: Comment? = nil, _ location: SourceLocation = #_sourceLocation, _ isTrue: @MainActor () -> Bool
) async {
  for turn in 0..<4000 {
    if isTrue() { return }
    await Task.yield()
    // This wait measures nothing. It leaves the processor to the remaining threads.
    if turn > 400 { try? await Task.sleep(for: .milliseconds(1)) }
  }
  #expect(isTrue(), what, sourceLocation: location)
}
