#if canImport(SwiftUI)
  import OverscrollLists

  /// The titles of a list's sections.
  struct RowTitles {
    /// The titles, in the order of the list.
    var texts: [String] = []
    /// Returns the item at which a title's section begins; the results ascend.
    var item: @MainActor (_ title: Int, _ list: any RowList) -> Int = { _, _ in 0 }

    /// Returns the last title whose item is at or before an item, or `nil`.
    ///
    /// - Complexity: O(log n) in the number of titles.
    @MainActor func title(at item: Int, in list: any RowList) -> Int? {
      var (low, high) = (0, texts.count)
      while low < high {
        let middle = (low + high) / 2
        if self.item(middle, list) <= item { low = middle + 1 } else { high = middle }
      }
      return low > 0 ? low - 1 : nil
    }
  }

  extension RowTitles {
    /// Creates the titles of the sections of a list.
    ///
    /// - Parameters:
    ///   - sections: The sections.
    ///   - title: Returns the title of a section, or `nil` to omit the section.
    @MainActor init<Sections: RandomAccessCollection>(
      _ sections: Sections, title: (Sections.Element) -> String?
    ) {
      let entries = sections.enumerated().compactMap { index, section in title(section).map { (index, $0) } }
      texts = entries.map(\.1)
      item = { title, list in list.sections?.header(of: entries[title].0) ?? 0 }
    }
  }
#endif
