import FlyingSocks

/// Collects a request's head from a socket, and never more than the limits allow.
struct HeadReader {
  private(set) var bytes: [UInt8] = []
  private let limits: GateLimits
  /// The bytes before this one hold neither an ending nor anything to refuse.
  private var checked = 0
  private var lineEnded = false

  init(limits: GateLimits) {
    self.limits = limits
  }

  /// Takes the next bytes.
  ///
  /// - Returns: The head without its blank line, once it is complete; bytes behind it are dropped.
  /// - Throws: As soon as no continuation could make the head acceptable.
  mutating func take(_ chunk: [UInt8]) throws(Refusal) -> [UInt8]? {
    bytes += chunk
    while checked < bytes.count {
      let byte = bytes[checked]
      switch byte {
      case 0x0A:
        guard checked > 0, bytes[checked - 1] == 0x0D else { throw .malformed }
        lineEnded = true
        if checked >= 3, bytes[checked - 2] == 0x0A { return Array(bytes[..<(checked - 3)]) }
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
}
