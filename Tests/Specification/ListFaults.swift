@testable import OverscrollCore
@testable import OverscrollListCore

/// The faults in the current state of a small list.
struct ListFaults {
  private(set) var faults: [String] = []

  init(_ list: inout SmallList) {
    guard list.engine.list.count == list.identities.count else {
      faults = ["\(list.engine.list.count) items, not \(list.identities.count)"]
      return
    }
    var start = 0.0
    for (item, identity) in list.identities.enumerated() {
      let frame = list.engine.list.frame(of: item)
      if abs(frame.start - start) > 1e-6 { faults.append("item \(item) at \(frame.start), not \(start)") }
      if list.measured.contains(identity), frame.extent != list.extent(identity) {
        faults.append("item \(item) is \(frame.extent) long, not \(list.extent(identity))")
      }
      start += frame.extent + list.spacing
    }
    let mounted = list.mountedItems
    if Set(mounted).count != mounted.count { faults.append("an item is in two slots") }
    for identity in list.seen().keys {
      guard let item = list.identities.firstIndex(of: identity) else { continue }
      if !mounted.contains(item) { faults.append("item \(item) is visible but not mounted") }
    }
    if mounted.contains(where: { !list.identities.indices.contains($0) }) {
      faults.append("a mounted item does not exist")
    }
    if !list.isDriven, abs(list.engine.content.platformOffset - list.platform) > 1e-6 {
      faults.append("the platform's offset is \(list.platform), not \(list.engine.content.platformOffset)")
    }
  }

  /// Returns a description of an unexpected movement of the visible items, or `nil`.
  ///
  /// After an input that does not scroll, at least one item that was visible before must have kept its
  /// position. This item may move by the last 0.5 pt of a bounce. At an edge, it may move by
  /// `ListEngine.edgeTolerance`. An item that would be out of sight at its new extent moves into sight.
  static func jump(of list: inout SmallList, from before: [Int: Double], by input: ListInput) -> String? {
    switch input {
    case .scroll(.observed), .scroll(.dragMoved), .scroll(.wheel), .scrollTo, .focus, .reset: return nil
    case .scroll, .layOut, .edit, .reorder, .forgetExtents, .measure, .commit, .configure, .estimate,
      .extents,
      .spans, .touch, .endSpace, .dropIdleSlots:
      break
    }
    let after = list.seen()
    let moves = before.compactMap { identity, start in
      start + list.extent(identity) > 0.01 ? after[identity].map { abs($0 - start) } : nil
    }
    let most = list.staysAtAnEdge ? ListEngine.edgeTolerance : 0.5
    guard let least = moves.min(), least > most else { return nil }
    return "\(input) moved the content by \(least)"
  }
}
