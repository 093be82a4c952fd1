import Overscroll
import OverscrollCore
import OverscrollListCore

extension ListController {
  /// The values that a delegate draws, to detect changes since the latest notification.
  struct DrawnState: Equatable {
    var layout: UInt32 = 0
    var content: UInt32 = 0
    var origin = 0.0
    var extent = 0.0
    var offset = 0.0
    /// The pinned header, and its position in the platform's content, in pt.
    var header: Int?
    var headerStart = 0.0
    var needsFrames = false
    var isHidden = true
    var catchesTouches = false

    /// Returns whether the items, their positions and the pinned header are the same.
    func showsSameItems(as other: DrawnState) -> Bool {
      layout == other.layout && content == other.content && origin == other.origin && extent == other.extent
        && header == other.header
    }

    /// Returns the values that have changed.
    func change(from last: DrawnState) -> FrameChange {
      var change: FrameChange = []
      if header != last.header || headerStart != last.headerStart { change.insert(.header) }
      if needsFrames != last.needsFrames { change.insert(.ticks) }
      return change
    }
  }

  /// Sends an input to the engine, and performs its effects.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - age: The age of the input, in s, up to 1. Values outside 0...1 are treated as 0.
  func send(_ input: ListInput, age: Double = 0) { send([input], age: age) }

  /// Sends edits to the engine, and updates the item index of a saved position.
  ///
  /// - Parameters:
  ///   - edits: The edits.
  ///   - completion: The inputs to send after the edits, for example the spans.
  func edit(_ edits: [ListEdit], completion: [ListInput] = []) {
    for edit in edits {
      guard let position = pendingRequest?.savedPosition else { break }
      // If an edit removes the item, use the item that is now at the removed item's index.
      let item = edit.newIndex(of: position.item, count: count) ?? position.item
      pendingRequest = ScrollRequest(
        target: .savedPosition(ListPosition(item: item, offset: position.offset)))
    }
    send(edits.map { .edit($0) } + completion)
  }

  /// Notifies the delegate and observers of changes since the previous call.
  func publish() {
    var now = DrawnState()
    now.layout = content.list.layoutRevision
    now.content = content.list.contentRevision
    now.origin = content.origin
    now.extent = content.scrollExtent
    now.offset = scrollOffset
    now.header = content.list.pinnedHeader
    now.headerStart = now.header.map { start(of: $0) } ?? 0
    now.needsFrames = needsFrames
    now.isHidden = content.list.isHidden
    if !isTouched { catchesTouches = runner.engine.content.isMoving }
    now.catchesTouches = catchesTouches
    let last = drawnState
    drawnState = now
    let isSame = content.list.slots.changes.isEmpty && now.showsSameItems(as: last)
    content.clearSlotChanges()
    if !isSame { delegate?.itemsChanged() }
    if now != last { delegate?.frameChanged(now.change(from: last)) }
    notifyObservers()
    performPendingScroll()
    endScrollRun()
  }

  /// Whether the engine needs a tick with each frame.
  var needsFrames: Bool { content.needsFrames(in: runner.engine) }

  /// Whether the engine treats the content as at rest.
  ///
  /// If the platform's scroll view still moves, its motion should end.
  var isAtRest: Bool { runner.engine.content.isAtRest }

  /// The platform offset of the viewport's start, in pt.
  var scrollOffset: Double { content.scrollOffset(in: runner.engine) }

  /// The length of the content in the platform's scroll view, in pt, at most 2^20.
  var scrollExtent: Double { content.scrollExtent }

  /// The extent of a lane across the axis, in pt; `nil` before the first layout.
  var laneExtent: Double? { content.list.cross > 0 ? content.list.laneExtent : nil }

  /// The extent of all lanes across the axis, in pt.
  var crossExtent: Double { content.list.cross }

  /// The configuration of the list's layout.
  var configuration: ListConfiguration { content.list.configuration }

  /// Returns the start of an item in the platform's scroll view, in pt.
  ///
  /// For a pinned header, the result is the pinned position.
  func start(of item: Int) -> Double { content.frame(of: item).start }

  /// Returns the platform offset of the header's or footer's start, in pt.
  func accessoryStart(at edge: ScrollEdge) -> Double { content.accessoryStart(at: edge) }

  /// The mounted items (items with views) and their slots, by ascending index.
  ///
  /// - Complexity: O(n log n) in the number of slots.
  var mounted: [(item: Int, slot: Int32)] {
    let slots = content.list.slots
    return (0..<Int32(slots.slotCount)).compactMap { slot in slots.item(inSlot: slot).map { ($0, slot) } }
      .sorted { $0.item < $1.item }
  }
}
