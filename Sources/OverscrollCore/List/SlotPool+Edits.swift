extension SlotPool {
  /// Items were inserted: those after them keep their slots under their new indices.
  ///
  /// Complexity: O(mounted), as for each edit.
  ///
  /// - Parameters:
  ///   - count: How many. What is not above 0 changes nothing, and no index is pushed past the largest.
  ///   - index: The index of the first of them; negative counts as 0.
  mutating func inserted(_ count: Int, at index: Int) {
    guard let last = mounts.last else { return }
    shift(from: position(of: index), by: min(max(0, count), Int.max - 1 - last.item))
  }

  /// Items were removed: theirs are unmounted, and those after them keep their slots under their new indices.
  ///
  /// - Parameter range: Their indices before; what is no item is left out.
  mutating func removed(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<Int.max)
    shift(from: withdraw(range), by: -range.count)
  }

  /// Items were moved: every one keeps its slot under its new index.
  ///
  /// - Parameters:
  ///   - range: Their indices before; what is no item is left out.
  ///   - index: The index of the first of them afterwards; negative counts as 0.
  mutating func moved(_ range: Range<Int>, to index: Int) {
    let range = range.clamped(to: 0..<Int.max)
    let index = min(max(0, index), Int.max - range.count)
    if index < range.lowerBound {
      exchange(index..<range.lowerBound, range)
    } else {
      exchange(range, range.upperBound..<max(range.upperBound, index + range.count))
    }
  }

  /// Drops everything idle: memory is short.
  ///
  /// Complexity: O(idle).
  mutating func dropIdle() { table.drop(beyond: 0, noting: &changes) }

  /// The position in `mounts` of the first item from this one on.
  ///
  /// Complexity: O(log mounted).
  func position(of item: Int) -> Int {
    var low = 0
    var high = mounts.count
    while low < high {
      let middle = (low + high) / 2
      if mounts[middle].item < item { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Makes a mounted item's slot idle, and leaves it in `mounts`.
  mutating func unmount(_ mount: Mount) {
    table.release(mount.slot)
    changes.append(.unmounted(slot: mount.slot, item: mount.item))
  }

  /// What was built in `spare` is mounted.
  mutating func swapMounts() {
    swap(&mounts, &spare)
    spare.removeAll(keepingCapacity: true)
  }

  /// Unmounts the items of a range, the last first, so that the first is the first to be reused.
  ///
  /// - Returns: Where in `mounts` they were.
  private mutating func withdraw(_ range: Range<Int>) -> Int {
    let positions = position(of: range.lowerBound)..<position(of: range.upperBound)
    for position in positions.reversed() { unmount(mounts[position]) }
    mounts.removeSubrange(positions)
    if !positions.isEmpty { isStale = true }
    return positions.lowerBound
  }

  /// Adds to the indices of all that is mounted from a position on.
  private mutating func shift(from position: Int, by distance: Int) {
    guard position < mounts.count, distance != 0 else { return }
    for position in position..<mounts.count { renumber(at: position, by: distance) }
    isStale = true
  }

  /// Lets two neighbouring ranges change places.
  private mutating func exchange(_ first: Range<Int>, _ second: Range<Int>) {
    let start = position(of: first.lowerBound)
    let middle = position(of: second.lowerBound)
    let end = position(of: second.upperBound)
    guard start < end, !first.isEmpty, !second.isEmpty else { return }
    for position in start..<middle { renumber(at: position, by: second.count) }
    for position in middle..<end { renumber(at: position, by: -first.count) }
    spare.append(contentsOf: mounts[..<start])
    spare.append(contentsOf: mounts[middle..<end])
    spare.append(contentsOf: mounts[start..<middle])
    spare.append(contentsOf: mounts[end...])
    swapMounts()
    isStale = true
  }

  private mutating func renumber(at position: Int, by distance: Int) {
    mounts[position].item += distance
    table.renumber(mounts[position].slot, to: mounts[position].item)
  }
}
