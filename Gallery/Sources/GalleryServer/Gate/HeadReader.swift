/// Collects the heads of a visitor's requests, and never more of one than the limits allow.
struct HeadReader {
  /// What has come and belongs to no head that was taken.
  private var bytes: [UInt8] = []
  private let limits: GateLimits
  /// The bytes before this one hold neither an ending nor anything to refuse.
  private var checked = 0
  private var lineEnded = false

  init(limits: GateLimits) {
    self.limits = limits
  }

  /// Whether a head has begun.
  var hasBegun: Bool { !bytes.isEmpty }

  /// What has come behind the heads that were taken.
  var rest: [UInt8] { bytes }

  /// Whether the head that was taken last, or is being collected, asks for a head only.
  private(set) var asksForHead = false

  /// Keeps the next bytes.
  mutating func take(_ chunk: [UInt8]) { bytes += chunk }

  private static let head = Array("HEAD ".utf8)

  /// Takes a head out of what has come, once it is complete.
  ///
  /// - Returns: The head without its blank line; the bytes behind it begin the next one.
  /// - Throws: As soon as no continuation could make the head acceptable.
  mutating func next() throws(Refusal) -> [UInt8]? {
    asksForHead = bytes.starts(with: Self.head)
    while checked < bytes.count {
      let byte = bytes[checked]
      switch byte {
      case 0x0A:
        guard checked > 0, bytes[checked - 1] == 0x0D else { throw .malformed }
        lineEnded = true
        if checked >= 3, bytes[checked - 2] == 0x0A { return cut() }
      case 0x00...0x08, 0x0B...0x0C, 0x0E...0x1F, 0x7F:
        throw .malformed
      default:
        if checked > 0, bytes[checked - 1] == 0x0D { throw .malformed }
      }
      checked += 1
      // 64 bytes are room for the longest method and the version.
      if !lineEnded, checked > limits.target + 64 { throw .target }
      if checked > limits.head { throw .fields }
    }
    return nil
  }

  private mutating func cut() -> [UInt8] {
    let head = Array(bytes[..<(checked - 3)])
    bytes.removeFirst(checked + 1)
    (checked, lineEnded) = (0, false)
    return head
  }
}
