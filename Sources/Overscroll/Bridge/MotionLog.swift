import OverscrollCore

/// What a scroll view has reported, so that each thing is reported once and under the right phase.
///
/// Platforms tell the same offset several times in a frame, and do not tell that nothing moves any more.
struct MotionLog: Hashable, Sendable {
  /// An offset and who moves it.
  struct Entry: Hashable, Sendable {
    /// The content offset, in pt.
    let offset: Double
    /// What moves it.
    let phase: ObservedPhase
  }

  /// What was reported last.
  private(set) var last: Entry?

  /// Takes an offset.
  ///
  /// - Parameters:
  ///   - offset: Where the content is, in pt.
  ///   - isHeld: Whether a finger drags it, or holds what it has dragged.
  ///   - isMoving: Whether the platform says that it goes on by itself; where it does not say, an offset that is
  ///     another than before has moved.
  /// - Returns: What is to be reported, if it is new.
  mutating func take(_ offset: Double, isHeld: Bool, isMoving: Bool) -> Entry? {
    let moves = isMoving || last.map { $0.offset != offset || $0.phase == .decelerating } ?? false
    return note(Entry(offset: offset, phase: isHeld ? .tracking : moves ? .decelerating : .resting))
  }

  /// Takes note that nothing has moved for a while.
  ///
  /// - Returns: What is to be reported, if it is new.
  mutating func rest() -> Entry? {
    guard let last, last.phase != .tracking else { return nil }
    return note(Entry(offset: last.offset, phase: .resting))
  }

  private mutating func note(_ entry: Entry) -> Entry? {
    guard entry != last else { return nil }
    last = entry
    return entry
  }
}
