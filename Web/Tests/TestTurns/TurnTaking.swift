public import Testing

/// Has each test of a suite, and each of its arguments, wait for its turn on this machine.
///
/// All tests of a package run in one process, so one that is `.alone` has the machine to itself whatever suites
/// the others are in, as long as these take turns too.
public struct TurnTaking: SuiteTrait, TestTrait, TestScoping {
  /// Whether suites within the suite take turns too: they do.
  public var isRecursive: Bool { true }

  /// Runs a test in its turn, and notes what it took.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let isAlone = test.traits.contains { $0 is Alone }
    try await Turns.ofThisMachine.take(test.displayName ?? test.name, alone: isAlone, function)
  }

  /// Runs a part of a test in a turn that comes before those of other tests, since it holds what others wait for.
  public static func takeNext(_ body: () async throws -> Void) async rethrows {
    let name = Test.current.map { $0.displayName ?? $0.name } ?? ""
    try await Turns.ofThisMachine.take(name, first: true, body)
  }

  /// Says which tests took longest since this was last asked, without their waiting.
  public static func slowest(_ count: Int = 10) async -> String { await Turns.ofThisMachine.slowest(count) }
}

/// Marks a test that measures times or memory: in its turn nothing else runs.
public struct Alone: TestTrait {}

extension Trait where Self == TurnTaking {
  /// A few of the suite's tests run at a time, and those that are `.alone` by themselves.
  public static var turns: TurnTaking { TurnTaking() }
}

extension Trait where Self == Alone {
  /// Nothing else runs in this test's turn.
  public static var alone: Alone { Alone() }
}
