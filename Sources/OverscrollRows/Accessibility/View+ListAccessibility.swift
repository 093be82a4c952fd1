#if canImport(SwiftUI)
  import OverscrollLists
  public import SwiftUI

  // These modifiers are for a view with one `VerticalList` or `HorizontalList`, not for SwiftUI's `List`.
  extension View {
    /// Lets VoiceOver say the positions of a list's rows.
    ///
    /// VoiceOver says "12 of 1,000" after a row's label and value. After a scroll with three fingers it says
    /// the visible rows, for example "12 to 20 of 1,000":
    ///
    /// ```swift
    /// VerticalList(messages) { message in
    ///   MessageRow(message).accessibilityElement(children: .combine)
    /// }
    /// .listAccessibilityPositions()
    /// ```
    ///
    /// A row with several elements says its position at each of them, so combine them. Headers and footers
    /// have no position, and do not count. Before iOS 26, a list with the platform's scrolling lets VoiceOver
    /// say the platform's own words after a scroll, for example "Page 2 of 90".
    ///
    /// - Complexity: While VoiceOver runs, a change of the data or of the visible rows evaluates one small
    ///   view for each built row. Otherwise the modifier does nothing.
    public func listAccessibilityPositions() -> some View { modifier(SpokenPositionListModifier()) }

    /// Lets VoiceOver go to the headings of all sections of a list.
    ///
    /// It also goes to sections that are not built. The user selects *Headings* in VoiceOver's rotor, and swipes
    /// down or up:
    ///
    /// ```swift
    /// VerticalList(sections: letters, items: \.people) { PersonRow($0) } header: { Text($0.title) }
    ///   .listAccessibilityHeadings(sections: letters) { $0.title }
    /// ```
    ///
    /// The headers get the trait `isHeader`.
    ///
    /// - Parameters:
    ///   - sections: The sections of the list.
    ///   - heading: Returns the heading of a section as VoiceOver says it; `nil` omits the section.
    /// - Complexity: O(n) in the number of sections, for each update.
    public func listAccessibilityHeadings<Sections: RandomAccessCollection>(
      sections: Sections, heading: (Sections.Element) -> String?
    ) -> some View {
      modifier(HeadingListModifier(titles: RowTitles(sections, title: heading)))
    }

    /// Lets VoiceOver go to the headings of a list without sections.
    ///
    /// It also goes to rows that are not built.
    ///
    /// ```swift
    /// VerticalList(photos) { PhotoRow($0) }
    ///   .listAccessibilityHeadings(titles: months) { firstPhotos[$0] }
    /// ```
    ///
    /// - Parameters:
    ///   - titles: The headings, in the order of the list. See `listAccessibilityHeadings(sections:heading:)`.
    ///   - item: Returns the index of the item that a heading describes. The argument is the heading's index.
    ///     The results must ascend. An index out of range means the nearest item.
    /// - Complexity: `item` is called O(log n) times for each row that is built, in the number of headings.
    public func listAccessibilityHeadings(
      titles: [String], item: @escaping @MainActor (_ title: Int) -> Int
    ) -> some View {
      modifier(HeadingListModifier(titles: RowTitles(texts: titles) { title, _ in item(title) }))
    }
  }
#endif
