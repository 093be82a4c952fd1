import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// What becomes of each element, in their order; `width` of them are worked on at a time.
  ///
  /// - Throws: What the first of them throws. None is begun after it.
  func concurrentMap<Result: Sendable>(
    width: Int, _ transform: @Sendable (Element) throws -> Result
  ) throws -> [Result] {
    let results = Mutex<[Int: Result]>([:])
    let mistake = Mutex<(any Error)?>(nil)
    let next = Mutex(startIndex)
    DispatchQueue.concurrentPerform(iterations: width) { _ in
      while mistake.withLock({ $0 == nil }) {
        let index = next.withLock { place in
          defer { place += 1 }
          return place
        }
        guard index < endIndex else { return }
        do {
          let result = try transform(self[index])
          results.withLock { $0[index] = result }
        } catch {
          mistake.withLock { $0 = $0 ?? error }
        }
      }
    }
    if let mistake = mistake.withLock({ $0 }) { throw mistake }
    let all = results.withLock { $0 }
    return indices.compactMap { all[$0] }
  }
}
