import OverscrollRows
import Testing

/// Applying a change of the order to an app's data.
@Suite struct ListReorderTests {
  private struct Item: Identifiable, Equatable { let id: Int }

  private struct Group: Identifiable, Equatable {
    let id: String
    var items: [Item]
  }

  private func items(_ ids: Int...) -> [Item] { ids.map(Item.init) }

  @Test("Items move before an item, or to the end, in the given order")
  func plain() {
    var list = items(1, 2, 3, 4, 5)
    list.apply(ListReorderDifference<Int, Never>(sources: [4, 2], destination: .init(position: .before(1))))
    #expect(list == items(4, 2, 1, 3, 5))
    list.apply(ListReorderDifference<Int, Never>(sources: [4], destination: .init(position: .end)))
    #expect(list == items(2, 1, 3, 5, 4))
  }

  @Test("Ids that are gone are ignored, and without its neighbor an item moves to the end")
  func gone() {
    var list = items(1, 2, 3)
    list.apply(ListReorderDifference<Int, Never>(sources: [9], destination: .init(position: .before(1))))
    #expect(list == items(1, 2, 3))
    list.apply(ListReorderDifference<Int, Never>(sources: [1], destination: .init(position: .before(9))))
    #expect(list == items(2, 3, 1))
  }

  @Test("Of two elements with an id, the first moves, and none is lost")
  func duplicates() {
    var list = items(1, 2, 1)
    list.apply(ListReorderDifference<Int, Never>(sources: [1], destination: .init(position: .end)))
    #expect(list.map(\.id).sorted() == [1, 1, 2])
  }

  @Test("Items move to other sections, also to an empty one")
  func sections() {
    var groups = [
      Group(id: "a", items: items(1, 2)), Group(id: "b", items: []), Group(id: "c", items: items(3)),
    ]
    groups.apply(
      ListReorderDifference(sources: [1], destination: .init(section: "b", position: .end)), to: \.items)
    #expect(groups.map(\.items) == [items(2), items(1), items(3)])
    groups.apply(
      ListReorderDifference(sources: [2], destination: .init(section: "c", position: .before(3))), to: \.items
    )
    #expect(groups.map(\.items) == [[], items(1), items(2, 3)])
    groups.apply(
      ListReorderDifference(sources: [3], destination: .init(section: "gone", position: .end)), to: \.items)
    #expect(groups.map(\.items) == [[], items(1), items(2, 3)])
  }
}
