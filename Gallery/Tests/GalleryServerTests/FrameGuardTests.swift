import Testing

@testable import GalleryServer

@Suite("What a socket lets through") struct FrameGuardTests {
  private let start = ContinuousClock.now

  private func frame(_ text: String, first: UInt8 = 0x81) -> [UInt8] {
    let bytes = Array(text.utf8)
    let length: [UInt8] =
      bytes.count < 126
      ? [0x80 | UInt8(bytes.count)] : [0xFE, UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
    return [first] + length + [0, 0, 0, 0] + bytes
  }

  @Test("Whole messages pass, however their bytes come", arguments: [1, 2, 3, 7, 1000])
  func whole(step: Int) {
    let bytes = frame("one") + frame(String(repeating: "x", count: 300)) + frame("", first: 0x89)
    var frames = FrameGuard(limits: GateLimits(), now: start)
    var passed: [UInt8] = []
    for place in stride(from: 0, to: bytes.count, by: step) {
      let outcome = frames.take(Array(bytes[place..<min(place + step, bytes.count)]), at: start)
      #expect(outcome.refusal == nil)
      passed += outcome.bytes
    }
    #expect(passed == bytes)
    #expect(!frames.isInside)
  }

  @Test("A message that has not ended is known, and waits")
  func inside() {
    var frames = FrameGuard(limits: GateLimits(), now: start)
    let bytes = frame("hello")
    #expect(frames.take(Array(bytes.dropLast()), at: start).bytes == [])
    #expect(frames.isInside)
    #expect(frames.take(Array(bytes.suffix(1)), at: start).bytes == bytes)
  }

  @Test(
    "What is not masked, not whole, extended, too long or unknown is refused",
    arguments: [
      ([0x81, 0x03, 1, 2, 3], FrameGuard.Refusal.form), ([0x01, 0x80], .form), ([0x00, 0x80], .form),
      ([0x82, 0x80], .form), ([0xC1, 0x80], .form), ([0x89, 0xFE], .form), ([0x8B, 0x80], .form),
      ([0x81, 0xFF], .size), ([0x81, 0xFE, 0x10, 0x01], .size), ([0xFF, 0xFF], .form),
    ] as [([UInt8], FrameGuard.Refusal)])
  func refused(bytes: [UInt8], refusal: FrameGuard.Refusal) {
    var frames = FrameGuard(limits: GateLimits(), now: start)
    let outcome = frames.take(frame("ok") + bytes, at: start)
    #expect(outcome.bytes == frame("ok"))
    #expect(outcome.refusal == refusal)
  }

  @Test("So many messages a second, and no more")
  func rate() {
    var limits = GateLimits()
    limits.messages = 10
    var frames = FrameGuard(limits: limits, now: start)
    for _ in 0..<10 { #expect(frames.take(frame("x"), at: start).refusal == nil) }
    #expect(frames.take(frame("x"), at: start + .milliseconds(200)).refusal == nil)
    #expect(frames.take(frame("x") + frame("x"), at: start + .milliseconds(200)).refusal == .rate)
  }

  @Test("A refusal says a reason, in a frame that a visitor could have sent")
  func closing() {
    for refusal in [FrameGuard.Refusal.form, .size, .rate, .stall] {
      var frames = FrameGuard(limits: GateLimits(), now: start)
      let bytes = refusal.closing(GateLimits())
      #expect(frames.take(bytes, at: start).bytes == bytes)
      #expect(bytes[0] == 0x88)
      #expect(bytes.count > 20 && bytes.count < 132)
    }
  }
}
