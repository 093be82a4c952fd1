import Testing

/// Runs all tasks that are ready, and returns.
///
/// It yields the main actor several times, and waits for detached tasks between the yields. Work on the
/// main actor is then done. Use `eventually` for work that hops to a different thread.
@MainActor func settle() async {
  for _ in 0..<4 {
    for _ in 0..<8 { await Task.yield() }
    await Task.detached {}.value
  }
}

/// Waits until a condition is true, and records a failure after 4000 attempts.
@MainActor func eventually(
  _ what: Comment? = nil, _ location: SourceLocation = #_sourceLocation, _ isTrue: @MainActor () -> Bool
) async {
  for turn in 0..<4000 {
    if isTrue() { return }
    await Task.yield()
    // This sleep lets the remaining threads run. Nothing depends on its length.
    if turn > 400 { try? await Task.sleep(for: .milliseconds(1)) }
  }
  #expect(isTrue(), what, sourceLocation: location)
}
