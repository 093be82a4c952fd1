import OverscrollCore

/// Where the fingers are that are down, as a trace says it.
struct FingerPlaces: Sendable {
  /// A finger.
  struct Finger: Sendable {
    /// Where it came down, in pt along the axis.
    let origin: Double
    /// Where it is.
    var place: Double
  }

  private var fingers: [Int32: Finger] = [:]

  /// The most fingers that count, as for the engine.
  private static let limit = 8

  /// How many are down.
  var count: Int { fingers.count }

  /// The finger with a number, if it is down.
  subscript(pointer: Int32) -> Finger? { fingers[pointer] }

  /// Follows what a step says of fingers.
  mutating func follow(_ step: TraceStep) {
    if step.isSwitch || !step.after.isDriven { fingers = [:] }
    guard let input = step.scroll else { return }
    switch input {
    case .dragBegan(let start):
      guard start.main.isFinite, start.cross.isFinite else { return }
      if start.isOnlyPointer { fingers = [:] }
      guard fingers[start.pointer] == nil, fingers.count < Self.limit else { return }
      fingers[start.pointer] = Finger(origin: start.main, place: start.main)
    case .dragMoved(let pointer, let main, let cross):
      if main.isFinite, cross.isFinite { fingers[pointer]?.place = main }
    case .dragEnded(let pointer): fingers[pointer] = nil
    case .dragCancelled(let pointer):
      if let pointer { fingers[pointer] = nil } else { fingers = [:] }
    case .setBehavior(let behavior):
      if behavior.source != step.before.settings.behavior.source { fingers = [:] }
    case .layout, .relayout, .indicatorExtent, .configure, .setExclusion, .wheel, .step, .scrollTo, .retarget,
      .stop, .tick, .observed, .attach, .locate, .moveEdge, .begin, .finish, .cancel, .tap, .enable, .exhaust:
      break
    }
  }
}
