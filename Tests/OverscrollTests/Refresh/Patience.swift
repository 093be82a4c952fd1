import Testing

/// Lets every task go on that can, by yielding the main actor a bounded number of times.
///
/// What a test then finds not to have happened cannot happen any more, as long as it takes place on the main
/// actor; for what goes through another thread on the way, wait with `eventually`.
@MainActor func settle() async {
  for _ in 0..<24 { await Task.yield() }
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
