#if canImport(Gate)
  @testable import Gate
#else
  // With the gallery's tests it is a part of the server.
  @testable import GalleryServer
#endif

/// The heads of requests: the bytes are what a visitor sends.
///
/// However they are cut into pieces, the same heads come out, the same refusal and the same rest. What is accepted is what
/// the site counts on, and is accepted again when it is written down plainly.
enum Requests {
  /// Everything that became of some bytes.
  struct Outcome: Equatable {
    var heads: [[UInt8]] = []
    var refusal: Refusal?
    /// What was left, and whether a head was asked for; both are of no use after a refusal.
    var rest: [UInt8] = []
    var asksForHead = false
  }

  /// The limits as they are, and such that few bytes reach them.
  static let limits: [GateLimits] = {
    var tight = GateLimits()
    (tight.target, tight.head, tight.fields) = (16, 160, 4)
    return [GateLimits(), tight]
  }()

  static func run(_ reader: inout ByteReader) {
    let bytes = reader.all
    for limits in limits {
      let whole = outcome(of: bytes, limits: limits) { bytes.count }
      let single = outcome(of: bytes, limits: limits) { 1 }
      // Pieces of up to 16 bytes that differ from input to input.
      var state = bytes.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
      let pieces = outcome(of: bytes, limits: limits) {
        state = state &* 1_664_525 &+ 1_013_904_223
        return 1 + Int(state >> 28)
      }
      guard whole == single, whole == pieces else {
        report("pieces change the result: \(whole), by bytes \(single), by pieces \(pieces)")
      }
      for head in whole.heads { check(head, limits: limits) }
    }
  }

  /// Reads bytes in pieces, and takes each head as soon as it is there.
  private static func outcome(of bytes: [UInt8], limits: GateLimits, size: () -> Int) -> Outcome {
    var reader = HeadReader(limits: limits)
    var outcome = Outcome()
    var place = 0
    do throws(Refusal) {
      while place < bytes.count {
        let end = min(bytes.count, place + size())
        reader.take(Array(bytes[place..<end]))
        place = end
        while let head = try reader.next() { outcome.heads.append(head) }
      }
      (outcome.rest, outcome.asksForHead) = (reader.rest, reader.asksForHead)
    } catch {
      outcome.refusal = error
    }
    return outcome
  }

  /// Checks what is said of a head.
  private static func check(_ bytes: [UInt8], limits: GateLimits) {
    let open = read(bytes, limits: limits, onlyLoopback: false)
    let loopback = read(bytes, limits: limits, onlyLoopback: true)
    guard let head = open else {
      if loopback != nil { report("accepted for a loopback name alone") }
      return
    }
    if let loopback, describe(loopback) != describe(head) { report("a loopback name changes the head") }
    let isPlain = head.target.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    guard head.target.hasPrefix("/"), isPlain, head.target.utf8.count <= limits.target,
      head.method == "GET" || head.method == "HEAD", bytes.count <= limits.head,
      head.known?.utf8.allSatisfy({ $0 < 0x7F }) != false, head.socketKey?.utf8.count ?? 24 == 24,
      head.query.isEmpty ? head.target.hasPrefix(head.path) : head.target == "\(head.path)?\(head.query)"
    else { report("accepted \(describe(head))") }
    let again = "\(head.method) \(head.target) HTTP/1.1\r\nHost: localhost"
    // A socket's path without its key is an ordinary one.
    guard let plain = read(Array(again.utf8), limits: limits, onlyLoopback: true),
      plain.method == head.method, plain.target == head.target, plain.keepsAlive
    else { report("refused when it is written down plainly: \(again)") }
  }

  private static func read(_ bytes: [UInt8], limits: GateLimits, onlyLoopback: Bool) -> RequestHead? {
    try? RequestHead(bytes, limits: limits, onlyLoopback: onlyLoopback)
  }

  private static func describe(_ head: RequestHead) -> String { "\(head)" }
}
