public import Testing

/// A trait that makes each test, and each of its arguments, wait for a turn.
///
/// All tests of a package run in one process and share the turns. So a test that is `.alone` has the
/// machine to itself, if all suites of the package take turns.
public struct TurnTaking: SuiteTrait, TestTrait, TestScoping {
  /// Whether nested suites take turns: always `true`.
  public var isRecursive: Bool { true }

  /// Runs a test in its turn and records its duration.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let isAlone = test.traits.contains { $0 is Alone }
    try await Turns.ofThisMachine.take(test.displayName ?? test.name, alone: isAlone, function)
  }

  /// Runs a part of a test in the next turn, before waiting tests.
  ///
  /// Use this function if the part owns a resource that the waiting tests need.
  public static func takeNext(_ body: () async throws -> Void) async rethrows {
    let name = Test.current.map { $0.displayName ?? $0.name } ?? ""
    try await Turns.ofThisMachine.take(name, first: true, body)
  }

  /// Returns the slowest tests since the last call, without their waiting time.
  public static func slowest(_ count: Int = 10) async -> String { await Turns.ofThisMachine.slowest(count) }
}

/// Marks a test that measures times or memory, so that no test runs at the same time.
public struct Alone: TestTrait {}

extension Trait where Self == TurnTaking {
  /// Limits the suite's tests to a few at a time, and runs `.alone` tests exclusively.
  public static var turns: TurnTaking { TurnTaking() }
}

extension Trait where Self == Alone {
  /// Runs the test exclusively.
  public static var alone: Alone { Alone() }
}
