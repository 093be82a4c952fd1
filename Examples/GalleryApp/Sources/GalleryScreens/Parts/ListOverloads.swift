#if canImport(SwiftUI)
  import OverscrollArticles
  import OverscrollCore
  import SwiftUI

  /// Lists whose initializers the compiler selects by the kind of their data.
  ///
  /// The declared types check that selection at compile time. No screen shows these lists.
  @MainActor enum ListOverloads {
    private struct Row: Identifiable, Hashable {
      let id: UUID
      var rows: [Row] { [] }
    }

    private static let rows: [Row] = []

    /// Lists that identify elements by their ids.
    static var byID: some View {
      let known: OverscrollLists.HorizontalList<UUID, Text> = OverscrollLists.HorizontalList(rows) {
        Text("\($0.id)")
      }
      let given: OverscrollLists.HorizontalList<String, Text> = OverscrollLists.HorizontalList(
        ["a", "b"], id: \.self
      ) {
        Text($0)
      }
      let slice: VerticalList<UUID, Text> = VerticalList(rows[...].reversed()) { Text("\($0.id)") }
      return VStack {
        known
        given
        slice
      }
    }

    /// Lists of the third article, which identify elements by position.
    static var byPosition: some View {
      let range: HorizontalList<Text, Range<Int>> = HorizontalList(0..<5) { Text("\($0)") }
      let closed: HorizontalList<Text, ClosedRange<Int>> = HorizontalList(1...5) { Text("\($0)") }
      let array: HorizontalList<Text, [String]> = HorizontalList(["a", "b"]) { Text($0) }
      let lazily = HorizontalList((0..<1_000_000).lazy.map { $0 * 2 }) { number in
        if number.isMultiple(of: 4) { Text("\(number)") }
        Text("and more")
      }
      return VStack {
        range
        closed
        array
        lazily
        // Here the compiler infers the type of the elements, and a modifier follows.
        HorizontalList(0...9) { Text("\($0)").padding() }.frame(height: 80)
      }
    }

    /// A list with all parameters and modifiers.
    static func everything(_ controller: ListController) -> some View {
      VerticalList(rows, spacing: 8, estimatedItemExtent: 60, showsIndicators: false, controller: controller)
      {
        row in
        Text("\(row.id)")
      }
      .listArrangement(.adaptiveMasonry(minimum: 160), laneSpacing: 8)
      .listInsets(.top, 8)
      .listInsets(.bottom, 40)
      .listAnchor(.bottom)
      .listAnchor(.bottom, alignment: .bottom)
      .listConfiguration(.chat)
      .pullToRefresh {}
      .loadMore {}
    }

    /// A list with sections and headers.
    static var sections: some View {
      VerticalList(sections: rows, items: \.rows) { row in
        Text("\(row.id)")
      } header: { row in
        Text("\(row.id)").bold()
      }
      .listScrolling(.driven)
    }
  }
#endif
