#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// A presentation as 64-bit floating-point numbers at fixed indices, which a host reads in memory.
///
/// There are seven numbers for the axis and fifteen for each edge; Web/ABI.md lists them in their order.
struct PresentationNumbers: ~Copyable {
  /// The count of all numbers.
  static let count = 7 + 2 * edgeCount
  /// The count of the numbers of an edge.
  static let edgeCount = 15

  private let numbers = UnsafeMutablePointer<Double>.allocate(capacity: PresentationNumbers.count)

  init() { numbers.initialize(repeating: 0, count: PresentationNumbers.count) }

  deinit { numbers.deallocate() }

  /// The address of the first number.
  var pointer: UnsafePointer<Double> { UnsafePointer(numbers) }

  /// Writes an engine's current presentation.
  func write(_ engine: borrowing ScrollEngine) {
    let presentation = engine.presentation
    numbers[0] = engine.hostTime
    numbers[1] = engine.nextDeadline
    numbers[2] = presentation.contentOffset
    numbers[3] = presentation.velocity
    numbers[4] = presentation.shift
    numbers[5] = presentation.isDragging ? 1 : 0
    numbers[6] = presentation.needsFrames ? 1 : 0
    write(presentation.start, at: 7)
    write(presentation.end, at: 7 + PresentationNumbers.edgeCount)
  }

  private func write(_ edge: EdgePresentation, at index: Int) {
    let payload = edge.phase.payload
    let numbers = numbers + index
    numbers[0] = Double(edge.phase.code)
    numbers[1] = Double(outwardCode(payload.level))
    numbers[2] = Double(outwardCode(payload.result))
    numbers[3] = Double(payload.token?.rawValue ?? 0)
    numbers[4] = edge.overscroll
    numbers[5] = edge.gap
    numbers[6] = edge.progress
    numbers[7] = edge.indicatorOffset
    numbers[8] = edge.opacity
    numbers[9] = edge.rotation
    numbers[10] = edge.flip
    numbers[11] = edge.pulse
    numbers[12] = edge.isAvailable ? 1 : 0
    numbers[13] = edge.threshold
    numbers[14] = edge.yieldsToEnclosing ? 1 : 0
  }
}
