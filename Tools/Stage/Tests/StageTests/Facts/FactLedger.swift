/// The checks of all recorded facts, and the facts without a check.
///
/// A fact is a value that a public project has recorded from Apple's SwiftUI or UIKit (see `RecordedFact`).
@MainActor enum FactLedger {
  /// A closure that measures a fact on the stage and returns the values to compare.
  typealias Measure = @MainActor () -> [FactValue]

  /// The closures that measure the stage, by the id of the fact.
  static let measures: [String: Measure] = [
    layout, mirrored, scroll, scrollTo, observed, lazy, lifecycle, identity, platformViews,
  ].reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

  /// The facts that the stage does not match, with the stage's values.
  ///
  /// The README of the stage gives the reasons.
  nonisolated static let different: [String: [FactValue]] = [
    "evaluations-equatable": [.number(1)],
    "list-row-heights-mac": [.number(56), .number(22)],
  ]

  /// The facts about features that the stage does not have.
  ///
  /// The project does not use these features.
  nonisolated static let absent: Set = [
    "anchor-alignment", "fling-threshold", "nav-ignores", "nav-list-rows-collapsed", "safearea-padding",
    "scroll-position-initial", "scroll-position-set-ios", "tab-bar",
  ]

  /// The facts that separate suites check, each with the file and function of its test.
  nonisolated static let elsewhere: [String: String] = [
    "iphone-fling": "Tests/OverscrollCoreTests/Content/Driven/RecordedMotionTests.swift phone",
    "nav-large-height": "Tools/Stage/Tests/UIKitTests/ChromeTests.swift recordedHeights",
    "nav-safe-area-while-title-goes": "Tools/Stage/Tests/UIKitTests/ChromeTests.swift lateSafeArea",
    "nav-title-height": "Tools/Stage/Tests/UIKitTests/ChromeTests.swift recordedHeights",
    "package-large-title": "Tests/OverscrollTests/ScrollViews/BarMetricsTests.swift learned",
    "package-no-title": "Tests/OverscrollTests/ScrollViews/BarMetricsTests.swift collapsed",
    "physics-bounce-engine": "Tests/OverscrollCoreTests/Content/Driven/RecordedMotionTests.swift bounce",
    "physics-bounce-fit": "Tools/Stage/Tests/UIKitTests/RecordedMotionTests.swift bounce",
    "physics-bounce-half": "Tests/OverscrollCoreTests/Content/Driven/RecordedMotionTests.swift bounce",
    "physics-bounce-stage": "Tools/Stage/Tests/UIKitTests/RecordedMotionTests.swift bounce",
    "physics-fling-duration": "Tests/OverscrollCoreTests/Content/Driven/RecordedMotionTests.swift end",
    "physics-fling-engine": "Tests/OverscrollCoreTests/Content/Driven/RecordedMotionTests.swift fling",
    "physics-fling-engine-a-frame-ahead":
      "Tests/OverscrollCoreTests/Content/Driven/RecordedMotionTests.swift fling",
    "physics-fling-first-second": "Tests/OverscrollCoreTests/Content/Driven/RecordedMotionTests.swift fling",
    "physics-targets-engine": "Tests/OverscrollCoreTests/Content/Driven/RecordedMotionTests.swift targets",
    "physics-targets-stop-at-10": "Tools/Stage/Tests/UIKitTests/RecordedMotionTests.swift targets",
  ]

  /// All remaining facts, which the stage must match.
  nonisolated static let agreeing = RecordedFact.all.map(\.id).filter {
    different[$0] == nil && !absent.contains($0) && elsewhere[$0] == nil
  }
}
