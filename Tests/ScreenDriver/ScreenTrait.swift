#if canImport(SwiftUI) && canImport(Testing)
  package import Testing

  #if !canImport(ObjectiveC)
    import Foundation
    import Overscroll
    import OverscrollCore
    import OverscrollTrace
    package import SwiftUI
  #endif

  /// Runs each test of a suite with a time of its own: on the stage one that the test moves.
  package struct ScreenTrait: SuiteTrait, TestTrait, TestScoping {
    package var isRecursive: Bool { true }

    #if canImport(ObjectiveC)
      /// The canary's result, once for the process.
      private static let fault = Task { @MainActor in await Canary.fault() }

      /// Skips the test if the canary failed, and says why.
      ///
      /// Swift Testing prepares the traits of all tests before it runs any. A condition trait is public API that skips a
      /// test from there since Swift 6.0; `Test.cancel` needs Swift 6.3 (Sources/Testing/Traits/ConditionTrait.swift and
      /// the proposal ST-0016 of swift-testing).
      package func prepare(for test: Test) async throws {
        guard let fault = await Self.fault.value else { return }
        try await ConditionTrait.disabled(Comment(rawValue: fault)).prepare(for: test)
      }
    #endif

    #if !canImport(ObjectiveC)
      /// The clock of the test that runs, if it has a screen.
      package static var clock: StageClock? { AmbientTime.current.clock as? StageClock }
    #endif

    package func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      #if canImport(ObjectiveC)
        try await function()
      #else
        if Self.clock != nil { return try await function() }
        TaskOrder.begin()
        let clock = StageClock()
        let time = AmbientTime(clock: clock, date: { clock.date }, uptime: { clock.seconds })
        try await TaskOrder.alone {
          let traces = await Traces()
          try await AmbientTime.$current.withValue(time) { try await function() }
          await traces.expectReplays()
        }
      #endif
    }

    #if !canImport(ObjectiveC)
      /// What the engines of a test have recorded.
      @MainActor private final class Traces {
        private var exports: [@MainActor () -> String] = []

        init() {
          TraceRecording.isEnabled = true
          EngineRecording.witness = { [weak self] in self?.exports.append($0) }
        }

        /// Expects that a replay of each ends with what it shows.
        ///
        /// With a folder's path in `OVERSCROLL_TRACES` in the environment, each is kept there, too.
        func expectReplays() {
          EngineRecording.witness = nil
          TraceRecording.isEnabled = false
          let folder = ProcessInfo.processInfo.environment["OVERSCROLL_TRACES"]
          for export in exports {
            do {
              let text = Data(export().utf8)
              if let folder { try text.write(to: URL(fileURLWithPath: "\(folder)/\(UUID()).trace")) }
              let trace = try Trace(text: Array(text))
              // Where a recording ended early, nothing is expected of its replay.
              if trace.about.contains("ended early") { Issue.record("A trace is not complete.") }
              for mistake in trace.mistakes() { Issue.record("A trace does not replay: \(mistake)") }
            } catch {
              Issue.record("A trace cannot be read: \(error)")
            }
          }
          exports = []
        }
      }
    #endif
  }

  extension Trait where Self == ScreenTrait {
    /// A test that has a screen.
    package static var onScreen: ScreenTrait { ScreenTrait() }
  }
#endif
