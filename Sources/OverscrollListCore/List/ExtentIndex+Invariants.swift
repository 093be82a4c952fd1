extension ExtentIndex {
  /// Whether all redundant data of the index is consistent.
  ///
  /// - Complexity: O(n) in the number of items in dense chunks.
  var holdsInvariants: Bool {
    var slots: [Int32] = []
    var sums = PrefixTree.Pair.zero
    var unmeasured = 0
    var headers = 0
    for (index, chunk) in chunks.enumerated() {
      if index < slack {
        guard chunk == .empty else { return false }
      } else {
        guard chunk.count > 0, chunk == (chunk.isRun ? run(Int(chunk.count), of: chunk.kind) : remade(chunk))
        else { return false }
      }
      if index < tree.settled, tree.sums(before: index) != sums { return false }
      if index < headerTree.settled, headerTree.sums(before: index).x != Int64(headers) { return false }
      if !chunk.isRun { slots.append(chunk.slot) }
      sums &+= chunk.sums(gap)
      unmeasured += Int(chunk.unmeasured)
      headers += Int(chunk.headers)
    }
    slots.sort()
    for index in slots.indices.dropFirst() where slots[index] == slots[index - 1] { return false }
    guard slots.count == slab.usedCount, unmeasured == unmeasuredCount, headers == headerCount
    else { return false }
    return sums == PrefixTree.Pair(Int64(count), extent &+ Int64(count) &* gap)
  }

  private func remade(_ chunk: Chunk) -> Chunk {
    for place in 0..<Int(chunk.count) {
      let code = slab[chunk.slot, place]
      if !code.isMeasured, code.extent != estimates[Int(code.kind.rawValue)] { return .empty }
    }
    return dense(chunk.slot, count: Int(chunk.count))
  }

  /// Asserts the invariants in debug builds if the index has at most 64 chunks.
  @inline(__always)
  func checkInvariants() {
    #if DEBUG
      assert(chunks.count > 64 || holdsInvariants, "The extent index is inconsistent.")
    #endif
  }
}
