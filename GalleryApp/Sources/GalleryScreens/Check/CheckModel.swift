#if canImport(UIKit)
  import Combine
  @_spi(Gallery) import Overscroll

  /// The device check: which step is under way, and how those before it ended.
  @MainActor final class CheckModel: ObservableObject {
    /// How a step ended, and what it was judged by.
    struct Result {
      let verdict: JournalVerdict
      let trace: String
    }

    /// The step that is under way.
    @Published private(set) var step: CheckStep?
    /// How the steps ended.
    @Published private(set) var results: [CheckStep: Result] = [:]
    /// Whether the sheet is there.
    @Published var isSheetShown = false {
      didSet { if !isSheetShown, step == .sheetPull { judge() } }
    }
    /// How the inset for a gap comes under a large title.
    @Published var titleInset = BridgeDiagnostics.titleInsetStyle {
      didSet { BridgeDiagnostics.titleInsetStyle = titleInset }
    }
    /// The ways that there are.
    let titleInsets = BridgeDiagnostics.titleInsetStyles
    /// What reads the scroll view.
    let recorder = JournalRecorder()

    private var isRunning = false
    /// When the last action ended, in s of the journal.
    private var ended = 0.0
    private let fault: Double

    /// Makes a check of which no step has begun.
    ///
    /// - Parameter fault: How far the content is shifted one frame after the first lift of each step, in pt.
    init(fault: Double) {
      self.fault = fault
      recorder.onFrame = { [weak self] in self?.look() }
    }

    /// The list's action.
    func run() async throws {
      recorder.starts += 1
      isRunning = true
      defer {
        isRunning = false
        ended = recorder.journal.last?.time ?? 0
      }
      try await GalleryTime.pass(.seconds(1.5))
    }

    /// Begins a step.
    func begin(_ step: CheckStep) {
      self.step = step
      ended = 0
      isSheetShown = step == .sheetPull
      recorder.fault = fault
      recorder.begin()
    }

    /// Judges the step that is under way.
    func judge() {
      guard let step else { return }
      recorder.end()
      self.step = nil
      results[step] = Result(
        verdict: JournalVerdict(recorder.journal, by: step.rules),
        trace: recorder.journal.text(about: JournalRecorder.about))
      if isSheetShown { isSheetShown = false }
    }

    private func look() {
      guard let step, !isRunning, step.isOver(recorder.journal, actionEnd: ended) else { return }
      judge()
    }

    /// What the check found, with all journals, as text.
    var report: String {
      let steps = CheckStep.allCases.map { step in
        guard let result = results[step] else { return "\(step.title): not done\n" }
        let lines = result.verdict.findings.map(\.line)
        return (["\(step.title): \(result.verdict.isPassed ? "ok" : "FAILED")"] + lines).joined(
          separator: "\n")
          + "\n" + result.trace
      }
      return "Overscroll check\n\(JournalRecorder.about)\n\n" + steps.joined(separator: "\n")
    }
  }
#endif
