@testable import OverscrollCore
@testable import OverscrollListCore

/// A list with snap targets, with a simulated finger.
///
/// If the platform scrolls, the rig also simulates a scroll view whose gaps are insets, as in UIKit.
struct SnapRig {
  var engine: ListScrollEngine
  private(set) var time = 0.0
  /// The extent of an item, in pt.
  let extent: Double
  /// Returns the extent of an item, in pt, if the items have different extents.
  let extents: ((Int) -> Double)?
  /// The offset of the simulated scroll view, in pt, and its insets.
  private var offset = 0.0
  private var insets = EdgePair<Double>.zero
  /// The remaining offsets of a motion of the simulated scroll view, one for each frame, last first.
  private var motion: [Double] = []
  private var motionPhase = ObservedPhase.free
  private var finger = 0.0
  /// The tokens of the running actions.
  private(set) var tokens = EdgePair<RefreshToken?>(start: nil, end: nil)

  init(
    count: Int, extent: Double, knowsExtents: Bool, configuration: ListConfiguration, isDriven: Bool,
    snapping: SnapTargets?, edges: EdgePair<EdgeConfiguration?>, extents: ((Int) -> Double)? = nil
  ) {
    let behavior = ScrollBehavior(source: isDriven ? .engine : .platformInset, snapping: snapping)
    engine = ListScrollEngine(
      ListEngine(configuration, count: count),
      scroll: ScrollEngine(start: edges.start, end: edges.end, behavior: behavior))
    self.extent = extent
    self.extents = extents
    send(.layOut(viewport: 430, cross: 400))
    if knowsExtents { send(.extents(Array(repeating: extent, count: count), at: 0)) }
    if !isDriven { send(.scroll(.observed(0, .free))) }
    run(0.5)
  }

  var isDriven: Bool { engine.scroll.content.isDriven }
  /// The offset of the content, in pt.
  var place: Double { engine.scroll.content.drawnOffset }
  /// The largest offset inside the content, in pt.
  var end: Double {
    mutating get { engine.list.maximumOffset }
  }

  mutating func send(_ input: ListInput) {
    perform(engine.handle(input, at: time))
    for _ in 0..<40 {
      let changes = engine.list.slots.changes
      guard !changes.isEmpty else { return }
      engine.content.clearSlotChanges()
      for case .mounted(_, let item, _) in changes {
        perform(engine.handle(.measure(item: item, extent: extents?(item) ?? extent), at: time))
      }
      perform(engine.handle(.commit, at: time))
    }
  }

  private mutating func perform(_ effects: ScrollEffects) {
    for effect in effects {
      switch effect {
      case .edge(let edge, .started(let token, _)): tokens[edge] = token
      case .edge(let edge, .ended): tokens[edge] = nil
      case .edge, .swallowTap, .report: break
      case .adjustOffset(let change):
        offset += change
        motion = motion.map { $0 + change }
      case .setInsets(let change):
        insets = change.insets
        if let target = change.offset { scroll(to: target, .free) }
      }
    }
  }

  private var range: ClosedRange<Double> {
    mutating get {
      let viewport = engine.list.viewport
      return -insets.start...max(-insets.start, engine.content.scrollExtent - viewport + insets.end)
    }
  }

  /// Starts a motion of the simulated scroll view, which takes 18 frames, as UIKit's animated scroll.
  private mutating func scroll(to target: Double, _ phase: ObservedPhase) {
    let from = offset
    motion = (0..<18).map { target + (from - target) * Double($0) / 18 }
    motionPhase = phase
  }

  private mutating func report(_ phase: ObservedPhase) { send(.scroll(.observed(offset, phase))) }

  mutating func frame() {
    time += 1.0 / 60
    if let next = motion.popLast() {
      offset = next
      report(motionPhase)
    } else if !isDriven, engine.scroll.content.platform.phase != .tracking {
      let inside = offset.clamped(to: range.lowerBound, range.upperBound)
      if inside != offset { scroll(to: inside, .free) }
      report(.free)
    }
    send(.scroll(.tick))
  }

  mutating func run(_ seconds: Double) { for _ in 0..<Int(seconds * 60) { frame() } }

  mutating func scrollTo(_ edge: ScrollEdge) {
    send(.scrollTo(.edge(edge), animated: false))
    run(0.5)
  }

  /// Swipes toward the content's end by a distance, in pt, within a number of frames.
  mutating func swipe(by distance: Double, frames: Int) {
    motion = []
    finger = 1000
    if isDriven {
      send(.scroll(.dragBegan(DragStart(pointer: 1, main: finger))))
    } else {
      report(.tracking)
    }
    for _ in 0..<frames {
      time += 1.0 / 60
      finger -= distance / Double(frames)
      if isDriven {
        send(.scroll(.dragMoved(pointer: 1, main: finger, cross: 0)))
      } else {
        offset += distance / Double(frames)
        report(.tracking)
      }
    }
    let velocity = distance / Double(frames) * 60
    if isDriven { send(.scroll(.dragEnded(pointer: 1))) } else { lift(velocity: velocity) }
  }

  /// Lifts the finger from the simulated scroll view.
  ///
  /// As in UIKit, content past its range returns there.
  private mutating func lift(velocity: Double) {
    let projected = (offset + Deceleration.normal.reach(of: velocity))
      .clamped(to: range.lowerBound, range.upperBound)
    let isInside = range.contains(offset)
    let target = engine.snapTarget(projected: projected, velocity: velocity) ?? projected
    let rest = target.clamped(to: range.lowerBound, range.upperBound)
    scroll(to: isInside ? rest : offset.clamped(to: range.lowerBound, range.upperBound), .decelerating)
    report(.decelerating)
  }

  /// Starts the action of an edge.
  mutating func begin(_ edge: ScrollEdge) { send(.scroll(.begin(edge))) }

  /// Ends the action of an edge.
  mutating func finish(_ edge: ScrollEdge, _ result: RefreshResult = .success) {
    if let token = tokens[edge] { send(.scroll(.finish(token, result))) }
  }
}

extension ListScrollEngine {
  /// Returns the snap target of the list in its engine; see `ListContent.snapTarget(projected:velocity:in:)`.
  func snapTarget(projected: Double, velocity: Double) -> Double? {
    var content = content
    return content.snapTarget(projected: projected, velocity: velocity, in: scroll)
  }
}
