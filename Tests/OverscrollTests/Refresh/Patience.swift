import Testing

/// Lets every task go on that can: it yields the main actor, and has the other threads take their turns.
///
/// What a test then finds not to have happened is not going to, as long as it takes place on the main actor. What
/// is to happen after a hop to another thread is waited for with `eventually`.
@MainActor func settle() async {
  for _ in 0..<4 {
    for _ in 0..<8 { await Task.yield() }
    await Task.detached {}.value
  }
}

/// Waits until something is true, however busy the machine is; gives up after thousands of turns.
@MainActor func eventually(
  _ what: Comment? = nil, _ location: SourceLocation = #_sourceLocation, _ isTrue: @MainActor () -> Bool
) async {
  for turn in 0..<4000 {
    if isTrue() { return }
    await Task.yield()
    // Only patience, and no measure of anything: the other threads may need the processor.
    if turn > 400 { try? await Task.sleep(for: .milliseconds(1)) }
  }
  #expect(isTrue(), what, sourceLocation: location)
}
