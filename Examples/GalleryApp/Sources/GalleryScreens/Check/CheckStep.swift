#if canImport(SwiftUI)
  /// A step of the device check, with an instruction and the rules for its journal.
  enum CheckStep: String, CaseIterable, Identifiable, Hashable, Sendable {
    case slowPull, fling, titlePull, sheetPull

    var id: Self { self }

    /// The step's title.
    var title: String {
      switch self {
      case .slowPull: "Slow pull"
      case .fling: "Fling to the top"
      case .titlePull: "Pull under a large title"
      case .sheetPull: "Pull in a sheet"
      }
    }

    /// The instruction for the tester.
    var instruction: String {
      switch self {
      case .slowPull: "Pull the list slowly past the indicator's end, hold, and let go. Then wait."
      case .fling: "Scroll down a few screens and wait. Then fling to the top, once."
      case .titlePull:
        "Pull the list and its large title slowly past the indicator's end, and let go. Then wait."
      case .sheetPull: "Pull the list in the sheet past the indicator's end, and let go. Then wait."
      }
    }

    /// The rules that judge the step's journal.
    var rules: [JournalRule] {
      switch self {
      case .slowPull: [.motion, .insets, .actions(1), .frameRate]
      case .fling: [.motion, .insets, .actions(0), .frameRate]
      case .titlePull: [.motion, .title, .insets, .actions(1), .frameRate]
      case .sheetPull: [.motion, .viewport, .insets, .actions(1), .frameRate]
      }
    }

    /// The shortest pull of a step, and the shortest distance from the top at a fling's beginning, in pt.
    private static let (pull, distance) = (40.0, 200.0)
    /// The time without motion that ends a step, in s.
    private static let stillness = 1.0

    /// Whether a journal contains the whole step, so that the step ends.
    ///
    /// - Parameter actionEnd: The end of the latest action, in s since the journal began.
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
