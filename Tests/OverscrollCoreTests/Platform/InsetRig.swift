@testable import OverscrollCore
import Testing

/// A platform that scrolls by itself and holds the gaps as insets, and the engine that is told of it.
///
/// The platform is the core's own scroller under a finger, as UIScrollView is: bounds that include the insets, a
/// rubber band and momentum. At rest it does not move unless it is told to, also where an inset has gone. Every
/// change of insets is checked: it never comes under a finger, and moves nothing in its own instant (promise 4).
struct InsetRig: PlatformRig {
  private(set) var engine: ScrollEngine
  var platform = Scroller()
  private(set) var effects: ScrollEffects = []
  private(set) var changes: [InsetChange] = []
  private(set) var phases: [String]
  var finger = 400.0
  /// Whether the platform says what moves the content.
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

  /// What a bridge would report of the platform now.
  var report: ScrollInput {
    guard tells else { return .observed(platform.offset, .unknown) }
    return .observed(
      platform.offset,
      platform.motion.isDrag ? .tracking : platform.motion.runsByItself ? .decelerating : .resting)
  }

  /// Sends an event now.
  mutating func send(_ input: ScrollInput, _ location: SourceLocation) {
    perform(engine.handle(ScrollEvent(input, at: platform.time)), location)
  }

  /// The platform is replaced by another one, at rest somewhere.
  mutating func attach(at offset: Double = 0, _ location: SourceLocation = #_sourceLocation) {
    var next = Scroller()
    next.geometry = platform.geometry
    next.advance(to: platform.time)
    next.place(at: offset)
    platform = next
    send(.attach, location)
    let answered = changes.count
    send(.tick, location)
    #expect(
      changes.count == answered, "insets before it is known where the content is", sourceLocation: location)
    send(report, location)
  }

  /// Scrolls on by a page, as an assistive technology asks.
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

  /// Sets the insets, keeps the content where it is, and then scrolls as told.
  private mutating func hold(_ change: InsetChange, _ location: SourceLocation) {
    #expect(!platform.motion.isDrag, "the insets change under a finger", sourceLocation: location)
    #expect(change.insets == engine.insets.insets, sourceLocation: location)
    changes.append(change)
    // At the end an inset first has to make up for what a short content lacks.
    let geometry = platform.geometry
    let room = max(0, geometry.content + change.insets.end - geometry.viewport) - geometry.maximumOffset
    let gaps = EdgePair(start: change.insets.start, end: room)
    let (before, rested) = (platform.offset, !platform.motion.runsByItself)
    platform.hold(gaps, revealing: nil)
    if rested { platform.place(at: before) }
    #expect(platform.offset == before, "the insets move the content", sourceLocation: location)
    guard let target = change.offset else { return }
    platform.scroll(to: target, animated: true)
  }

  /// Puts a finger down, takes the content to an offset, and holds it there.
  mutating func pull(to offset: Double) {
    touch()
    drag(to: offset)
  }
}

extension ScrollEngine {
  /// An engine for a platform that scrolls and holds the gaps as insets.
  static func inset(start: EdgeConfiguration? = .standard, end: EdgeConfiguration? = nil) -> ScrollEngine {
    ScrollEngine(start: start, end: end, behavior: ScrollBehavior(source: .inset))
  }
}

extension ScrollEffects {
  /// The last change of insets.
  var insets: InsetChange? {
    compactMap { if case .setInsets(let change) = $0 { change } else { nil } }.last
  }
}

extension InsetChange {
  /// The insets at the edges, and where to scroll to.
  init(_ start: Double, _ end: Double, to offset: Double?) {
    self.init(insets: EdgePair(start: start, end: end), offset: offset)
  }
}
