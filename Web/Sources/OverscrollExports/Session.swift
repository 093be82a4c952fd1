#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// One engine and what belongs to it on this side of the interface.
struct Session: ~Copyable {
  /// Where the engine is: made in its place, since moving a value of many parts takes much code.
  let engine = UnsafeMutablePointer<ScrollEngine>.allocate(capacity: 1)
  /// The configurations that the next ``overscrollConfigure(_:_:_:)`` sends.
  var configurations: EdgePair<EdgeConfiguration>
  /// The behaviour that the next ``overscrollBehave(_:_:)`` sends.
  var behavior: ScrollBehavior
  /// The last event's effects.
  var effects = EffectRecords()
  /// What is drawn, as of the last time that it was asked for.
  let numbers = PresentationNumbers()

  /// Makes an engine with a pull at the start and nothing at the end.
  ///
  /// Its configuration is the default and not `.standard`, whose numbers differ between platforms.
  init() {
    engine.initialize(to: ScrollEngine(start: EdgeConfiguration(), end: nil))
    configurations = EdgePair(
      start: engine.pointee.edges.start.configuration, end: engine.pointee.edges.end.configuration)
    behavior = engine.pointee.scroller.behavior
  }

  deinit {
    engine.deinitialize(count: 1)
    engine.deallocate()
  }

  /// Sends an event.
  ///
  /// - Returns: How many effects it has.
  mutating func handle(_ input: ScrollInput, at time: Double) -> Int32 {
    effects.replace(with: engine.pointee.handle(ScrollEvent(input, at: time)))
    return Int32(effects.count)
  }
}
