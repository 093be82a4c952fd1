#if canImport(SwiftUI)
  /// What a journal has to show.
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

    /// What the rule is called.
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

  /// What a rule found in a journal.
  struct JournalFinding: Hashable, Sendable {
    /// The rule.
    let rule: JournalRule
    /// Whether the journal shows what the rule asks for.
    let isPassed: Bool
    /// What was seen, in a few words.
    let words: String

    /// The finding as a line.
    var line: String { "\(isPassed ? "ok" : "FAILED") \(rule.name): \(words)" }
  }

  /// What all rules found in a journal.
  struct JournalVerdict: Hashable, Sendable {
    /// What each rule found.
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
