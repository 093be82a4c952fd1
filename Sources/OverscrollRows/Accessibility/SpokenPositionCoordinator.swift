#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #endif

  /// The positions of a list's rows, as VoiceOver says them.
  @MainActor final class SpokenPositionCoordinator: RowCoordinator, ObservableObject {
    /// Whether VoiceOver runs.
    var isNeeded = false {
      didSet {
        guard isNeeded != oldValue else { return }
        rows.send()
        updateStatus()
      }
    }
    /// Redraws the rows' positions.
    let rows = RedrawSource()
    /// Redraws the status of the scrolling.
    let statuses = RedrawSource()
    /// The numbers of the first and the last visible row.
    ///
    /// It is `nil` if there are none, or if VoiceOver does not run.
    private var visible: ClosedRange<Int>?
    /// The number of rows, without headers and footers, at the latest change.
    private var count = 0

    private weak var list: (any RowList)?
    /// Whether VoiceOver has scrolled by a page, and the list still moves.
    private var isPageMoving = false

    func attach(to list: any RowList) { self.list = list }

    var decoratesRows: Bool { true }

    func decorate(_ row: AnyView, _ context: RowContext) -> AnyView {
      AnyView(row.modifier(SpokenPositionModifier(coordinator: self, index: context.index)))
    }

    func listChanged(_ change: RowListChange) {
      guard isNeeded else { return }
      switch change {
      case .data: rows.send()
      case .page: isPageMoving = true
      case .positions: break
      }
      updateStatus()
      announcePage()
    }

    private func updateStatus() {
      let last = (visible, count)
      (visible, count) = (isNeeded ? visibleRows : nil, rowCount)
      if (visible, count) != last { statuses.send() }
    }

    /// Says the visible rows when the list rests after a page.
    private func announcePage() {
      guard isPageMoving, list?.isMoving == false else { return }
      isPageMoving = false
      #if canImport(UIKit)
        UIAccessibility.post(notification: .pageScrolled, argument: status)
      #endif
    }

    private var visibleRows: ClosedRange<Int>? {
      guard let rows = list?.visibleRows else { return nil }
      let (first, last) = (position(of: rows.lowerBound) + 1, position(of: rows.upperBound))
      return first <= last ? first...last : nil
    }

    /// The visible rows in words, or `nil`; see `visible`.
    var status: String? {
      visible.map {
        $0.count == 1
          ? OverscrollStrings.listPosition.text([$0.lowerBound, count])
          : OverscrollStrings.listRange.text([$0.lowerBound, $0.upperBound, count])
      }
    }

    /// The words of a row's position, or `nil`.
    func text(of index: Int) -> String? {
      guard isNeeded, list?.rowKind(of: index) == .item else { return nil }
      return OverscrollStrings.listPosition.text([position(of: index) + 1, rowCount])
    }

    /// Returns the number of rows before an index, without headers and footers.
    private func position(of index: Int) -> Int { list?.sections?.itemCount(before: index) ?? index }

    /// The number of rows, without headers and footers.
    private var rowCount: Int { list?.sections?.itemCount ?? list?.controller.count ?? 0 }
  }
#endif
