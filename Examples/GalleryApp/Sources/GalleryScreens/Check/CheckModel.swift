#if canImport(UIKit)
  import Combine
  @_spi(Gallery) import Overscroll
  import SwiftUI

  /// The state of the device check: its current step and the results of its steps.
  @MainActor final class CheckModel: ObservableObject {
    /// The verdict on a finished step, and its journal as text.
    struct Result {
      let verdict: JournalVerdict
      let trace: String
      /// The obstacles to a start in the last frame with a finger down; none if an action has started.
      let obstacles: StartObstacles

      /// The first reason against the step in a line, or "ok".
      ///
      /// A step without its action also has the obstacles.
      var line: String {
        guard let finding = (verdict.failures + verdict.notJudged).first else { return "ok" }
        guard case .actions(1...) = finding.rule, !obstacles.isEmpty else { return finding.line }
        return "\(finding.line); \(obstacles.explanation)"
      }
    }

    /// The current step, or `nil` between steps.
    @Published private(set) var step: CheckStep?
    /// The results of the finished steps, for each title inset style.
    @Published private(set) var results: [String: [CheckStep: Result]] = [:]
    /// Whether the sheet of the sheet step is presented.
    @Published var isSheetShown = false {
      didSet { if !isSheetShown, step == .sheetPull { judge() } }
    }
    /// The selected title inset style: the name of a case of `TitleInsetStyle`.
    @Published var titleInset = AdapterDiagnostics.titleInsetStyle {
      didSet { AdapterDiagnostics.titleInsetStyle = titleInset }
    }
    /// The names of all title inset styles.
    let titleInsets = AdapterDiagnostics.titleInsetStyles
    /// The recorder of the current step's journal.
    let recorder = JournalRecorder()
    /// The controllers of the list and of the list in the sheet, which name the obstacles to a start.
    let (controller, sheetController) = (RefreshController(), RefreshController())

    private let styleBefore = AdapterDiagnostics.titleInsetStyle
    private var isRunning = false
    private var obstacles: StartObstacles = []
    /// The end of the latest action, in s since the journal began.
    private var actionEnd = 0.0
    private let fault: Double

    /// Creates a check without a current step.
    ///
    /// - Parameter fault: The distance, in pt, to shift the content one frame after the first lift of each
    ///   step, as a test of the rules.
    init(fault: Double) {
      self.fault = fault
      recorder.onFrame = { [weak self] in
        self?.readObstacles()
        self?.finishStepIfOver()
      }
    }

    /// The action of the list, which counts its starts.
    func run() async throws {
      recorder.starts += 1
      isRunning = true
      defer {
        isRunning = false
        actionEnd = recorder.journal.last?.time ?? 0
      }
      try await GalleryTime.sleep(.seconds(1.5))
    }

    /// Begins a step.
    func begin(_ step: CheckStep) {
      self.step = step
      actionEnd = 0
      obstacles = []
      isSheetShown = step == .sheetPull
      recorder.fault = fault
      recorder.begin()
    }

    /// Ends the current step and judges its journal.
    func judge() {
      guard let step else { return }
      recorder.end()
      self.step = nil
      results[titleInset, default: [:]][step] = Result(
        verdict: JournalVerdict(recorder.journal, by: step.rules),
        trace: recorder.journal.text(about: JournalRecorder.about),
        obstacles: recorder.starts == 0 ? obstacles : [])
      if isSheetShown { isSheetShown = false }
    }

    /// Reads the obstacles while a finger is down, because a lift ends the pull.
    private func readObstacles() {
      guard let step, recorder.journal.last?.isHeld == true else { return }
      obstacles = (step == .sheetPull ? sheetController : controller).obstacles(of: .top)
    }

    private func finishStepIfOver() {
      guard let step, !isRunning, step.isOver(recorder.journal, actionEnd: actionEnd) else { return }
      judge()
    }

    /// Returns the result of a step with the current title inset style.
    func result(of step: CheckStep) -> Result? { results[titleInset]?[step] }

    /// Restores the title inset style from before the check.
    func restore() { AdapterDiagnostics.titleInsetStyle = styleBefore }

    /// The report to share: the verdicts and journals for all title inset styles, as one text.
    var report: String {
      let parts = titleInsets.filter { results[$0] != nil || $0 == titleInset }.map { style in
        "Title inset: \(style)\n"
          + CheckStep.allCases.map { report(of: $0, results[style]?[$0]) }.joined(separator: "\n")
      }
      return "Overscroll check\n\(JournalRecorder.about)\n\n" + parts.joined(separator: "\n")
    }

    private func report(of step: CheckStep, _ result: Result?) -> String {
      guard let result else { return "\(step.title): not done\n" }
      let heading = "\(step.title): \(result.verdict.summary)"
      let lines = [heading] + result.verdict.findings.map(\.line)
      let obstacles = "Obstacles at the last lift: \(result.obstacles.explanation)"
      return (lines + [obstacles]).joined(separator: "\n") + "\n" + result.trace
    }
  }
#endif
