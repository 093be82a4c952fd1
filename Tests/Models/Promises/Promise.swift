/// A promise of the engine that a trace can show to be broken.
///
/// The raw values are the promise numbers on the page Engine.
package enum Promise: Int, Hashable, Sendable, CaseIterable {
  /// One start per gesture and edge.
  case oneStart = 1
  /// One outcome per start, and earlier tokens change nothing.
  case oneOutcome = 2
  /// The gap is a function of phase and overscroll.
  case gap = 3
  /// Content never jumps.
  case noJump = 4
  /// Momentum never arms a pull.
  case momentum = 5
  /// Content returns within 2 s.
  case home = 6
  /// A running action excludes the opposite edge as configured.
  case exclusion = 7
  /// An approach starts once for each content.
  case approach = 8
  /// Every number is finite.
  case finite = 9
  /// Overscroll depends only on the finger and the viewport.
  case contentSize = 11
  /// A second finger neither pulls nor stops the content.
  case secondFinger = 12

  /// A short description of the promise.
  package var title: String {
    switch self {
    case .oneStart: "one start per gesture and edge"
    case .oneOutcome: "one outcome per start"
    case .gap: "the gap follows from the phase"
    case .noJump: "content never jumps"
    case .momentum: "momentum never arms a pull"
    case .home: "return within 2 s"
    case .exclusion: "the edges exclude each other"
    case .approach: "an approach starts once per content"
    case .finite: "every number is finite"
    case .contentSize: "overscroll does not depend on the content's size"
    case .secondFinger: "a second finger neither pulls nor stops the content"
    }
  }

  /// The parts of the promises that a trace cannot show, with the reason for each.
  package static let unjudged: [String] = [
    "1: the preset's re-arming rule: content may pass the re-arm position between two events.",
    "3: the length of a shifted gap, while it animates or waits until the platform is at rest.",
    "4: movement of platform-scrolled content by time alone, and movement by a list's own changes.",
    "6: content that a platform scrolls and leaves past its edge.",
    "8: a second approach, if the content may have left the edge's reach between two events.",
    "9: traps: a replay to the end shows only that this trace causes none.",
    "10: equal bits on every platform: replay the same trace there. Its exact checks compare the bits.",
    "12: sideways drags and nested scroll views: a trace lacks the engine's decision about a drag.",
    "13: one engine per scroll view: a trace contains the events of one engine.",
    "14: equal starts in every adapter: replay the same trace there.",
  ]
}
