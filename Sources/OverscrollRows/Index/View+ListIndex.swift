#if canImport(SwiftUI)
  import OverscrollLists
  public import SwiftUI

  // These modifiers are for `VerticalList`, not for SwiftUI's `List`.
  extension View {
    /// Adds an index of a list's sections at the trailing edge.
    ///
    /// A touch scrolls to the section, and a drag passes the sections, with a haptic and a label for each:
    ///
    /// ```swift
    /// VerticalList(sections: letters, items: \.people) { PersonRow($0) } header: { Text($0.title) }
    ///   .listIndex(sections: letters) { $0.title }
    /// ```
    ///
    /// If the titles are too many for the height, dots stand for some of them, as in a `UITableView`. A drag
    /// still reaches every section. The index is in front of the items, so leave them a trailing margin of
    /// 24 pt. It is hidden if the content fits the viewport, and in a horizontal list. For VoiceOver, it is an
    /// adjustable element. On tvOS, the modifier has no effect.
    ///
    /// - Parameters:
    ///   - sections: The sections of the list.
    ///   - title: Returns the title of a section, usually of one character; `nil` omits the section.
    /// - Complexity: O(n) in the number of sections, for each update.
    public func listIndex<Sections: RandomAccessCollection>(
      sections: Sections, title: (Sections.Element) -> String?
    ) -> some View {
      indexFeature(RowTitles(sections, title: title))
    }

    /// Adds an index at the trailing edge to a list without sections.
    ///
    /// ```swift
    /// VerticalList(words) { WordRow($0) }
    ///   .listIndex(titles: letters) { words.firstIndex(startingWith: letters[$0]) }
    /// ```
    ///
    /// - Parameters:
    ///   - titles: The titles, in the order of the list. See `listIndex(sections:title:)`.
    ///   - item: Returns the index of the item to which a title scrolls. The argument is the title's index. The
    ///     results must ascend. An index out of range means the nearest item.
    /// - Complexity: `item` is called O(log n) times in each frame, in the number of titles.
    public func listIndex(
      titles: [String], item: @escaping @MainActor (_ title: Int) -> Int
    ) -> some View {
      indexFeature(RowTitles(texts: titles) { title, _ in item(title) })
    }

    private func indexFeature(_ titles: RowTitles) -> some View {
      #if os(tvOS)
        self
      #else
        rowCoordinator(IndexCoordinator.self, make: { IndexCoordinator() }) {
          $0.titles = titles
        }
      #endif
    }
  }
#endif
