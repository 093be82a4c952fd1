@testable import OverscrollCore
import Testing

/// A simulated platform with content insets, and the engine that observes it.
///
/// The platform is the core's own `Scroller`, moved by a simulated finger. Like UIScrollView, it adds the
/// insets to its scroll range, and it has a rubber band and momentum. At rest it moves only on request,
/// even if an inset was removed. This test helper checks every change of the insets: it never happens under
/// a finger, and it does not move the content (promise 4).
struct InsetRig: PlatformRig {
  private(set) var engine: ScrollEngine
  var platform = Scroller()
  private(set) var effects: ScrollEffects = []
  private(set) var changes: [InsetChange] = []
  private(set) var phases: [String]
  var finger = 400.0
  /// Whether the platform reports its phase; otherwise every report has the phase `.unknown`.
  var tells: Bool

  init(
    start: EdgeConfiguration? = .phone, end: EdgeConfiguration? = nil, content: Double = 3000,
    tells: Bool = true
  ) {
    self.tells = tells
    engine = ScrollEngine.inset(start: start, end: end)
    platform.geometry = ScrollExtents(viewport: 800, content: content)
    phases = [engine.edges.start.phase.name]
    send(.layout(platform.geometry, revision: 1))
    send(report)
  }

  var offset: Double { platform.offset }
  var endPhase: String { engine.edges.end.phase.name }

  /// The input that an adapter sends for the platform's current offset and phase.
  var report: ScrollInput {
    guard tells else { return .observed(platform.offset, .unknown) }
    return .observed(
      platform.offset,
      platform.motion.isDrag ? .tracking : platform.motion.runsByItself ? .decelerating : .resting)
  }

  /// Sends an event at the current time.
  mutating func send(_ input: ScrollInput, _ location: SourceLocation) {
    perform(engine.handle(ScrollEvent(input, at: platform.time)), location)
  }

  /// Replaces the platform by a new platform that rests at an offset.
  mutating func attach(at offset: Double = 0, _ location: SourceLocation = #_sourceLocation) {
    var next = Scroller()
    next.geometry = platform.geometry
    next.advance(to: platform.time)
    next.reset(at: offset)
    platform = next
    send(.attach, location)
    let answered = changes.count
    send(.tick, location)
    #expect(
      changes.count == answered, "the insets change before the first report", sourceLocation: location)
    send(report, location)
  }

  /// Scrolls by a page, as an assistive technology does.
  mutating func page(to edge: ScrollEdge, _ location: SourceLocation = #_sourceLocation) {
    send(.step(edge == .start ? .pageBackward : .pageForward), location)
  }

  private mutating func perform(_ told: ScrollEffects, _ location: SourceLocation) {
    for edge in ScrollEdge.allCases { #expect(engine.presentation[edge].gap.isFinite) }
    #expect(engine.presentation.shift == 0, sourceLocation: location)
    for effect in told {
      switch effect {
      case .setInsets(let change): hold(change, location)
      case .report: send(report, location)
      case .edge, .adjustOffset, .swallowTap: effects.append(effect)
      }
    }
    if phases.last != phase { phases.append(phase) }
  }

  /// Sets the insets, keeps the content's offset, and then scrolls to the requested offset.
  private mutating func hold(_ change: InsetChange, _ location: SourceLocation) {
    #expect(!platform.motion.isDrag, "the insets change under a finger", sourceLocation: location)
    #expect(change.insets == engine.content.insets.insets, sourceLocation: location)
    changes.append(change)
    // If the content is shorter than the viewport, the end inset first fills the missing length.
    let geometry = platform.geometry
    let room = max(0, geometry.content + change.insets.end - geometry.viewport) - geometry.maximumOffset
    let gaps = EdgePair(start: change.insets.start, end: room)
    let (before, rested) = (platform.offset, !platform.motion.runsByItself)
    platform.setGaps(gaps, revealing: nil)
    if rested { platform.reset(at: before) }
    #expect(platform.offset == before, "the insets move the content", sourceLocation: location)
    guard let target = change.offset else { return }
    platform.scroll(to: target, animated: true)
  }

  /// Drags the content to an offset and keeps the finger there.
  mutating func pull(to offset: Double) {
    touch()
    drag(to: offset)
  }
}

extension ScrollEngine {
  /// Returns an engine in inset mode: the platform scrolls, and the engine sets its content insets.
  static func inset(start: EdgeConfiguration? = .standard, end: EdgeConfiguration? = nil) -> ScrollEngine {
    ScrollEngine(start: start, end: end, behavior: ScrollBehavior(source: .platformInset))
  }
}

extension ScrollEffects {
  /// The last inset change among the effects, or `nil`.
  var insets: InsetChange? {
    compactMap { if case .setInsets(let change) = $0 { change } else { nil } }.last
  }
}

extension InsetChange {
  /// Creates a change with the insets at the edges and the offset to scroll to.
  init(_ start: Double, _ end: Double, to offset: Double?) {
    self.init(insets: EdgePair(start: start, end: end), offset: offset)
  }
}
