/// Decides to which title of an index a finger scrolls.
struct IndexMachine {
  /// The state of the finger.
  enum Phase: Equatable {
    /// No finger is on the index.
    case idle
    /// A finger is on the index, at a title.
    case touched(title: Int)
  }

  /// A title that a finger has reached.
  struct Step: Equatable {
    /// The index of the title.
    let title: Int
    /// Whether the section changes, which plays a haptic.
    let isNew: Bool
  }

  /// The titles and their positions.
  var layout = IndexLayout(count: 0, extent: 0) {
    didSet {
      guard case .touched(let title) = phase else { return }
      phase = layout.count > 0 ? .touched(title: min(title, layout.count - 1)) : .idle
    }
  }
  /// The state of the finger.
  private(set) var phase = Phase.idle

  /// The title under the finger, or `nil` without a finger.
  var touchedTitle: Int? {
    if case .touched(let title) = phase { title } else { nil }
  }

  /// Begins a touch; ignored if another finger is on the index.
  ///
  /// - Parameters:
  ///   - position: The distance of the finger from the first entry's start, in pt.
  ///   - current: The title of the visible section, or `nil`.
  /// - Returns: The title to scroll to, also if its section is visible already.
  mutating func press(at position: Double, current: Int?) -> Step? {
    guard phase == .idle, let title = layout.title(at: position) else { return nil }
    phase = .touched(title: title)
    return Step(title: title, isNew: title != current)
  }

  /// Moves the finger.
  ///
  /// - Returns: The title to scroll to, or `nil` if the finger is still at the same title.
  mutating func move(to position: Double) -> Step? {
    guard case .touched(let last) = phase, let title = layout.title(at: position), title != last else {
      return nil
    }
    phase = .touched(title: title)
    return Step(title: title, isNew: true)
  }

  /// Ends the touch.
  mutating func lift() { phase = .idle }
}
