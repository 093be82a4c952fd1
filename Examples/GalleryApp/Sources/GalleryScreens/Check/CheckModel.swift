#if canImport(UIKit)
  import Combine
  @_spi(Gallery) import Overscroll

  /// The device check with its current step and its results.
  @MainActor final class CheckModel: ObservableObject {
    /// The verdict on a step, and its journal as text.
    struct Result {
      let verdict: JournalVerdict
      let trace: String
    }

    /// The current step, or `nil` between steps.
    @Published private(set) var step: CheckStep?
    /// The results of the finished steps, by title inset style.
    @Published private(set) var results: [String: [CheckStep: Result]] = [:]
    /// Whether the sheet is presented.
    @Published var isSheetShown = false {
      didSet { if !isSheetShown, step == .sheetPull { judge() } }
    }
    /// The title inset style: the name of a case of `TitleInsetStyle`.
    @Published var titleInset = BridgeDiagnostics.titleInsetStyle {
      didSet { BridgeDiagnostics.titleInsetStyle = titleInset }
    }
    /// The names of all title inset styles.
    let titleInsets = BridgeDiagnostics.titleInsetStyles
    /// The recorder of the journal.
    let recorder = JournalRecorder()

    private let styleBefore = BridgeDiagnostics.titleInsetStyle
    private var isRunning = false
    /// The end of the last action, in s of the journal.
    private var actionEnd = 0.0
    private let fault: Double

    /// Creates a check without a current step.
    ///
    /// - Parameter fault: The shift of the content one frame after the first lift of each step, in pt.
    init(fault: Double) {
      self.fault = fault
      recorder.onFrame = { [weak self] in self?.finishStepIfOver() }
    }

    /// Runs the list's action, and counts its start.
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
        trace: recorder.journal.text(about: JournalRecorder.about))
      if isSheetShown { isSheetShown = false }
    }

    private func finishStepIfOver() {
      guard let step, !isRunning, step.isOver(recorder.journal, actionEnd: actionEnd) else { return }
      judge()
    }

    /// Returns the result of a step with the current title inset style.
    func result(of step: CheckStep) -> Result? { results[titleInset]?[step] }

    /// Sets the title inset style to its value before the check.
    func restore() { BridgeDiagnostics.titleInsetStyle = styleBefore }

    /// The verdicts and journals of all title inset styles, as one text.
    var report: String {
      let parts = titleInsets.filter { results[$0] != nil || $0 == titleInset }.map { style in
        "Title inset: \(style)\n"
          + CheckStep.allCases.map { report(of: $0, results[style]?[$0]) }.joined(separator: "\n")
      }
      return "Overscroll check\n\(JournalRecorder.about)\n\n" + parts.joined(separator: "\n")
    }

    private func report(of step: CheckStep, _ result: Result?) -> String {
      guard let result else { return "\(step.title): not done\n" }
      let heading = "\(step.title): \(result.verdict.isPassed ? "ok" : "FAILED")"
      return ([heading] + result.verdict.findings.map(\.line)).joined(separator: "\n") + "\n" + result.trace
    }
  }
#endif
