import Overscroll
import OverscrollCore
import OverscrollListCore

extension ListController {
  /// What a host draws, as far as it can be compared.
  struct Shown: Equatable {
    var layout: UInt32 = 0
    var content: UInt32 = 0
    var origin = 0.0
    var extent = 0.0
    var offset = 0.0
    var header: Int?
    var wantsFrames = false
    var isHidden = true
    var catchesTouches = false
  }

  /// Gives the engine an input, and does what follows from it.
  ///
  /// - Parameters:
  ///   - input: What happened.
  ///   - age: How long ago, in s, up to 1; anything else counts as 0.
  func send(_ input: ListInput, age: Double = 0) { send([input], age: age) }

  /// Gives the engine several inputs, and tells the host once.
  func send(_ inputs: [ListInput], age: Double = 0) {
    runner.send(inputs.map(list.enqueue), age: age)
  }

  /// Makes edits, also to where the list was left.
  func edit(_ edits: [ListEdit]) {
    for edit in edits {
      guard case .place(let place) = pending else { break }
      // Where the item itself has gone, what stands at its place now.
      let item = edit.number(of: place.item, count: count) ?? place.item
      pending = .place(ListPosition(item: item, inside: place.inside))
    }
    send(edits.map { .edit($0) })
  }

  /// Tells the host what has changed.
  func publish() {
    var now = Shown()
    now.layout = engine.list.layoutRevision
    now.content = engine.list.contentRevision
    now.origin = engine.origin
    now.extent = engine.scrollExtent
    now.offset = engine.scrollOffset
    now.header = engine.list.pinnedHeader
    now.wantsFrames = engine.wantsItems
    now.isHidden = engine.list.isHidden
    if !isTouched { catchesTouches = engine.scroll.isMoving }
    now.catchesTouches = catchesTouches
    let last = shown
    shown = now
    var isSame = engine.list.slots.changes.isEmpty
    engine.clearSlotChanges()
    isSame = isSame && now.layout == last.layout && now.content == last.content && now.origin == last.origin
    if !isSame || now.extent != last.extent { host?.itemsChanged() }
    if now != last { host?.frameChanged() }
    publishSeen()
    pursuePending()
  }

  /// Whether a tick is wanted with each frame.
  var wantsFrames: Bool { engine.wantsItems }

  /// Whether the content is at rest for the engine, so that a platform that still moves it should stop.
  var isAtRest: Bool { engine.isAtRest }

  /// How far before the viewport's start the scroll space's start is drawn, in pt.
  var scrollOffset: Double { engine.scrollOffset }

  /// How long the scroll space is, in pt.
  var scrollExtent: Double { engine.scrollExtent }

  /// How the list is laid out.
  var configuration: ListConfiguration { engine.list.configuration }

  /// Where an item starts in scroll space, in pt: a pinned header where it is pinned.
  func start(of item: Int) -> Double { engine.frame(of: item).start }

  /// The mounted items, by ascending number, and their slots.
  ///
  /// - Complexity: O(n log n) in the number of slots.
  var mounted: [(item: Int, slot: Int32)] {
    let slots = engine.list.slots
    return (0..<Int32(slots.slotCount)).compactMap { slot in slots.item(inSlot: slot).map { ($0, slot) } }
      .sorted { $0.item < $1.item }
  }
}
