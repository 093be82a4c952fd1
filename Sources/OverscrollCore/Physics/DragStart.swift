/// A finger, pen or mouse button that came down on the content.
public struct DragStart: Hashable, Sendable {
  /// What came down.
  package enum Kind: UInt8, Hashable, Sendable {
    /// A finger.
    case touch
    /// A mouse button.
    case mouse
    /// A pen, which counts as a finger.
    case pen
  }

  /// The platform's number for it.
  package var pointer: Int32
  /// What it is.
  package var kind: Kind
  /// Where it is along the axis, in pt.
  package var main: Double
  /// Where it is across the axis, in pt.
  package var cross: Double
  /// Whether the platform says that nothing else is down.
  ///
  /// If so, other pointers count as lifted, even if that wasn't reported.
  package var isOnlyPointer: Bool
  /// In which directions a nested scroller under it can still scroll along the same axis.
  package var inner: InnerRoom
  /// In which directions what the scroll view itself is in can still scroll along the same axis.
  ///
  /// If the content is at an edge as the finger comes down, and nothing is pulled there, a drag past that edge is left
  /// to the outer scroller. Nothing is pulled at an edge that is off, has no more to load, or doesn't start by pulls.
  package var outer: InnerRoom
  /// Whether the platform has already decided that it moves along the axis, so that it drags from here on.
  package var isDecided: Bool

  /// Describes a finger.
  ///
  /// - Parameters:
  ///   - pointer: The platform's number for it.
  ///   - main: Where it is along the axis, in pt.
  ///   - cross: Where it is across the axis, in pt.
  public init(pointer: Int32, main: Double, cross: Double = 0) {
    self.init(pointer: pointer, kind: .touch, main: main, cross: cross)
  }

  /// Describes a finger, pen or mouse button.
  package init(
    pointer: Int32, kind: Kind = .touch, main: Double, cross: Double = 0, isOnlyPointer: Bool = false,
    inner: InnerRoom = .none, outer: InnerRoom = .none, isDecided: Bool = false
  ) {
    self.pointer = pointer
    self.kind = kind
    self.main = main
    self.cross = cross
    self.isOnlyPointer = isOnlyPointer
    self.inner = inner
    self.outer = outer
    self.isDecided = isDecided
  }

  /// Leaves a way to what the scroll view is in, if that can scroll there.
  mutating func leave(_ way: InnerRoom) {
    inner = InnerRoom(rawValue: inner.rawValue | outer.rawValue & way.rawValue) ?? inner
  }
}

/// The ways in which a scroller nested in the content, or around the scroll view, can still scroll.
package enum InnerRoom: UInt8, Hashable, Sendable {
  /// There is no such scroller, or it is at both its ends.
  case none
  /// It can still scroll towards its start.
  case towardStart
  /// It can still scroll towards its end.
  case towardEnd
  /// It can scroll either way.
  case both

  /// Whether the nested scroller uses a movement of the finger by `distance` pt.
  func takes(_ distance: Double) -> Bool {
    switch self {
    case .none: false
    case .towardStart: distance > 0
    case .towardEnd: distance < 0
    case .both: true
    }
  }
}

/// The pointers that are down, up to eight; a ninth is forgotten.
struct PointerSet: Hashable, Sendable {
  private var pointers = SIMD8<Int32>(repeating: 0)
  private var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ pointer: Int32) {
    guard index(of: pointer) == nil, count < 8 else { return }
    pointers[count] = pointer
    count += 1
  }

  mutating func remove(_ pointer: Int32) {
    guard let index = index(of: pointer) else { return }
    count -= 1
    pointers[index] = pointers[count]
    pointers[count] = 0
  }

  private func index(of pointer: Int32) -> Int? {
    for index in 0..<count where pointers[index] == pointer { return index }
    return nil
  }
}
