#if canImport(SwiftUI)
  /// A screen of the gallery.
  enum Screen: String, CaseIterable, Identifiable, Hashable {
    // The articles.
    case completion, completionLater, completionParts, binding, horizontalList, threads
    case headerFooter, headerFooterDefaults, headerOnly, footerOnly, customHeader
    // The package's own API.
    case action, retry, styles, customIndicator, placements, policies
    case list, paging, exclusion, horizontal
    case outcomes, begin, kept, secondFloor, interop
    // Lists of any length.
    case cards, deck, ranges, archive, masonry, sections, chat, places
    // The check of the device.
    case check

    /// A section in the list of screens.
    enum Part: String, CaseIterable, Identifiable {
      case articles = "From the articles"
      case modern = "Pull to refresh"
      case edges = "Both edges"
      case lists = "Lists"
      case code = "From code"
      case device = "This device"

      var id: Self { self }

      /// The screens of the section, in order.
      var screens: [Screen] {
        switch self {
        case .articles:
          [
            .completion, .completionLater, .completionParts, .binding, .horizontalList, .threads,
            .headerFooter, .headerFooterDefaults, .headerOnly, .footerOnly, .customHeader,
          ]
        case .modern: [.action, .retry, .styles, .customIndicator, .placements, .policies]
        case .edges: [.list, .paging, .exclusion, .horizontal]
        case .lists: [.cards, .deck, .ranges, .archive, .masonry, .sections, .chat, .places]
        case .code: [.outcomes, .begin, .kept, .secondFloor, .interop]
        case .device: [.check]
        }
      }
    }

    var id: Self { self }

    /// The title of the screen and a sentence about it.
    var labels: (title: String, line: String) {
      switch self {
      case .completion: ("Completion", "Article 1: the action calls complete() to end")
      case .completionLater: ("Completion, later", "Article 1: the action returns before it ends")
      case .completionParts: ("Its parts", "Article 1: PullToRefresh and RotatingView")
      case .binding: ("Binding", "Article 2: a flag in the model controls the refresh")
      case .horizontalList: ("Horizontal list", "Article 3: a million cards, built when visible")
      case .threads: ("Threads", "Article 4: a logo above a list, drawn by the pull")
      case .headerFooter: ("Header and footer", "Article 5: reload at the top, load more at the bottom")
      case .headerFooterDefaults: ("Defaults", "Article 5: the default header and footer")
      case .headerOnly: ("Header alone", "Article 5: reload at the top only")
      case .footerOnly: ("Footer alone", "Article 5: load more at the bottom only")
      case .customHeader: ("Your own header", "Article 5: drawn from headerRefreshData")
      case .action: ("Action", "An async action that may throw")
      case .retry: ("Retry", "A failure stays visible until you retry")
      case .outcomes: ("Outcomes", "Success, failure, a slow action, cancelling")
      case .styles: ("Styles", "All built-in indicator styles")
      case .placements: ("Placements", "Above, behind, in front, pinned")
      case .policies: ("Policies", "Start at release, on reach, on return, by a tap")
      case .customIndicator: ("Your own indicator", "Drawn by a closure")
      case .list: ("List", "Pull to reload, scroll to load more")
      case .paging: ("Paging", "A reload makes the end load more again")
      case .exclusion: ("Exclusion", "Pull one end while the opposite end loads")
      case .horizontal: ("Horizontal", "Leading and trailing edges")
      case .interop: ("refreshable", "SwiftUI's refreshable with our indicator")
      case .begin: ("From a button", "beginRefresh from the environment")
      case .secondFloor: ("Second floor", "A second threshold further out")
      case .kept: ("Kept", "A refresh that survives navigation")
      case .cards: ("Cards", "Article 3: a thousand cards, scrolled in three ways")
      case .deck: ("Snapping cards", "Snap to a card; shuffle, add and remove cards")
      case .ranges: ("Ranges", "Article 3: a closed range, and lists with ids")
      case .archive: ("Ten thousand", "Ten thousand notes with reload and load more")
      case .masonry: ("Masonry", "As many lanes or columns as fit")
      case .sections: ("Sections", "Headers stay pinned while their section is visible")
      case .chat: ("Chat", "Follows new messages, loads earlier ones above")
      case .places: ("Places", "Scroll to a row, save and restore the position")
      case .check: ("Check this device", "Four pulls: the gallery judges each one")
      }
    }
  }
#endif
