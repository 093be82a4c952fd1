/// What becomes of each recorded fact on the stage.
@MainActor enum FactLedger {
  /// What the stage gives for a fact.
  typealias Measure = @MainActor () -> [FactValue]

  /// The measures, by the facts' ids.
  static let measures: [String: Measure] = [
    layout, mirrored, scroll, scrollTo, observed, lazy, lifecycle, identity, platformViews,
  ].reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

  /// The facts that the stage is known to differ from, and what it gives; the reasons are in the stage's README.
  nonisolated static let different: [String: [FactValue]] = [
    "evaluations-equatable": [.number(1)],
    "list-row-heights-mac": [.number(56), .number(22)],
  ]

  /// The facts about what the stage does not have, because none of the project's views uses it.
  nonisolated static let absent: Set = [
    "anchor-alignment", "nav-ignores", "safearea-padding", "scroll-position-initial",
    "scroll-position-set-ios",
    "tab-bar",
  ]

  /// The facts that other suites check.
  nonisolated static let elsewhere: Set = [
    "fling-threshold", "iphone-fling", "nav-large-height", "nav-list-rows-collapsed",
    "nav-safe-area-while-title-goes", "nav-title-height", "package-large-title", "package-no-title",
    "physics-bounce-engine", "physics-bounce-fit", "physics-bounce-half", "physics-bounce-stage",
    "physics-fling-duration", "physics-fling-engine", "physics-fling-engine-a-frame-ahead",
    "physics-fling-first-second", "physics-targets-engine", "physics-targets-stop-at-10",
  ]

  /// The facts that the stage is to agree with: all others.
  nonisolated static let agreeing = RecordedFact.all.map(\.id).filter {
    different[$0] == nil && !absent.contains($0) && !elsewhere.contains($0)
  }
}
