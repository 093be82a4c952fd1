#if canImport(SwiftUI)
  /// A step of the device check: what a finger does, and what the journal then has to show.
  enum CheckStep: String, CaseIterable, Identifiable, Hashable, Sendable {
    case slowPull, fling, titlePull, sheetPull

    var id: Self { self }

    /// What the step is called.
    var title: String {
      switch self {
      case .slowPull: "Slow pull"
      case .fling: "Fling to the top"
      case .titlePull: "Pull under a large title"
      case .sheetPull: "Pull in a sheet"
      }
    }

    /// What to do.
    var instruction: String {
      switch self {
      case .slowPull: "Pull the list slowly past the indicator's end, hold, and let go. Then wait."
      case .fling: "Scroll down a few screens and wait. Then fling to the top, once."
      case .titlePull:
        "Pull the list and its large title slowly past the indicator's end, and let go. Then wait."
      case .sheetPull: "Pull the list in the sheet past the indicator's end, and let go. Then wait."
      }
    }

    /// What the journal has to show.
    var rules: [JournalRule] {
      switch self {
      case .slowPull: [.motion, .insets, .actions(1), .frameRate]
      case .fling: [.motion, .insets, .actions(0), .frameRate]
      case .titlePull: [.motion, .title, .insets, .actions(1), .frameRate]
      case .sheetPull: [.motion, .viewport, .insets, .actions(1), .frameRate]
      }
    }

    /// How far, in pt, a pull goes at least, and how far away the content was before a fling.
    private static let (pull, distance) = (40.0, 200.0)
    /// How long, in s, nothing has changed when a step is over.
    private static let stillness = 1.0

    /// Whether a journal holds all of the step.
    ///
    /// - Parameter actionEnd: When the last action ended, in s of the journal.
    func isOver(_ journal: Journal, actionEnd: Double) -> Bool {
      guard let last = journal.last, !last.isHeld, !journal.lifts.isEmpty,
        journal.stillness >= CheckStep.stillness, last.time - actionEnd >= CheckStep.stillness
      else { return false }
      guard self == .fling else { return journal.longestPull >= CheckStep.pull }
      let isAtTop = last.offset <= -last.adjusted + 1
      return isAtTop && journal.records.contains { $0.offset + $0.adjusted > CheckStep.distance }
    }
  }
#endif
