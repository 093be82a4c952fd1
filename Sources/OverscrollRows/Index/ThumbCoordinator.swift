#if canImport(SwiftUI) && !os(tvOS)
  import Foundation
  import Overscroll
  import OverscrollLists
  import OverscrollListCore
  import SwiftUI

  /// A thumb that scrolls a list.
  @MainActor final class ThumbCoordinator: RowCoordinator {
    /// Returns the label of an item, or `nil`.
    var label: @MainActor (_ item: Int, _ list: any RowList) -> String? = { _, _ in nil }
    /// Redraws the thumb.
    let redraws = RedrawSource()
    /// The overlay's size, in pt.
    var size = CGSize.zero {
      didSet {
        guard size != oldValue else { return }
        updateNeed()
        redraws.send()
      }
    }
    /// Whether the content can scroll.
    private(set) var isNeeded = false

    private(set) weak var list: (any RowList)?
    private(set) var machine = ThumbMachine()
    /// Whether the thumb is visible.
    ///
    /// It is after a scroll, and while a finger is on it.
    private(set) var isVisible = false
    /// The label that is shown while a finger is on the thumb, or `nil`.
    private(set) var text: String?
    /// The number of items, and the position, at the latest change.
    private var count = 0
    private var position: ListPosition?
    /// The position of the thumb that was last drawn, in pt.
    private var drawn: Double?
    /// The number of movements, to detect that there are no more.
    private var movements = 0
    /// The finger's position on the track when the reader's start is 0, in pt.
    private var origin = 0.0

    /// The time after the last movement at which the thumb disappears, in s.
    ///
    /// It is that of androidx.recyclerview's `FastScroller`.
    static let hideDelay = 1.5
    /// The distance of the track from the overlay's edges, in pt.
    static let inset = 4.0

    func attach(to list: any RowList) { self.list = list }

    func listDisappeared() { scrubEnded() }

    var overlay: AnyView? { AnyView(ThumbOverlayView(coordinator: self, redraws: redraws)) }

    func listChanged(_ change: RowListChange) {
      guard let list else { return }
      updateNeed()
      if change == .data {
        if list.controller.count != count {
          count = list.controller.count
          machine.dataChanged(distances)
          position = nil
        }
        updateText()
        redraws.send()
      }
      guard change == .positions, hasMoved(in: list) else { return redrawIfMoved() }
      show()
      redrawIfMoved()
    }

    /// Moves the thumb with the content, and returns whether the content has moved visibly.
    private func hasMoved(in list: any RowList) -> Bool {
      let last = position
      guard let last else {
        position = list.controller.position
        machine.dataChanged(distances)
        return false
      }
      // Ignore rounding. The position stays the same then, so that slow movements add up.
      let distance = list.distance(from: last)
      guard distance.magnitude > 0.02 else { return false }
      position = list.controller.position
      machine.contentMoved(by: distance, to: distances)
      return true
    }

    private var distances: ContentDistances {
      guard let controller = list?.controller else { return ContentDistances(before: 0, after: 0) }
      return ContentDistances(before: controller.distance(to: .top), after: controller.distance(to: .bottom))
    }
  }

  // The drawing.
  extension ThumbCoordinator {
    /// Updates whether the thumb is needed, and redraws it if this has changed.
    private func updateNeed() {
      let before = isNeeded
      isNeeded = distances.total > 1 && track > ThumbMachine.extent
      if isNeeded != before { redraws.send() }
    }

    /// The length of the track, in pt.
    var track: Double {
      Double(list?.axis == .horizontal ? size.width : size.height) - 2 * Self.inset
    }

    /// The distance of the thumb from the overlay's start, in pt.
    ///
    /// Reading it marks the thumb as drawn.
    var drawnPosition: Double {
      let position = machine.position(along: track)
      drawn = position
      return position + Self.inset
    }

    /// Redraws the thumb if it has moved visibly, or has reached an end.
    ///
    /// A visible movement is a third of a point. In a million items, a scroll rarely moves it so far.
    private func redrawIfMoved() {
      guard isVisible || drawn == nil else { return }
      let (last, isAtEnd) = (drawn ?? -1, machine.share == 0 || machine.share == 1)
      let distance = (last - machine.position(along: track)).magnitude
      if distance >= 1.0 / 3 || isAtEnd && distance > 0 { redraws.send() }
    }

    private func updateText() {
      guard let list, machine.isTouched, list.controller.count > 0 else { return }
      text = label(list.controller.position.item, list)
    }

    /// Shows the thumb until the list has been at rest for `hideDelay`.
    private func show() {
      movements &+= 1
      guard !isVisible else { return }
      isVisible = true
      redraws.send()
      Task { [weak self] in
        var last: Int?
        while let now = self?.movements, now != last || self?.machine.isTouched == true {
          last = now
          guard (try? await AmbientClock.sleep(for: .seconds(Self.hideDelay))) != nil else { break }
        }
        self?.isVisible = false
        self?.redraws.send()
      }
    }
  }

  // The finger.
  extension ThumbCoordinator: ScrubDelegate {
    func scrubBegan(at point: CGPoint) {
      guard let list, isNeeded else { return }
      origin = machine.position(along: track)
      machine.press(at: finger(at: point))
      // A scroll to the current position ends a fling.
      if list.isMoving { list.controller.restore(list.controller.position) }
      show()
      updateText()
      redraws.send()
    }

    func scrubMoved(to point: CGPoint) {
      guard let target = machine.move(to: finger(at: point), along: track, distances) else { return }
      let last = text
      scroll(to: target)
      updateText()
      if text != last { RowFeedback.playSelection() }
      redraws.send()
    }

    func scrubEnded() {
      guard machine.isTouched else { return }
      machine.lift(distances)
      text = nil
      movements &+= 1
      redraws.send()
    }

    /// Returns the position of a finger on the track, in pt.
    private func finger(at point: CGPoint) -> Double {
      guard let list, list.axis == .horizontal else { return origin + Double(point.y) }
      return origin
        + (list.direction == .rightToLeft ? ThumbMachine.extent - Double(point.x) : Double(point.x))
    }

    private func scroll(to target: ThumbTarget) {
      guard let list else { return }
      switch target {
      case .start: list.controller.scrollTo(.top, animated: false)
      case .end: list.controller.scrollTo(.bottom, animated: false)
      case .distance(let distance): list.scrollRows(by: distance)
      }
    }
  }

  // The thumb for assistive technologies.
  extension ThumbCoordinator {
    /// The label of the item at the viewport's start, or its position among the items.
    var spokenValue: String {
      guard let list, list.controller.count > 0 else { return "" }
      let item = list.controller.position.item
      return label(item, list) ?? machine.share.formatted(.percent.precision(.fractionLength(0)))
    }

    /// Scrolls by a step.
    func adjust(towardEnd: Bool) {
      guard let target = machine.step(towardEnd: towardEnd, distances) else { return }
      scroll(to: target)
      redraws.send()
    }
  }
#endif
