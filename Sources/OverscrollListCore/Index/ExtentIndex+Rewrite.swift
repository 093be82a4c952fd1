#if canImport(OverscrollCore)
  import OverscrollCore
#endif

// Changes of the codes (extent, kind and measured flag) of many items at once.
extension ExtentIndex {
  /// Sets the known extents of consecutive items.
  ///
  /// - Parameters:
  ///   - extents: The extents, in pt. An item with the extent NaN keeps its measurement or its estimate.
  ///     Negative and infinite values become 0.
  ///   - item: The index of the first item. All items have to exist.
  /// - Complexity: O(n) in the number of extents, and O(chunks) if an extent changes.
  mutating func setExtents(_ extents: UnsafeBufferPointer<Double>, at item: Int) {
    let end = item + extents.count
    rewriteCodes(item..<end) { index in
      var next = index
      while next < end, extents[next - item].isNaN { next += 1 }
      return next
    } newCode: { index, code in
      let extent = extents[index - item]
      guard !extent.isNaN else { return code }
      return ItemCode(extent: ItemUnits.extent(of: extent), kind: code.kind, isMeasured: true)
    }
  }

  /// Makes items span all lanes, and all other items span one lane.
  ///
  /// Headers keep their kind. Items that span one lane afterward have the default kind.
  ///
  /// - Parameter items: The ascending indices of the items. Indices out of range are ignored.
  /// - Complexity: O(n) in the number of indices and of items in dense chunks, and O(chunks).
  mutating func setSpanningItems(_ items: [Int]) {
    let estimates = estimates
    var position = 0
    /// Returns the first spanning item from an item on.
    func next(from item: Int) -> Int {
      while position > 0, items[position - 1] >= item { position -= 1 }
      while position < items.count, items[position] < item { position += 1 }
      return position < items.count ? items[position] : .max
    }
    rewriteCodes(0..<count) {
      next(from: $0)
    } newCode: { item, code in
      let spans = next(from: item) == item
      guard !code.isHeader, spans != code.spansLanes else { return code }
      let kind = spans ? ItemKind.spanning : .standard
      let extent = code.isMeasured ? code.extent : estimates[Int(kind.rawValue)]
      return ItemCode(extent: extent, kind: kind, isMeasured: code.isMeasured)
    }
  }

  /// Replaces the codes of a range of existing items.
  ///
  /// - Parameters:
  ///   - items: The items' indices.
  ///   - nextSpecial: Returns the first special item from an index on: an item that spans all lanes, or that
  ///     has a known extent. All unmeasured items that are not special get the same new code if they have the
  ///     same code, and are unmeasured afterward.
  ///   - newCode: Returns the new code of an item, from its index and its code. It may be called twice for
  ///     an item.
  /// - Complexity: O(n) in the number of special items and of items in dense chunks, and O(chunks).
  private mutating func rewriteCodes(
    _ items: Range<Int>, nextSpecial: (Int) -> Int, newCode: (Int, ItemCode) -> ItemCode
  ) {
    guard !items.isEmpty else { return }
    let first = split(at: items.lowerBound)
    let last = split(at: items.upperBound)
    // The new chunks, from the first changed chunk to the last.
    var new: [Chunk] = []
    var (changed, newCount) = (last..<last, 0)
    var item = items.lowerBound
    for index in first..<last {
      let old = chunks[slack + index]
      var isChanged = false
      if old.isRun {
        let parts = rewriteRun(old, from: item, nextSpecial, newCode)
        isChanged = parts != [old]
        for part in parts {
          let isAppended = append(part, to: &new)
          isChanged = isChanged || !isAppended
        }
      } else {
        isChanged = codeStore.update(old.slot, first: Int(old.count)) { newCode(item + $0, $1) }
        new.append(isChanged ? denseChunk(old.slot, count: Int(old.count)) : old)
      }
      item += Int(old.count)
      if isChanged {
        changed = min(changed.lowerBound, index)..<index + 1
        newCount = new.count
      } else if changed.isEmpty {
        new.clear()
      }
    }
    while new.count > newCount { new.removeLast() }
    if !changed.isEmpty { replaceRewritten(changed, with: new) }
    merge(at: last + (changed.isEmpty ? 0 : newCount - changed.count))
    merge(at: first)
    checkInvariants()
  }

  /// Appends a chunk, or joins it with a last run of the same kind.
  ///
  /// - Returns: Whether the chunk was appended.
  private func append(_ chunk: Chunk, to new: inout [Chunk]) -> Bool {
    guard let last = new.last, last.isRun, chunk.isRun, last.slot == chunk.slot else {
      new.append(chunk)
      return true
    }
    new[new.count - 1] = runChunk(Int(last.count + chunk.count), of: chunk.kind)
    return false
  }

  /// Replaces chunks with chunks of the same items, and updates the sums.
  private mutating func replaceRewritten(_ indices: Range<Int>, with new: [Chunk]) {
    for index in indices {
      let old = chunks[slack + index]
      unmeasuredCount -= Int(old.unmeasured)
      headerCount -= Int(old.headers)
      extent &-= old.extent
    }
    for chunk in new {
      unmeasuredCount += Int(chunk.unmeasured)
      headerCount += Int(chunk.headers)
      extent &+= chunk.extent
    }
    replaceChunks(indices, with: new)
  }

  /// Returns the chunks that replace a run (a chunk of unmeasured items of one kind).
  ///
  /// A part of up to 128 items stays a run if its items are unmeasured and of one kind.
  private mutating func rewriteRun(
    _ chunk: Chunk, from item: Int, _ nextSpecial: (Int) -> Int, _ newCode: (Int, ItemCode) -> ItemCode
  ) -> [Chunk] {
    let old = code(0, of: chunk)
    let count = Int(chunk.count)
    var parts: [Chunk] = []
    var start = 0
    while start < count {
      let special = min(nextSpecial(item + start) - item, count)
      let plain =
        special == count ? count - start : special - start - (special - start) % ItemCodeStore.slotSize
      let size = plain > 0 ? plain : min(ItemCodeStore.slotSize, count - start)
      let code = newCode(item + start, old)
      var isUniform = !code.isMeasured
      var itemInPart = plain > 0 ? size : 1
      while isUniform, itemInPart < size {
        isUniform = newCode(item + start + itemInPart, old).bits == code.bits
        itemInPart += 1
      }
      if isUniform {
        let part = runChunk(size, of: code.kind)
        if let last = parts.last, last.slot == part.slot {
          parts[parts.count - 1] = runChunk(Int(last.count) + size, of: code.kind)
        } else {
          parts.append(part)
        }
      } else {
        let slot = codeStore.allocate()
        codeStore.fill(slot, 0..<size, with: old)
        _ = codeStore.update(slot, first: size) { newCode(item + start + $0, $1) }
        parts.append(denseChunk(slot, count: size))
      }
      start += size
    }
    return parts
  }
}
