#if canImport(SwiftUI) && !os(tvOS)
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// An index of sections that scrolls a list.
  @MainActor final class IndexCoordinator: RowCoordinator {
    /// The titles.
    var titles = RowTitles()
    /// Redraws the index.
    let redraws = RedrawSource()
    /// The overlay's height, in pt.
    var extent = 0.0 {
      didSet {
        guard extent != oldValue else { return }
        updateLayout()
        updateNeed()
        redraws.send()
      }
    }
    /// Whether the index is shown: the list is vertical, and its content can scroll.
    private(set) var isNeeded = false

    private(set) weak var list: (any RowList)?
    private(set) var machine = IndexMachine()
    /// The title that was drawn as the visible section's.
    private var drawn: Int?
    /// The latest title that the index has scrolled to, and the visible section's title then.
    ///
    /// The last sections may not reach the viewport's start. So the title is the current one until the list
    /// shows a different section.
    private var selection: (title: Int, visible: Int?)?

    /// The distance of the first and the last entry from the overlay's edges, in pt.
    static let inset = 16.0
    /// The extent of the touchable area around the entries, in pt.
    static let touchInset = 12.0

    func attach(to list: any RowList) { self.list = list }

    func listDisappeared() { scrubEnded() }

    var overlay: AnyView? { AnyView(IndexOverlayView(coordinator: self, redraws: redraws)) }

    func listChanged(_ change: RowListChange) {
      if change == .data {
        updateLayout()
        updateNeed()
        redraws.send()
      } else if updateNeed() || isNeeded && currentTitle != drawn {
        redraws.send()
      }
    }

    private func updateLayout() {
      machine.layout = IndexLayout(
        count: list?.axis == .vertical ? titles.texts.count : 0, extent: extent - 2 * Self.inset)
    }

    /// Updates whether the index is shown, and returns whether this has changed.
    @discardableResult private func updateNeed() -> Bool {
      guard let controller = list?.controller else { return false }
      let canScroll = controller.distance(to: .top) + controller.distance(to: .bottom) > 1
      let before = isNeeded
      isNeeded = canScroll && machine.layout.entryCount > 0
      return isNeeded != before
    }

    /// The title that the index has scrolled to, or the visible section's title.
    var currentTitle: Int? {
      let visible = visibleTitle
      if let selection, selection.visible == visible, titles.texts.indices.contains(selection.title) {
        return selection.title
      }
      return visible
    }

    /// The words of the current title for assistive technologies.
    ///
    /// Reading them marks the title as drawn.
    var spokenValue: String {
      drawn = currentTitle
      return drawn.map { titles.texts[$0] } ?? ""
    }

    /// The last title whose item is at or before the viewport's start, or `nil`.
    ///
    /// - Complexity: O(log n) in the number of titles.
    private var visibleTitle: Int? {
      guard let list, list.controller.count > 0 else { return nil }
      return titles.title(at: list.controller.position.item, in: list)
    }
  }

  // The finger and assistive technologies.
  extension IndexCoordinator: ScrubDelegate {
    func scrubBegan(at point: CGPoint) {
      perform(machine.press(at: Double(point.y) - Self.touchInset, current: currentTitle))
    }

    func scrubMoved(to point: CGPoint) { perform(machine.move(to: Double(point.y) - Self.touchInset)) }

    func scrubEnded() {
      guard machine.touchedTitle != nil else { return }
      machine.lift()
      redraws.send()
    }

    /// Scrolls to the next or the previous title.
    func adjust(towardEnd: Bool) {
      let next = currentTitle.map { $0 + (towardEnd ? 1 : -1) } ?? 0
      guard titles.texts.indices.contains(next) else { return }
      scroll(to: next)
    }

    private func perform(_ step: IndexMachine.Step?) {
      guard let step else { return }
      scroll(to: step.title)
      if step.isNew { RowFeedback.playSelection() }
    }

    private func scroll(to title: Int) {
      guard let list, titles.texts.indices.contains(title) else { return }
      list.controller.scrollTo(index: titles.item(title, list), anchor: .topLeading, animated: false)
      selection = (title, visibleTitle)
      redraws.send()
    }
  }
#endif
