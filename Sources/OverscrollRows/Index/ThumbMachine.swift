/// A scroll that a thumb requests.
enum ThumbTarget: Equatable {
  /// The start or the end of the content.
  case start, end
  /// A distance from the current offset, in pt.
  case distance(Double)
}

/// Maps a finger on a thumb to the content, and the content to the thumb.
///
/// The machine stores the thumb's share of its way, not the ratio of the offset to the content. That ratio
/// changes whenever an item is measured. So the share changes only if the content moves visibly, the finger
/// moves, or the data change. Kits that compute the ratio again let the thumb jump, or scroll backward
/// (FutureMind/recycler-fast-scroll#5, ankidroid/Anki-Android#19484, JetBrains/compose-multiplatform-core#362).
///
/// A movement scales the remaining way. So the thumb is at its start or end exactly when the content is.
/// All positions are in pt along the axis, from the leading side. The machine has no clock.
struct ThumbMachine {
  /// The thumb's extent along the axis, in pt.
  ///
  /// It is constant, because an extent that follows the content changes during a scroll
  /// (nanihadesuka/LazyColumnScrollbar#40).
  static let extent = 48.0
  /// The movement of a finger after which it scrolls, in pt.
  ///
  /// A tap scrolls nothing.
  static let slop = 3.0
  /// The share of the way that an assistive technology moves in one step.
  static let step = 0.1

  /// The state of the finger.
  enum Phase: Equatable {
    /// No finger is on the thumb.
    case idle
    /// A finger has touched the thumb at a position, and has not moved yet.
    case touched(at: Double)
    /// A finger moves the thumb; `grab` is its distance from the thumb's start, in pt.
    ///
    /// The finger stays at the same point of the thumb (zhanghai/AndroidFastScroll#40).
    case scrolling(grab: Double)
  }

  /// The state of the finger.
  private(set) var phase = Phase.idle
  /// The thumb's position as a share of its way, in 0...1.
  private(set) var share = 0.0
  /// Whether the data have changed while a finger was on the thumb.
  private var isStale = false

  /// Whether a finger is on the thumb.
  var isTouched: Bool { phase != .idle }

  /// Returns the thumb's start on a track, in pt.
  func position(along track: Double) -> Double { share * Self.way(along: track) }

  /// Returns the length of the thumb's way on a track, in pt.
  private static func way(along track: Double) -> Double {
    track.isFinite ? max(0, track - extent) : 0
  }
}

// The content.
extension ThumbMachine {
  /// Moves the thumb to the content's offset, because the data have changed.
  ///
  /// If a finger is on the thumb, it moves when the finger lifts.
  mutating func dataChanged(_ distances: ContentDistances) {
    isStale = isTouched
    guard !isTouched else { return }
    share = distances.total > 0 ? distances.before / distances.total : 0
  }

  /// Moves the thumb after the content has moved visibly.
  ///
  /// A thumb under a finger stays there.
  ///
  /// - Parameters:
  ///   - distance: The movement, in pt, positive toward the end. An item that gets a different extent is no
  ///     movement.
  ///   - distances: The content's distances after the movement.
  mutating func contentMoved(by distance: Double, to distances: ContentDistances) {
    guard !isTouched, distance.isFinite else { return }
    if distances.before == 0 {
      share = 0
    } else if distances.after == 0 {
      share = 1
    } else if distance > 0 {
      share += (1 - share) * distance / (distances.after + distance)
    } else if distance < 0 {
      share *= distances.before / (distances.before - distance)
    }
  }
}

// The finger.
extension ThumbMachine {
  /// Begins a touch of the thumb; ignored if another finger is on it.
  ///
  /// - Parameter finger: The finger's position on the track, in pt.
  mutating func press(at finger: Double) {
    if phase == .idle, finger.isFinite { phase = .touched(at: finger) }
  }

  /// Moves the finger.
  ///
  /// - Parameters:
  ///   - finger: The finger's position on the track, in pt; it may be outside. A position that is not finite
  ///     is ignored.
  ///   - track: The track's length, in pt.
  ///   - distances: The content's current distances.
  /// - Returns: The scroll, or `nil` if the thumb stays. A finger that rests scrolls nothing, even if items
  ///   are measured meanwhile. A finger that moves toward the end never scrolls toward the start.
  mutating func move(to finger: Double, along track: Double, _ distances: ContentDistances) -> ThumbTarget? {
    guard finger.isFinite else { return nil }
    let way = Self.way(along: track)
    switch phase {
    case .idle: return nil
    case .touched(let start):
      guard (finger - start).magnitude > Self.slop else { return nil }
      phase = .scrolling(grab: finger - share * way)
      return nil
    case .scrolling(let grab):
      guard way > 0 else { return nil }
      return move(toShare: (finger - grab) / way, distances)
    }
  }

  /// Ends the touch.
  mutating func lift(_ distances: ContentDistances) {
    phase = .idle
    if isStale { dataChanged(distances) }
  }

  /// Moves the thumb by a step of an assistive technology.
  ///
  /// - Returns: The scroll, or `nil` at the end of the way or under a finger.
  mutating func step(towardEnd: Bool, _ distances: ContentDistances) -> ThumbTarget? {
    isTouched ? nil : move(toShare: share + (towardEnd ? Self.step : -Self.step), distances)
  }

  private mutating func move(toShare wanted: Double, _ distances: ContentDistances) -> ThumbTarget? {
    let (last, next) = (share, min(1, max(0, wanted)))
    guard next != last else { return nil }
    share = next
    if next == 0 { return .start }
    if next == 1 { return .end }
    return .distance(
      next > last
        ? distances.after * (next - last) / (1 - last) : -distances.before * (last - next) / last)
  }
}

/// The distances from the viewport to the content's start and end, in pt.
struct ContentDistances {
  /// The distance from the viewport's start to the content's start, in pt.
  let before: Double
  /// The distance from the viewport's end to the content's end, in pt.
  let after: Double

  /// Creates distances; negative and non-finite values become 0.
  ///
  /// Values below 0.5 become 0 as well, because a motion may end just before an edge.
  init(before: Double, after: Double) {
    self.before = before.isFinite && before >= 0.5 ? before : 0
    self.after = after.isFinite && after >= 0.5 ? after : 0
  }

  /// The distance that the content can scroll, in pt.
  var total: Double { before + after }
}
