#if canImport(OverscrollCore)
  import OverscrollCore
#endif

extension ExtentIndex {
  /// Sets an item's measured extent.
  ///
  /// - Parameters:
  ///   - extent: The extent, in pt, rounded to the nearest 1/192 pt. Negative values become 0. Values
  ///     above 2^20 become 2^20. Non-finite values are ignored.
  ///   - item: The item's index. An index out of range is ignored.
  /// - Returns: The change of the extent, in pt.
  /// - Complexity: O(log n) in the number of chunks. The first measurement in a run (a chunk of unmeasured
  ///   items) also moves the chunks after the run.
  @discardableResult
  package mutating func setExtent(_ extent: Double, of item: Int) -> Double {
    guard extent.isFinite else { return 0 }
    return ItemUnits.points(setExtent(units: ItemUnits.extent(of: extent), of: item))
  }

  /// Sets the estimate for all unmeasured items of a kind.
  ///
  /// - Parameters:
  ///   - estimate: The extent, in pt. The limits of `setExtent(_:of:)` apply.
  ///   - kind: The kind of the items.
  /// - Complexity: O(chunks), and O(128) for each partly measured chunk.
  mutating func setEstimate(_ estimate: Double, of kind: ItemKind = .standard) {
    let units = ItemUnits.extent(of: estimate)
    guard estimate.isFinite, units != estimates[Int(kind.rawValue)] else { return }
    estimates[Int(kind.rawValue)] = units
    for index in slack..<chunks.count where chunks[index].unmeasured > 0 { reestimate(index, kind) }
    tree.invalidate(from: slack)
    cursor = nil
    checkInvariants()
  }

  /// Discards every measurement, for example after a change of width.
  ///
  /// All extents are estimates afterward.
  ///
  /// - Complexity: O(n) in the number of items in dense chunks, which store each item's extent.
  package mutating func forgetExtents() {
    let before = chunks.count - slack
    var new: [Chunk] = []
    for index in slack..<chunks.count {
      let chunk = chunks[index]
      let forgotten = chunk.isRun ? chunk : discardMeasurements(chunk)
      if let last = new.last, last.isRun, forgotten.isRun, last.slot == forgotten.slot {
        new[new.count - 1] = runChunk(Int(last.count + forgotten.count), of: last.kind)
      } else {
        new.append(forgotten)
      }
    }
    chunks = new
    slack = 0
    unmeasuredCount = count
    extent = chunks.reduce(0) { $0 &+ $1.extent }
    tree.invalidate(from: 0)
    invalidateChunks(from: 0, removed: before, added: chunks.count)
    checkInvariants()
  }

  /// Discards the measurements of a dense chunk, which stores each item's extent.
  ///
  /// - Returns: A run, which stores only the number of items. If the items have several kinds, the result
  ///   is a dense chunk.
  private mutating func discardMeasurements(_ chunk: Chunk) -> Chunk {
    let kind = code(0, of: chunk).kind
    var isUniform = true
    for itemInChunk in 0..<Int(chunk.count) {
      let old = codeStore[chunk.slot, itemInChunk].kind
      isUniform = isUniform && old == kind
      codeStore[chunk.slot, itemInChunk] = ItemCode(
        extent: estimates[Int(old.rawValue)], kind: old, isMeasured: false)
    }
    guard isUniform else { return denseChunk(chunk.slot, count: Int(chunk.count)) }
    codeStore.release(chunk.slot)
    return runChunk(Int(chunk.count), of: kind)
  }

  /// Sets an item's measured extent, in units of 1/192 pt, and returns the change.
  @inline(__always)
  mutating func setExtent(units: Int32, of item: Int) -> Int64 {
    guard item >= 0, item < count else { return 0 }
    var location = locate(item)
    if chunks[location.chunk].isRun {
      makeDense(location.chunk, around: item - location.item)
      location = locate(item)
    }
    let itemInChunk = item - location.item
    let slot = chunks[location.chunk].slot
    let old = codeStore[slot, itemInChunk]
    let change = Int64(units) &- Int64(old.extent)
    guard change != 0 || !old.isMeasured else { return 0 }
    codeStore[slot, itemInChunk] = ItemCode(extent: units, kind: old.kind, isMeasured: true)
    if !old.isMeasured {
      chunks[location.chunk].unmeasured -= 1
      unmeasuredCount -= 1
    }
    grow(location.chunk, by: change)
    return change
  }

  /// Adds a change to a chunk's extent and to all sums that include it.
  private mutating func grow(_ chunk: Int, by change: Int64) {
    chunks[chunk].extent &+= change
    extent &+= change
    tree.add(PrefixTree.Pair(0, change), at: chunk)
    edits.markChanged(chunk - slack)
  }

  /// Splits a run (a chunk of unmeasured items), so that one item can be measured.
  ///
  /// The item and up to 127 items around it become a dense chunk, which stores an extent for each item.
  /// `item` is counted from the run's first item.
  private mutating func makeDense(_ index: Int, around item: Int) {
    let chunk = chunks[index]
    let start = item / ItemCodeStore.slotSize * ItemCodeStore.slotSize
    let end = min(start + ItemCodeStore.slotSize, Int(chunk.count))
    let slot = codeStore.allocate()
    codeStore.fill(slot, 0..<end - start, with: code(0, of: chunk))
    var carved = runChunk(end - start, of: chunk.kind)
    carved.slot = slot
    var new = [carved]
    if start > 0 { new = [runChunk(start, of: chunk.kind), carved] }
    if end < Int(chunk.count) { new.append(runChunk(Int(chunk.count) - end, of: chunk.kind)) }
    replaceChunks(index - slack..<index - slack + 1, with: new)
  }

  /// Applies the new estimate of a kind to the unmeasured items of a chunk.
  private mutating func reestimate(_ index: Int, _ kind: ItemKind) {
    var chunk = chunks[index]
    let before = chunk.extent
    if chunk.isRun {
      guard chunk.kind == kind else { return }
      chunk = runChunk(Int(chunk.count), of: kind)
    } else {
      let code = ItemCode(extent: estimates[Int(kind.rawValue)], kind: kind, isMeasured: false)
      for itemInChunk in 0..<Int(chunk.count) {
        let old = codeStore[chunk.slot, itemInChunk]
        if !old.isMeasured, old.kind == kind { codeStore[chunk.slot, itemInChunk] = code }
      }
      chunk.extent = codeStore.extent(of: chunk.slot, first: Int(chunk.count))
    }
    guard chunk.extent != before else { return }
    chunks[index] = chunk
    extent &+= chunk.extent &- before
    edits.markChanged(index - slack)
  }
}
