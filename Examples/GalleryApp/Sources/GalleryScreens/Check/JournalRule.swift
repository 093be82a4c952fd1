#if canImport(SwiftUI)
  /// A rule that judges a journal.
  enum JournalRule: Hashable, Sendable {
    /// A finger, momentum or the spring explains each movement of a row in a frame.
    case motion
    /// After a lift the title returns without reversing its direction.
    ///
    /// Not judged if no large title was found.
    case title
    /// At the end, the content inset above the content has its initial value.
    case insets
    /// The expected number of actions has started.
    case actions(Int)
    /// The scroll view does not move in the window.
    ///
    /// It would move if its sheet handled the pull.
    case viewport
    /// The frame rate is at least 55/s, and at most one frame in ten is late.
    case frameRate

    /// The rule's name in the report.
    var name: String {
      switch self {
      case .motion: "Rows"
      case .title: "Title"
      case .insets: "Insets"
      case .actions: "Actions"
      case .viewport: "Sheet"
      case .frameRate: "Frames"
      }
    }
  }

  /// The result of one rule for a journal.
  struct JournalFinding: Hashable, Sendable {
    /// The outcome of a rule.
    enum Result: String, Sendable {
      case passed = "ok"
      case failed = "FAILED"
      /// The journal does not contain what the rule judges.
      case notJudged = "not judged"
    }

    let rule: JournalRule
    let result: Result
    /// The reason for the result, in a few words.
    let words: String

    /// The result as a line of the report.
    var line: String { "\(result.rawValue) \(rule.name): \(words)" }
  }

  /// The results of all rules for a journal.
  struct JournalVerdict: Hashable, Sendable {
    /// The result of each rule.
    let findings: [JournalFinding]

    /// Judges a journal by rules.
    init(_ journal: Journal, by rules: [JournalRule]) {
      findings = rules.map { rule in
        guard journal.records.count > 1, !journal.lifts.isEmpty else {
          return JournalFinding(rule: rule, result: .failed, words: "no touch was recorded")
        }
        return rule.judge(journal)
      }
    }

    /// The results of the rules that could not be judged.
    var notJudged: [JournalFinding] { findings.filter { $0.result == .notJudged } }
    /// Whether the journal breaks no rule.
    var isPassed: Bool { failures.isEmpty }
    /// The verdict in a word or two.
    var summary: String {
      if !isPassed { return JournalFinding.Result.failed.rawValue }
      return (notJudged.isEmpty ? JournalFinding.Result.passed : .notJudged).rawValue
    }
    /// The results of the rules that the journal breaks.
    var failures: [JournalFinding] { findings.filter { $0.result == .failed } }
  }
#endif
