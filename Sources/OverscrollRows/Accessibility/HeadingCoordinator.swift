#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// The headings of a list, to which VoiceOver goes.
  ///
  /// VoiceOver finds only headings that are built: lazy views had "heading not found"
  /// (airbnb/HorizonCalendar#284). So each heading scrolls to its row first.
  @MainActor final class HeadingCoordinator: RowCoordinator, ObservableObject {
    /// The headings.
    var titles = RowTitles()
    /// The namespace of the headings' rows.
    var namespace: Namespace.ID?
    private weak var list: (any RowList)?

    func attach(to list: any RowList) { self.list = list }

    var decoratesRows: Bool { true }

    func decorate(_ row: AnyView, _ context: RowContext) -> AnyView {
      guard let namespace else { return row }
      let title = heading(of: context)
      // Other rows have an id that no heading has, so a row that becomes a heading keeps its state.
      return AnyView(
        row
          .accessibilityAddTraits(title == nil ? [] : .isHeader)
          .accessibilityRotorEntry(id: title ?? -1 - context.index, in: namespace))
    }

    /// Returns the heading that a row is, or `nil`.
    private func heading(of row: RowContext) -> Int? {
      let title = titles.title(at: row.index, in: row.list)
      return title.flatMap { titles.item($0, row.list) == row.index ? $0 : nil }
    }

    /// Scrolls to a heading, so that its row is built.
    func scroll(to title: Int) {
      guard let list, titles.texts.indices.contains(title) else { return }
      list.controller.scrollTo(index: titles.item(title, list), anchor: .topLeading, animated: false)
    }
  }

  /// A modifier that adds the headings of a list to VoiceOver's rotor.
  @MainActor struct HeadingListModifier: ViewModifier {
    let titles: RowTitles
    @StateObject private var coordinator = HeadingCoordinator()
    @Namespace private var namespace
    @Environment(\.accessibilityVoiceOverEnabled) private var isNeeded

    func body(content: Content) -> some View {
      content
        .rowCoordinator(HeadingCoordinator.self, make: { [coordinator] in coordinator }) {
          [titles, namespace] in
          $0.titles = titles
          $0.namespace = namespace
        }
        .accessibilityRotor(
          .headings,
          entries: rotorEntries(isNeeded ? titles.texts : [], in: namespace) { [coordinator] in
            coordinator.scroll(to: $0)
          })
    }
  }

  /// Returns a closure that makes the entries of VoiceOver's rotor.
  ///
  /// It is not isolated, because SwiftUI may call it on any thread. See `onMainActor(_:)`.
  ///
  /// - Parameters:
  ///   - titles: The headings.
  ///   - namespace: The namespace in which a heading's row has the heading's index.
  ///   - scroll: Scrolls to a heading.
  private func rotorEntries(
    _ titles: [String], in namespace: Namespace.ID, scroll: @escaping @MainActor (Int) -> Void
  ) -> () -> ForEach<Range<Int>, Int, AccessibilityRotorEntry<Int>> {
    func entry(_ title: Int) -> AccessibilityRotorEntry<Int> {
      AccessibilityRotorEntry(Text(verbatim: titles[title]), id: title, in: namespace) {
        guard MainThread.isCurrent else { return }
        MainActor.assumeIsolated { scroll(title) }
      }
    }
    return { ForEach(titles.indices, id: \.self, content: entry) }
  }
#endif
