/// A guarantee of the engine that can be checked with a trace.
///
/// The raw values are the numbers of the promises in the documentation page Engine.
package enum Promise: Int, Hashable, Sendable, CaseIterable {
  /// One gesture starts the action of an edge at most once.
  case oneStart = 1
  /// Each start has one outcome, and the token of an earlier start has no effect.
  case oneOutcome = 2
  /// The length of a gap depends only on the phase.
  case gap = 3
  /// Content never jumps.
  case noJump = 4
  /// Momentum never arms a pull.
  case momentum = 5
  /// The content and the edges return within 2 s.
  case home = 6
  /// The actions of the two edges never run at the same time.
  case exclusion = 7
  /// Scrolling close to an edge starts its action only once for the same content.
  case approach = 8
  /// Every presented number is finite.
  case finite = 9
  /// The overscroll that a finger causes depends only on the finger and the viewport.
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

  /// The parts of the promises that cannot be checked with a trace, each with the reason.
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
