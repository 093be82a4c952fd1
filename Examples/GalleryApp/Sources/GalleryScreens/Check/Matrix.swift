#if canImport(SwiftUI)
  /// What the screen of the UI tests shows: any container under any chrome.
  enum Matrix {
    /// What scrolls.
    enum Container: String, CaseIterable, Sendable { case list, scrollView, form, verticalList }

    /// What is around it.
    enum Chrome: String, CaseIterable, Sendable {
      case inline, large, search, sheet

      /// Whether the title is a large one.
      var isLarge: Bool { self == .large || self == .search }

      /// What the journal of one pull has to show.
      ///
      /// Whether frames are late is left out, because it depends on the machine.
      var rules: [JournalRule] {
        let rules: [JournalRule] = [.motion, .insets, .actions(1)]
        switch self {
        case .inline: return rules
        case .large, .search: return rules + [.title]
        case .sheet: return rules + [.viewport]
        }
      }
    }
  }
#endif
