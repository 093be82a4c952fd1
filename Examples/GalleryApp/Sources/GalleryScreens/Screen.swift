#if canImport(SwiftUI)
  /// A screen of the gallery.
  enum Screen: String, CaseIterable, Identifiable, Hashable {
    // The package's own API.
    case list, action, retry, outcomes, begin, kept, secondFloor, interop
    case paging, horizontal, exclusion
    case styles, customIndicator, placements, policies
    // Lists of any length.
    case chat, masonry, archive, deck, sections, places, cards, ranges, cache
    // Rows of lists.
    case mail, reorder, swipe, selection, index, thumb
    // The articles.
    case threads, completion, completionLater, completionParts, binding, horizontalList
    case headerFooter, headerFooterDefaults, headerOnly, footerOnly, customHeader
    // The check of the device.
    case check

    /// A section in the list of screens.
    enum Part: String, CaseIterable, Identifiable {
      case refresh = "Refresh"
      case loadMore = "Load more"
      case lists = "Lists"
      case rows = "Rows"
      case indicators = "Indicators"
      case articles = "From the articles"
      case settings = "Settings"

      var id: Self { self }

      /// The screens of the section, in order.
      var screens: [Screen] {
        switch self {
        case .refresh: [.list, .secondFloor, .action, .retry, .kept, .begin, .outcomes, .interop]
        case .loadMore: [.paging, .horizontal, .exclusion]
        case .lists: [.chat, .masonry, .archive, .deck, .sections, .places, .ranges, .cards, .cache]
        case .rows: [.mail, .reorder, .swipe, .selection, .index, .thumb]
        case .indicators: [.styles, .customIndicator, .placements]
        case .articles:
          [
            .threads, .completion, .completionLater, .completionParts, .binding, .horizontalList,
            .headerFooter, .headerFooterDefaults, .headerOnly, .footerOnly, .customHeader,
          ]
        case .settings: [.policies, .check]
        }
      }
    }

    var id: Self { self }

    /// The name of the screen, and a sentence that says what to do and what to look for.
    ///
    /// The screens of the articles have the articles' titles.
    var labels: (title: String, line: String) {
      switch self {
      case .list: ("List", "Pull down to reload; scroll to the end to load the next page.")
      case .action: ("Failed reload", "Turn on Offline and pull down: the indicator shows the failure.")
      case .retry: ("Try again", "Pull down: the failure stays until you tap it or pull again.")
      case .outcomes: ("Start and cancel", "Start a refresh, cancel it, and read how it ended.")
      case .begin: ("Refresh button", "Tap the button: it starts the same refresh as a pull.")
      case .kept: ("Leave and come back", "Pull down, leave, and come back: the refresh still runs.")
      case .secondFloor: ("Second floor", "Pull down to reload; pull much further to go upstairs.")
      case .interop: ("SwiftUI's refreshable", "Pull down: our indicator runs SwiftUI's action.")
      case .paging: ("Pull up for more", "Scroll to the end and pull up: the next page loads.")
      case .horizontal: ("Sideways", "Pull the first card to reload, or the last card to load more.")
      case .exclusion: ("Both ends at once", "Pull at the top and then at the end, and see which one runs.")
      case .styles: ("Built-in styles", "Choose a style, then pull down to see it move.")
      case .customIndicator: ("Your own drawing", "Pull down: the moon grows until it is full.")
      case .placements: ("Indicator place", "Choose where the indicator appears, then pull down.")
      case .policies: ("When it starts", "Choose when a pull starts the refresh, then pull down.")
      case .chat: ("Chat", "Send a message, ask a question, or scroll up: nothing jumps.")
      case .masonry: ("Masonry", "Scroll the tiles, and change how they are arranged.")
      case .archive: ("Ten million cards", "Fling, or jump to the middle: only the visible cards are built.")
      case .deck: ("Snapping cards", "Swipe: a card snaps to the edge; then shuffle, add or remove cards.")
      case .sections: ("Sections", "Scroll: the next header pushes the pinned one away.")
      case .places: ("Jump to a row", "Jump among a million rows, save a position, and return to it.")
      case .cards: ("Ways to scroll", "Fling the cards in each mode, and compare how they slow down.")
      case .cache: ("Kept rows", "Count in a row, scroll away, and come back: the row still counts.")
      case .ranges: ("Rows of cards", "Swipe each row: it shows numbers, notes or subjects.")
      case .mail: ("Mail", "Pull, swipe, tap, or hold a mail and drag it: all of it in one list.")
      case .reorder: ("Reorder", "Hold a note, or touch its handle, and drag it to another day.")
      case .swipe: ("Swipe actions", "Swipe a note to a side, or all the way.")
      case .selection: ("Selection", "Tap notes, or drag two fingers over them.")
      case .index: ("Index", "Drag along the letters: the list follows through 104,000 rows.")
      case .thumb: ("Thumb", "Scroll, then drag the thumb through a million notes.")
      case .threads: ("SwiftUI Custom PTR", "Pull down: the logo draws itself, as in the Threads app.")
      case .completion: ("Pull to refresh in SwiftUI", "Pull down: the action calls complete() to end.")
      case .completionLater: ("Pull to refresh in a task", "Pull down: a task calls complete() to end.")
      case .completionParts: ("Pull to refresh: the indicator", "Move the slider to turn the indicator.")
      case .binding: ("ScrollView: pull to refresh", "Pull down, or tap a button that sets the flag.")
      case .horizontalList: ("HorizontalList with SwiftUI", "Fling a million cards; touch them to stop.")
      case .headerFooter: ("Pull down, pull up", "Pull down to reload; at the end, pull up to load more.")
      case .headerFooterDefaults: ("Default header and footer", "Pull down: the article's header appears.")
      case .headerOnly: ("Header only", "Pull down to reload; the end loads nothing.")
      case .footerOnly: ("Footer only", "Scroll to the end and pull up to load more.")
      case .customHeader: ("Your own header", "Pull down: the water rises until you can let go.")
      case .check: ("Check this device", "Pull four times: each time you see whether the motion was right.")
      }
    }
  }
#endif
