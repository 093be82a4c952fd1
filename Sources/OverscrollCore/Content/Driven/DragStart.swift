/// A finger, pen or mouse button that was pressed on the content.
public struct DragStart: Hashable, Sendable {
  /// The kind of a pointer.
  package enum Kind: UInt8, Hashable, Sendable {
    /// A finger.
    case touch
    /// A mouse button.
    case mouse
    /// A pen, which is handled like a finger.
    case pen
  }

  /// The platform's identifier of the pointer.
  package var pointer: Int32
  /// The kind of the pointer.
  package var kind: Kind
  /// The position along the axis, in pt.
  package var main: Double
  /// The position across the axis, in pt.
  package var cross: Double
  /// Whether this pointer is the only pointer that is down, as reported by the platform.
  ///
  /// If so, the engine treats all earlier pointers as lifted, even without a report.
  package var isOnlyPointer: Bool
  /// The possible scroll directions of a nested scroll view along the axis.
  ///
  /// At an end of its content, a scroll view cannot scroll further in one direction.
  package var inner: ScrollDirectionSet
  /// The possible scroll directions of an enclosing scroll view along the axis.
  ///
  /// If the content is at an edge that cannot be pulled, the enclosing scroll view handles a drag past that
  /// edge. An edge cannot be pulled if it is disabled, has no more content, or does not start its action by
  /// pulls.
  package var outer: ScrollDirectionSet
  /// Whether the platform has already decided that the pointer moves along the axis.
  ///
  /// If so, the pointer drags at once.
  package var isDecided: Bool

  /// Makes the start of a finger.
  ///
  /// - Parameters:
  ///   - pointer: The platform's identifier of the pointer.
  ///   - main: The position along the axis, in pt.
  ///   - cross: The position across the axis, in pt.
  public init(pointer: Int32, main: Double, cross: Double = 0) {
    self.init(pointer: pointer, kind: .touch, main: main, cross: cross)
  }

  /// Makes the start of a finger, pen or mouse button.
  package init(
    pointer: Int32, kind: Kind = .touch, main: Double, cross: Double = 0, isOnlyPointer: Bool = false,
    inner: ScrollDirectionSet = .none, outer: ScrollDirectionSet = .none, isDecided: Bool = false
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

  /// Lets the enclosing scroll view handle a direction, if it can scroll that way.
  mutating func deferToEnclosing(_ way: ScrollDirectionSet) {
    inner = ScrollDirectionSet(rawValue: inner.rawValue | outer.rawValue & way.rawValue) ?? inner
  }
}

/// The possible scroll directions of a nested or enclosing scroll view.
package enum ScrollDirectionSet: UInt8, Hashable, Sendable {
  /// There is no such scroll view, or it cannot scroll.
  case none
  /// The scroll view can scroll toward its start.
  case towardStart
  /// The scroll view can scroll toward its end.
  case towardEnd
  /// The scroll view can scroll in both directions.
  case both

  /// Whether the scroll view handles a movement of the finger by `distance` pt.
  func consumes(_ distance: Double) -> Bool {
    switch self {
    case .none: false
    case .towardStart: distance > 0
    case .towardEnd: distance < 0
    case .both: true
    }
  }
}

/// The pointers that are down, at most eight; a ninth is ignored.
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
