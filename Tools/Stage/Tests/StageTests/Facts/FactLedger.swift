/// The measures of the recorded facts, and the exceptions.
@MainActor enum FactLedger {
  /// A closure that returns the stage's values for a fact.
  typealias Measure = @MainActor () -> [FactValue]

  /// The measures by the ids of their facts.
  static let measures: [String: Measure] = [
    layout, mirrored, scroll, scrollTo, observed, lazy, lifecycle, identity, platformViews,
  ].reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

  /// The known differences of the stage, with the stage's values.
  ///
  /// The reasons are in the stage's README.
  nonisolated static let different: [String: [FactValue]] = [
    "evaluations-equatable": [.number(1)],
    "list-row-heights-mac": [.number(56), .number(22)],
  ]

  /// The facts about features that the stage does not have.
  ///
  /// No view of the project uses these features.
  nonisolated static let absent: Set = [
    "anchor-alignment", "fling-threshold", "nav-ignores", "nav-list-rows-collapsed", "safearea-padding",
    "scroll-position-initial", "scroll-position-set-ios", "tab-bar",
  ]

  /// The facts that are checked in separate suites, with their tests.
  nonisolated static let elsewhere: [String: String] = [
    "iphone-fling": "Tests/OverscrollCoreTests/Physics/RecordedMotionTests.swift phone",
    "nav-large-height": "Tools/Stage/Tests/UIKitTests/ChromeTests.swift recordedHeights",
    "nav-safe-area-while-title-goes": "Tools/Stage/Tests/UIKitTests/ChromeTests.swift lateSafeArea",
    "nav-title-height": "Tools/Stage/Tests/UIKitTests/ChromeTests.swift recordedHeights",
    "package-large-title": "Tests/OverscrollTests/ScrollViews/BarMetricsTests.swift learned",
    "package-no-title": "Tests/OverscrollTests/ScrollViews/BarMetricsTests.swift collapsed",
    "physics-bounce-engine": "Tests/OverscrollCoreTests/Physics/RecordedMotionTests.swift bounce",
    "physics-bounce-fit": "Tools/Stage/Tests/UIKitTests/RecordedMotionTests.swift bounce",
    "physics-bounce-half": "Tests/OverscrollCoreTests/Physics/RecordedMotionTests.swift bounce",
    "physics-bounce-stage": "Tools/Stage/Tests/UIKitTests/RecordedMotionTests.swift bounce",
    "physics-fling-duration": "Tests/OverscrollCoreTests/Physics/RecordedMotionTests.swift end",
    "physics-fling-engine": "Tests/OverscrollCoreTests/Physics/RecordedMotionTests.swift fling",
    "physics-fling-engine-a-frame-ahead": "Tests/OverscrollCoreTests/Physics/RecordedMotionTests.swift fling",
    "physics-fling-first-second": "Tests/OverscrollCoreTests/Physics/RecordedMotionTests.swift fling",
    "physics-targets-engine": "Tests/OverscrollCoreTests/Physics/RecordedMotionTests.swift targets",
    "physics-targets-stop-at-10": "Tools/Stage/Tests/UIKitTests/RecordedMotionTests.swift targets",
  ]

  /// The remaining facts, which the stage must match.
  nonisolated static let agreeing = RecordedFact.all.map(\.id).filter {
    different[$0] == nil && !absent.contains($0) && elsewhere[$0] == nil
  }
}
