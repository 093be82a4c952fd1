import OverscrollCore
import OverscrollListCore

/// The state of a list: its offset and its items.
extension ListRig {
  /// The offset of the content, in pt.
  package var offset: Double { engine.scroll.content.drawnOffset }

  /// The largest offset inside the content, in pt.
  package var maximumOffset: Double {
    mutating get { engine.list.maximumOffset }
  }

  /// The indices of the mounted items, in order.
  package var mountedItems: [Int] {
    (0..<Int32(engine.list.slots.slotCount)).compactMap { engine.list.slots.item(inSlot: $0) }.sorted()
  }

  /// The number of mounted items.
  ///
  /// The getter allocates no memory, because it runs after each event.
  var mountedCount: Int {
    var (count, slot) = (0, Int32(engine.list.slots.slotCount))
    while slot > 0 {
      slot -= 1
      if engine.list.slots.item(inSlot: slot) != nil { count += 1 }
    }
    return count
  }

  /// The content offset of the viewport's start, in pt.
  package var viewportStart: Double {
    let shown = engine.scroll.presentation
    return isDriven ? shown.contentOffset : platform + engine.content.origin - shown.shift
  }

  /// The position of each mounted item in the viewport, in pt, by identity.
  package mutating func placed() -> [Int: Double] {
    var result: [Int: Double] = [:]
    for item in mountedItems {
      guard let identity = identity(of: item) else { continue }
      result[identity] = engine.list.frame(of: item).start - viewportStart
    }
    return result
  }

  /// The positions of the items that are at least partly visible, in pt, by identity.
  package mutating func seen() -> [Int: Double] {
    var result: [Int: Double] = [:]
    for item in mountedItems {
      guard let identity = identity(of: item) else { continue }
      let frame = engine.list.frame(of: item)
      let position = frame.start - viewportStart
      if position + frame.extent > 0, position < engine.list.viewport { result[identity] = position }
    }
    return result
  }

  /// The length of the visible content without a mounted item, in pt.
  package mutating func blank() -> Double {
    let start = max(0, viewportStart)
    let end = min(viewportStart + engine.list.viewport, engine.list.contentExtent)
    var covered = start
    for item in mountedItems {
      let frame = engine.list.frame(of: item)
      if frame.start <= covered + 0.01 { covered = max(covered, frame.start + frame.extent) }
    }
    return max(0, end - covered)
  }

  /// The visible items that are not mounted, among 200 before and after the mounted ones.
  package mutating func uncovered() -> [Int] {
    let start = viewportStart
    let mounted = Set(mountedItems)
    let near = (mounted.min() ?? 0) - 200...(mounted.max() ?? 0) + 200
    return near.clamped(to: 0...max(0, engine.list.count - 1)).filter { item in
      let frame = engine.list.frame(of: item)
      return frame.start + frame.extent > start && frame.start < start + engine.list.viewport
        && frame.extent > 0
        && !mounted.contains(item)
    }
  }
}
