#if canImport(SwiftUI)
  /// The combinations of the UI tests: each container under each chrome.
  enum Matrix {
    /// The scrolling view.
    enum Container: String, CaseIterable, Sendable { case list, scrollView, form, verticalList }

    /// The bar or the sheet around the container.
    enum Chrome: String, CaseIterable, Sendable {
      case inline, large, search, sheet

      /// Whether the title is a large one.
      var isLarge: Bool { self == .large || self == .search }

      /// The rules for the journal of one pull.
      ///
      /// The frame rate has no rule, because it depends on the machine.
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
