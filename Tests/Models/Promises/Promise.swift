/// A promise of the engine's that a trace can show to be broken.
///
/// Their numbers are those of the page Engine.
package enum Promise: Int, Hashable, Sendable, CaseIterable {
  /// One start per gesture and edge.
  case oneStart = 1
  /// One outcome per start; other tokens change nothing.
  case oneOutcome = 2
  /// The gap is a function of phase and overscroll.
  case gap = 3
  /// Content never jumps.
  case noJump = 4
  /// Momentum never arms a pull.
  case momentum = 5
  /// It comes home within 2 s.
  case home = 6
  /// The edges exclude each other as declared.
  case exclusion = 7
  /// Coming near starts once for each content.
  case approach = 8
  /// Every number is finite.
  case finite = 9
  /// Overscroll depends on the finger and the viewport alone.
  case contentSize = 11
  /// A second finger neither pulls nor freezes the content.
  case secondFinger = 12

  /// The promise in a few words.
  package var title: String {
    switch self {
    case .oneStart: "one start per gesture and edge"
    case .oneOutcome: "one outcome per start"
    case .gap: "the gap follows from the phase"
    case .noJump: "content never jumps"
    case .momentum: "momentum never arms"
    case .home: "home within 2 s"
    case .exclusion: "the edges exclude each other"
    case .approach: "coming near starts once per content"
    case .finite: "every number is finite"
    case .contentSize: "overscroll does not depend on the content's size"
    case .secondFinger: "a second finger neither pulls nor freezes"
    }
  }

  /// What of the promises a trace cannot show, and why, a line for each.
  package static let unjudged: [String] = [
    "1: the preset's re-arming rule: content may pass the point that opens the latch between two events.",
    "3: a gap that shifts what is drawn, while it is on its way or waits for the platform to rest.",
    "4: what time alone does to content that a platform scrolls, and what a list's own changes move.",
    "6: content that a platform scrolls and leaves past its edge.",
    "8: coming near again after the content may have been out of reach between two events.",
    "9: that nothing traps: a trace that is replayed to its end shows it of that trace.",
    "10: equal bits on every platform: replay the same trace there. Its exact checks compare them.",
    "12: sideways drags and nested scrollers: the engine alone knows what it took a drag to be.",
    "13: one engine per scroll view: a trace is of one engine.",
    "14: equal starts in every host: replay the same trace there.",
  ]
}
