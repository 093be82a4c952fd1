#if canImport(SwiftUI) && canImport(Testing)
  package import Testing

  #if !canImport(ObjectiveC)
    import SwiftUI
  #endif

  /// A trait for tests that must also pass if UIKit reports no change of `adjustedContentInset`.
  ///
  /// On the stage, each test runs twice: with and without these reports. Put the trait before `.onScreen`,
  /// so that each run has its own clock.
  package struct SilentInsetsTrait: SuiteTrait, TestTrait, TestScoping {
    package var isRecursive: Bool { true }

    package func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await function()
      #if !canImport(ObjectiveC)
        guard testCase != nil, Stage.Habits.ambient.isEmpty else { return }
        try await Stage.Habits.$ambient.withValue(.silencesAdjustedInsets) { try await function() }
      #endif
    }
  }

  extension Trait where Self == SilentInsetsTrait {
    /// A trait that repeats each test without reports of changed insets.
    package static var withSilentInsets: SilentInsetsTrait { SilentInsetsTrait() }
  }
#endif
