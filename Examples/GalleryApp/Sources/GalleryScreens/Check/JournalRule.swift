#if canImport(SwiftUI)
  /// A rule for a journal.
  enum JournalRule: Hashable, Sendable {
    /// No row moves more in a frame than a finger, momentum or the spring explains.
    case motion
    /// After a lift the title goes home and does not turn round.
    case title
    /// The content inset above the content is in the end what it was.
    case insets
    /// So many actions start.
    case actions(Int)
    /// The scroll view stays where it is in the window, as it does not if a sheet takes the pull.
    case viewport
    /// At most one frame in ten is late.
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

  /// The result of a rule.
  struct JournalFinding: Hashable, Sendable {
    /// The rule.
    let rule: JournalRule
    /// Whether the journal keeps the rule.
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

    /// Judges a journal.
    init(_ journal: Journal, by rules: [JournalRule]) {
      findings = rules.map { rule in
        guard journal.records.count > 1, !journal.lifts.isEmpty else {
          return JournalFinding(rule: rule, isPassed: false, words: "no finger was seen")
        }
        return rule.judge(journal)
      }
    }

    /// Whether all rules are kept.
    var isPassed: Bool { findings.allSatisfy(\.isPassed) }
    /// The rules that are broken.
    var failures: [JournalFinding] { findings.filter { !$0.isPassed } }
  }
#endif
