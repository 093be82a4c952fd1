extension ExtentIndex {
  /// Whether the counts, sums and trees of the index match its items.
  ///
  /// - Complexity: O(n) in the number of items in dense chunks, which store each item's extent.
  var satisfiesInvariants: Bool {
    var slots: [Int32] = []
    var sums = PrefixTree.Pair.zero
    var unmeasured = 0
    var headers = 0
    for (index, chunk) in chunks.enumerated() {
      if index < slack {
        guard chunk == .empty else { return false }
      } else {
        guard chunk.count > 0,
          chunk == (chunk.isRun ? runChunk(Int(chunk.count), of: chunk.kind) : recomputed(chunk))
        else { return false }
      }
      if index < tree.validCount, tree.sums(before: index) != sums { return false }
      if index < headerTree.validCount, headerTree.sums(before: index).x != Int64(headers) { return false }
      if !chunk.isRun { slots.append(chunk.slot) }
      sums &+= chunk.sums(gap)
      unmeasured += Int(chunk.unmeasured)
      headers += Int(chunk.headers)
    }
    slots.sort()
    for index in slots.indices.dropFirst() where slots[index] == slots[index - 1] { return false }
    guard slots.count == codeStore.usedCount, unmeasured == unmeasuredCount, headers == headerCount
    else { return false }
    return sums == PrefixTree.Pair(Int64(count), extent &+ Int64(count) &* gap)
  }

  private func recomputed(_ chunk: Chunk) -> Chunk {
    for itemInChunk in 0..<Int(chunk.count) {
      let code = codeStore[chunk.slot, itemInChunk]
      if !code.isMeasured, code.extent != estimates[Int(code.kind.rawValue)] { return .empty }
    }
    return denseChunk(chunk.slot, count: Int(chunk.count))
  }

  /// In debug builds, asserts the invariants if the index has at most 64 chunks.
  @inline(__always)
  func checkInvariants() {
    #if DEBUG
      assert(chunks.count > 64 || satisfiesInvariants, "The extent index is inconsistent.")
    #endif
  }
}
