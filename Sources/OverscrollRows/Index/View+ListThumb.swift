#if canImport(SwiftUI)
  import OverscrollLists
  public import SwiftUI

  // These modifiers are for `VerticalList` and `HorizontalList`, not for SwiftUI's `List`.
  extension View {
    /// Adds a thumb that scrolls the list, and that shows no label.
    ///
    /// See `listThumb(_:label:)`.
    public func listThumb() -> some View { thumbFeature { _, _ in nil } }

    /// Adds a thumb that scrolls the list, with a label of the current item.
    ///
    /// The current item is at the viewport's start. The thumb appears when the list scrolls. A finger drags it
    /// through any number of items. The label is visible while a finger is on the thumb, and a haptic is
    /// played when its text changes:
    ///
    /// ```swift
    /// VerticalList(photos, showsIndicators: false) { PhotoRow($0) }
    ///   .listThumb(photos) { $0.date.formatted(.dateTime.month(.wide).year()) }
    /// ```
    ///
    /// The drag builds only the items at which it arrives. The thumb stays under the finger, also while items
    /// are measured. The thumb is hidden if the content fits the viewport. It receives no touches while it is
    /// not visible. The label is a text and not a view, so that VoiceOver can read it. For VoiceOver, the thumb
    /// is an adjustable element. On tvOS, the modifier has no effect.
    ///
    /// - Parameters:
    ///   - data: The data of the list.
    ///   - label: Returns the text for an item, or `nil` for none.
    /// - Complexity: `label` is called for one item in each frame of a drag.
    public func listThumb<Data: RandomAccessCollection>(
      _ data: Data, label: @escaping @MainActor (Data.Element) -> String?
    ) -> some View {
      thumbFeature { item, _ in
        guard item >= 0, item < data.count else { return nil }
        return label(data[data.index(data.startIndex, offsetBy: item)])
      }
    }

    /// Adds a thumb that scrolls a list, with a label of the current section.
    ///
    /// ```swift
    /// VerticalList(sections: months, items: \.photos, showsIndicators: false) {
    ///   PhotoRow($0)
    /// } header: {
    ///   Text($0.title)
    /// }
    /// .listThumb(sections: months) { $0.title }
    /// ```
    ///
    /// - Parameters:
    ///   - sections: The sections of the list.
    ///   - label: Returns the text for a section, or `nil` for none. See `listThumb(_:label:)`.
    public func listThumb<Sections: RandomAccessCollection>(
      sections: Sections, label: @escaping @MainActor (Sections.Element) -> String?
    ) -> some View {
      thumbFeature { item, list in
        guard let section = list.sections?.section(of: item), section < sections.count else { return nil }
        return label(sections[sections.index(sections.startIndex, offsetBy: section)])
      }
    }

    private func thumbFeature(
      label: @escaping @MainActor (_ item: Int, _ list: any RowList) -> String?
    ) -> some View {
      #if os(tvOS)
        self
      #else
        rowCoordinator(ThumbCoordinator.self, make: { ThumbCoordinator() }) { $0.label = label }
      #endif
    }
  }
#endif
