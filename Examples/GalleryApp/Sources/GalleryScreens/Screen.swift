#if canImport(SwiftUI)
  /// A screen of the gallery.
  enum Screen: String, CaseIterable, Identifiable, Hashable {
    // The articles.
    case completion, completionLater, completionParts, binding, horizontalList, threads
    case headerFooter, headerFooterDefaults, headerOnly, footerOnly, customHeader
    // The modern face.
    case action, retry, styles, customIndicator, placements, policies
    case list, paging, exclusion, horizontal
    case outcomes, begin, kept, secondFloor, interop
    // Lists of any length.
    case cards, deck, ranges, archive, masonry, sections, chat, places
    // The device itself.
    case check

    /// A part of the list of screens.
    enum Part: String, CaseIterable, Identifiable {
      case articles = "As in the articles"
      case modern = "The modern face"
      case edges = "Edges and lists"
      case lists = "Lists"
      case code = "From code"
      case device = "This device"

      var id: Self { self }

      /// The screens in it, in order.
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

    /// What it is called, and what it is in a line.
    var words: (title: String, line: String) {
      switch self {
      case .completion: ("Completion", "1: the action says when it is complete")
      case .completionLater: ("Completion, later", "1: the action returns before it is complete")
      case .completionParts: ("Its parts", "1: PullToRefresh and RotatingView")
      case .binding: ("Binding", "2: the refresh is a flag of the model's")
      case .horizontalList: ("Horizontal list", "3: a million cards, of which those in sight are built")
      case .threads: ("Threads", "4: a logo above a list, drawn by the pull")
      case .headerFooter: ("Header and footer", "5: reload at one end, load more at the other")
      case .headerFooterDefaults: ("Defaults", "5: header and footer left out of the code")
      case .headerOnly: ("Header alone", "5: reload at the top, nothing at the bottom")
      case .footerOnly: ("Footer alone", "5: load more at the bottom, nothing at the top")
      case .customHeader: ("Your own header", "5: drawn from headerRefreshData")
      case .action: ("Action", "An async action that may throw")
      case .retry: ("Retry", "A failure that stays until it is retried")
      case .outcomes: ("Outcomes", "Success, failure, slow, and a way to cancel")
      case .styles: ("Styles", "All the looks that come with the package")
      case .placements: ("Placements", "Above, behind, in front, pinned")
      case .policies: ("Policies", "At release, on reach, on return, at a tap")
      case .customIndicator: ("Your own indicator", "Drawn by a closure")
      case .list: ("List", "Pull to reload, load more on the way")
      case .paging: ("Paging", "An end that opens again")
      case .exclusion: ("Exclusion", "Both ends at once")
      case .horizontal: ("Horizontal", "Leading and trailing edges")
      case .interop: ("refreshable", "SwiftUI's own action, with another look")
      case .begin: ("From a button", "beginRefresh, in the environment")
      case .secondFloor: ("Second floor", "A second threshold further out")
      case .kept: ("Kept", "A refresh that survives navigation")
      case .cards: ("Cards", "3: a thousand cards, and three ways to scroll them")
      case .deck: ("Snapping cards", "One by one, shuffled, added and taken away")
      case .ranges: ("Ranges", "3: a closed range; and elements with ids")
      case .archive: ("Ten thousand", "Notes with a reload and load more around them")
      case .masonry: ("Masonry", "Lanes and columns, as many as fit")
      case .sections: ("Sections", "Headers that stay while their section is seen")
      case .chat: ("Chat", "History before, and an end that it stays at")
      case .places: ("Places", "To an item, and back to a place that was kept")
      case .check: ("Check this device", "Four pulls, each judged by what the platform did")
      }
    }
  }
#endif
