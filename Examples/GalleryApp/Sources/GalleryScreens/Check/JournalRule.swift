#if canImport(SwiftUI)
  /// A rule for a journal.
  enum JournalRule: Hashable, Sendable {
    /// No row moves further in a frame than a finger, momentum or the spring explains.
    case motion
    /// After a lift the title returns without a reversal.
    case title
    /// The content inset above the content ends at its first value.
    case insets
    /// The number of started actions is the expected one.
    case actions(Int)
    /// The scroll view does not move in the window.
    ///
    /// It would move if a sheet received the pull.
    case viewport
    /// The frame rate is at least 55/s, and at most one frame in ten is late.
    case frameRate

    /// The rule's name.
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

  /// The result of one rule.
  struct JournalFinding: Hashable, Sendable {
    /// The rule.
    let rule: JournalRule
    /// Whether the journal satisfies the rule.
    let isPassed: Bool
    /// The reason, in a few words.
    let words: String

    /// The finding as a line.
    var line: String { "\(isPassed ? "ok" : "FAILED") \(rule.name): \(words)" }
  }

  /// The results of all rules for a journal.
  struct JournalVerdict: Hashable, Sendable {
    /// The result of each rule.
    let findings: [JournalFinding]

    /// Judges a journal by rules.
    init(_ journal: Journal, by rules: [JournalRule]) {
      findings = rules.map { rule in
        guard journal.records.count > 1, !journal.lifts.isEmpty else {
          return JournalFinding(rule: rule, isPassed: false, words: "no touch was recorded")
        }
        return rule.judge(journal)
      }
    }

    /// Whether the journal satisfies all rules.
    var isPassed: Bool { findings.allSatisfy(\.isPassed) }
    /// The findings of the broken rules.
    var failures: [JournalFinding] { findings.filter { !$0.isPassed } }
  }
#endif
