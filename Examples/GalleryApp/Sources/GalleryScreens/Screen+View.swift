#if canImport(SwiftUI)
  import SwiftUI

  extension Screen {
    /// Returns the view of the screen.
    ///
    /// - Parameter keeper: The model that exists as long as the gallery.
    @MainActor @ViewBuilder func view(_ keeper: Keeper) -> some View {
      switch self {
      case .completion: CompletionScreen()
      case .completionLater: DetachedCompletionScreen()
      case .completionParts: CompletionPartsScreen()
      case .binding: BindingScreen()
      case .horizontalList: HorizontalListScreen()
      case .threads: ThreadsScreen()
      case .headerFooter: HeaderFooterScreen()
      case .headerFooterDefaults: HeaderFooterDefaultsScreen()
      case .headerOnly: HeaderOnlyScreen()
      case .footerOnly: FooterOnlyScreen()
      case .customHeader: CustomHeaderScreen()
      case .action: ActionScreen()
      case .retry: RetryScreen()
      case .outcomes: OutcomeScreen()
      case .styles: StylesScreen()
      case .placements: PlacementsScreen()
      case .policies: PoliciesScreen()
      case .customIndicator: CustomIndicatorScreen()
      case .list: ListScreen()
      case .paging: PagingScreen()
      case .exclusion: ExclusionScreen()
      case .horizontal: HorizontalScreen()
      case .interop: InteropScreen()
      case .begin: BeginScreen()
      case .secondFloor: SecondFloorScreen()
      case .kept: KeptScreen(keeper: keeper)
      case .cards: CardsScreen()
      case .deck: DeckScreen()
      case .ranges: RangesScreen()
      case .cache: CacheScreen()
      case .archive: ArchiveScreen()
      case .masonry: MasonryScreen()
      case .sections: SectionsScreen()
      case .chat: ChatScreen()
      case .places: PlaceScreen()
      case .mail: MailScreen()
      case .reorder: ReorderScreen()
      case .swipe: SwipeScreen()
      case .selection: SelectionScreen()
      case .index: IndexScreen()
      case .thumb: ThumbScreen()
      case .check: CheckScreen()
      }
    }
  }
#endif
