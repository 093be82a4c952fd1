/// Looks at what a visitor sends on a socket, and lets only whole, small messages through, and not too many.
///
/// FlyingFox sets no limit to a message, to what it is put together from, or to how many there are. What is refused
/// becomes a frame that closes the socket, with a reason, as if the visitor had said so; the site says it back.
struct FrameGuard {
  /// Why nothing more is let through.
  enum Refusal: Hashable {
    /// A frame of no known form: not masked, in parts, or with bits that mean nothing here.
    case form
    /// A message that is too long.
    case size
    /// Too many messages.
    case rate
    /// A message that was begun and does not end.
    case stall
  }

  /// What of the bytes so far is let through, and why nothing is from here on.
  struct Outcome {
    var bytes: [UInt8] = []
    var refusal: Refusal?
  }

  private let limits: GateLimits
  private var buffer: [UInt8] = []
  /// How many messages may still come at once, and as of when.
  private var allowance: (left: Double, at: ContinuousClock.Instant)

  init(limits: GateLimits, now: ContinuousClock.Instant = .now) {
    self.limits = limits
    allowance = (limits.messages, now)
  }

  /// Whether a message has begun and not ended.
  var isInside: Bool { !buffer.isEmpty }

  /// Takes bytes.
  mutating func take(_ bytes: [UInt8], at now: ContinuousClock.Instant = .now) -> Outcome {
    buffer += bytes
    var outcome = Outcome()
    var start = 0
    while outcome.refusal == nil {
      switch next(at: start) {
      case .incomplete:
        buffer.removeFirst(start)
        return outcome
      case .refused(let refusal): outcome.refusal = refusal
      case .frame(let length):
        guard spend(at: now) else {
          outcome.refusal = .rate
          break
        }
        outcome.bytes += buffer[start..<start + length]
        start += length
      }
    }
    buffer = []
    return outcome
  }

  private enum Next {
    case incomplete
    case frame(length: Int)
    case refused(Refusal)
  }

  /// The frame that begins at a place (RFC 6455, 5.2).
  private func next(at start: Int) -> Next {
    let rest = buffer[start...]
    guard let first = rest.first else { return .incomplete }
    let isControl = first & 0x08 != 0
    // Whole, without extensions, and a text, the end, or a question whether we are there.
    guard [0x81, 0x88, 0x89, 0x8A].contains(first) else { return .refused(.form) }
    guard rest.count >= 2 else { return .incomplete }
    let second = buffer[start + 1]
    guard second & 0x80 != 0 else { return .refused(.form) }
    var (length, head) = (Int(second & 0x7F), 6)
    if isControl, length > 125 { return .refused(.form) }
    if length == 127 { return .refused(.size) }
    if length == 126 {
      guard rest.count >= 4 else { return .incomplete }
      length = Int(buffer[start + 2]) << 8 | Int(buffer[start + 3])
      head = 8
    }
    if length > limits.message { return .refused(.size) }
    return rest.count < head + length ? .incomplete : .frame(length: head + length)
  }

  private mutating func spend(at now: ContinuousClock.Instant) -> Bool {
    let gained = max(0, (now - allowance.at) / .seconds(1)) * limits.messages
    allowance = (min(limits.messages, allowance.left + gained) - 1, now)
    return allowance.left >= 0
  }
}

extension FrameGuard.Refusal {
  /// A frame from a visitor that closes the socket, and says why.
  func closing(_ limits: GateLimits) -> [UInt8] {
    let (code, reason): (UInt16, String) =
      switch self {
      case .form: (1002, "Messages are whole texts, and masked.")
      case .size: (1009, "A message has at most \(limits.message) bytes.")
      case .rate: (1008, "There are at most \(Int(limits.messages)) messages a second.")
      case .stall: (1008, "A message was begun, and did not end in time.")
      }
    let payload = [UInt8(code >> 8), UInt8(code & 0xFF)] + Array(reason.utf8)
    // A mask of zeros leaves the payload as it is.
    return [0x88, 0x80 | UInt8(payload.count), 0, 0, 0, 0] + payload
  }
}
