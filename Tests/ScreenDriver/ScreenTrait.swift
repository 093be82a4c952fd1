#if canImport(SwiftUI) && canImport(Testing)
  package import Testing

  #if !canImport(ObjectiveC)
    import Foundation
    import Overscroll
    import OverscrollCore
    import OverscrollTrace
    package import SwiftUI
  #endif

  /// A trait for tests with a screen.
  ///
  /// On the stage, each test has its own clock, which the test advances.
  package struct ScreenTrait: SuiteTrait, TestTrait, TestScoping {
    package var isRecursive: Bool { true }

    #if canImport(ObjectiveC)
      /// The result of `Canary`, which is computed once for the process.
      private static let fault = Task { @MainActor in await Canary.fault() }

      /// Skips the test if `Canary` has found that screens do not work, and gives the reason.
      ///
      /// Swift Testing prepares the traits of all tests before it runs any test. Since Swift 6.0, a
      /// condition trait can skip a test at this point with public API. `Test.cancel` needs Swift 6.3
      /// (Sources/Testing/Traits/ConditionTrait.swift and the proposal ST-0016 of swift-testing).
      package func prepare(for test: Test) async throws {
        guard let fault = await Self.fault.value else { return }
        try await ConditionTrait.disabled(Comment(rawValue: fault)).prepare(for: test)
      }
    #endif

    #if !canImport(ObjectiveC)
      /// The clock of the running test, or `nil` if the test has no screen.
      package static var clock: StageClock? { AmbientClock.current.clock as? StageClock }
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
        let time = AmbientClock(clock: clock, date: { clock.date }, uptime: { clock.seconds })
        try await TaskOrder.alone {
          let traces = await Traces()
          await Self.forgetComplaints()
          try await AmbientClock.$current.withValue(time) { try await function() }
          await traces.expectReplays()
          await Self.expectNoComplaint()
        }
      #endif
    }

    #if !canImport(ObjectiveC)
      @MainActor private static func forgetComplaints() {
        (Stage.publications, Stage.allComplaints) = ([], [])
      }

      /// Checks that SwiftUI would report no misuse, and no object that publishes within view updates.
      @MainActor private static func expectNoComplaint() {
        for object in Set(Stage.publications) {
          Issue.record("\(object) publishes changes from within view updates.")
        }
        for complaint in Set(Stage.allComplaints) { Issue.record("\(complaint)") }
        forgetComplaints()
      }

      /// The traces (recorded events) of the engines that a test creates.
      @MainActor private final class Traces {
        private var exports: [@MainActor () -> String] = []

        init() {
          TraceRecording.isEnabled = true
          EngineRecorderFactory.observer = { [weak self] in self?.exports.append($0) }
        }

        /// Checks that a replay of each trace gives the presentations that the trace contains.
        ///
        /// If the environment variable `OVERSCROLL_TRACES` contains the path of a folder, each trace is
        /// also written to that folder.
        func expectReplays() {
          EngineRecorderFactory.observer = nil
          TraceRecording.isEnabled = false
          let folder = ProcessInfo.processInfo.environment["OVERSCROLL_TRACES"]
          for export in exports {
            let text = Data(export().utf8)
            // A list that joins edges takes its events along.
            if text.isEmpty { continue }
            do {
              if let folder { try text.write(to: URL(fileURLWithPath: "\(folder)/\(UUID()).trace")) }
              let trace = try Trace(text: Array(text))
              // A trace that ended early is incomplete, so its replay cannot be checked.
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
    /// A trait for a test that shows a screen.
    package static var onScreen: ScreenTrait { ScreenTrait() }
  }
#endif
