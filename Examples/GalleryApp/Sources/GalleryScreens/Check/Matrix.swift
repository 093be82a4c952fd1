#if canImport(SwiftUI)
  /// The combinations that the UI tests pull: each container in each chrome.
  enum Matrix {
    /// The kind of scroll view.
    enum Container: String, CaseIterable, Sendable { case list, scrollView, form, verticalList }

    /// The kind of navigation bar above the container, or a sheet around the container.
    enum Chrome: String, CaseIterable, Sendable {
      case inline, large, search, sheet

      /// Whether the bar has a large title.
      var isLarge: Bool { self == .large || self == .search }

      /// The rules for the journal of one pull.
      ///
      /// They do not include the frame rate, because it depends on the machine.
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
