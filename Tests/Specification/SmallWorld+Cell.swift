@testable import OverscrollCore

extension SmallWorld {
  /// The state of an engine with rounded lengths and ages.
  struct Cell: Hashable {
    let start: EdgeCell
    let end: EdgeCell
    let offset: Int
    let viewport: Int
    let phase: ObservedPhase
    let insets: Int
    let motion: Int
    let age: Int
    let finger: Int
    let isRefused: Bool
    let isShort: Bool
    let queued: ScrollEngine.QueuedStart?

    init(_ situation: ScrollEngine, isStarted: EdgePair<Bool>, _ grain: Grain) {
      let engine = situation.canonical(at: situation.time)
      start = EdgeCell(
        engine.edges.start, SmallWorld.nearness(engine, .start), isStarted: isStarted.start, grain)
      end = EdgeCell(engine.edges.end, SmallWorld.nearness(engine, .end), isStarted: isStarted.end, grain)
      offset = grain.rounded(engine.content.drawnOffset)
      viewport = Int(engine.content.scroller.geometry.viewport)
      phase = engine.content.platform.phase
      insets = Int(engine.content.insets.insets.start + 4 * engine.content.insets.insets.end)
      isShort = engine.content.scroller.geometry.maximumOffset == 0
      queued = engine.queued
      switch engine.content.gate.state {
      case .open: (finger, isRefused) = (0, false)
      case .undecided(let touch): (finger, isRefused) = (Int(touch.main), false)
      case .dragging(let pointer): (finger, isRefused) = (10_000 + Int(pointer), false)
      case .refused: (finger, isRefused) = (0, true)
      }
      switch engine.content.scroller.motion {
      case .rest: (motion, age) = (0, 0)
      case .drag(let drag): (motion, age) = (1, grain.rounded(drag.finger))
      case .deceleration(let glide): (motion, age) = (2, grain.steps(glide.start))
      case .bounce(let bounce): (motion, age) = (3, grain.steps(bounce.start))
      case .timed(let timed): (motion, age) = (4, grain.steps(timed.start))
      }
    }
  }

  /// The state of an edge with rounded lengths and ages.
  struct EdgeCell: Hashable {
    let phase: String
    let age: Int
    let result: RefreshResult?
    let latch: EdgeMachine.RearmState
    let home: EdgeMachine.RestingPhase
    let isStarted: Bool
    let threshold: Int
    let nearness: Int

    init(_ edge: EdgeMachine, _ nearness: Int, isStarted: Bool, _ grain: Grain) {
      self.nearness = nearness
      threshold = Int(edge.resolution.threshold)
      phase = edge.phase.name
      latch = edge.rearmState
      home = edge.restingPhase
      self.isStarted = isStarted
      switch edge.phase {
      case .refreshing(let refreshing):
        (age, result) = (grain.steps(refreshing.since), refreshing.result)
      case .showingResult(let showingResult):
        (age, result) = (grain.steps(showingResult.since), showingResult.result)
      case .idle, .pulling, .armed, .settling, .failed, .noMoreContent, .disabled:
        (age, result) = (0, nil)
      }
    }
  }

  /// Returns a number for the state of an edge's load-more gate.
  ///
  /// It is 0 if the edge does not load automatically.
  private static func nearness(_ engine: ScrollEngine, _ edge: ScrollEdge) -> Int {
    guard engine.startsOnApproach(edge) else { return 0 }
    let latch = engine.loadMoreGates[edge]
    let state =
      switch latch.state {
      case .open: 1
      case .running(let baseline): baseline.hasChanged ? 2 : 3
      case .unchanged: 4
      case .failed: 5
      case .interrupted: 6
      }
    return latch.openingTime > 0 ? -state : state
  }
}
