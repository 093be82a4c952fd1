#if canImport(OverscrollCore)
  import OverscrollCore
  import OverscrollListCore
  import OverscrollTrace
#endif

/// An engine, or a list with its engine, and the values around it.
///
/// The host, the script or the test that calls the exported functions, sets and reads these values.
struct Session: ~Copyable {
  /// The address of the engine or the list.
  ///
  /// The value is created at its address, because moving such a large value needs much code.
  let engine: Storage
  /// The pending configurations, which the next ``overscrollConfigure(_:_:_:)`` applies.
  var configurations: EdgePair<EdgeConfiguration>
  /// The pending behavior, which the next ``overscrollBehave(_:_:)`` applies.
  var behavior: ScrollBehavior
  /// The effects of the last event.
  var effects = EffectRecords()
  /// The presentation that was last written for the host.
  let numbers = PresentationNumbers()
  #if !OVERSCROLL_VIEWS
    /// The pending layout, which the next ``overscrollListConfigure(_:_:)`` applies.
    var layout = ListConfiguration()
    /// The list's presentation and slot changes that were last written for the host.
    var records = ListRecords()
  #endif
  #if OVERSCROLL_TRACE
    /// The recorder of all events that the host sends.
    var recorder: TraceRecorder
  #endif

  /// The address of an engine, or of a list with its engine.
  ///
  /// `engine.wasm` is for views only and contains no lists.
  enum Storage {
    case view(UnsafeMutablePointer<ScrollEngine>)
    #if !OVERSCROLL_VIEWS
      case list(UnsafeMutablePointer<ListScrollEngine>)
    #endif
  }

  /// Creates an engine with a pull at the start and a disabled end edge.
  ///
  /// The configuration is `EdgeConfiguration()`, because the numbers of `.standard` differ between
  /// platforms.
  init() {
    let view = UnsafeMutablePointer<ScrollEngine>.allocate(capacity: 1)
    view.initialize(to: ScrollEngine(start: EdgeConfiguration(), end: nil))
    self.init(.view(view), view.pointee)
  }

  private init(_ storage: Storage, _ engine: borrowing ScrollEngine) {
    self.engine = storage
    configurations = EdgePair(start: EdgeConfiguration(), end: engine.configuration(of: .end))
    behavior = engine.behavior
    #if OVERSCROLL_TRACE
      // A page records its calls (see call-record.js), and this recorder replays them to make a trace. So
      // its limit must be above the limit of the page's record.
      if case .view = storage {
        recorder = TraceRecorder(engine: .view, limit: 4 * TraceRecorder.limit)
      } else {
        recorder = TraceRecorder(engine: .list, limit: 4 * TraceRecorder.limit)
      }
    #endif
  }

  deinit {
    switch engine {
    case .view(let view):
      view.deinitialize(count: 1)
      view.deallocate()
    #if !OVERSCROLL_VIEWS
      case .list(let list):
        list.deinitialize(count: 1)
        list.deallocate()
    #endif
    }
  }

  /// Sends an event to the engine.
  ///
  /// - Returns: The number of the event's effects.
  mutating func handle(_ input: ScrollInput, at time: Double) -> Int32 {
    switch engine {
    case .view(let view):
      #if OVERSCROLL_TRACE
        recorder.record(.scroll(input), at: time)
      #endif
      effects.replace(with: view.pointee.handle(input, at: time))
    #if !OVERSCROLL_VIEWS
      case .list: return handle(.scroll(input), at: time)
    #endif
    }
    return Int32(effects.count)
  }

  /// Returns whether a tap on an edge's indicator starts the edge's action.
  func startsOnTap(_ edge: ScrollEdge) -> Bool {
    switch engine {
    case .view(let view): view.pointee.startsOnTap(edge)
    #if !OVERSCROLL_VIEWS
      case .list(let list): list.pointee.scroll.startsOnTap(edge)
    #endif
    }
  }

  /// Writes the current presentation into `numbers`.
  func present() {
    switch engine {
    case .view(let view): numbers.write(view.pointee)
    #if !OVERSCROLL_VIEWS
      case .list(let list): numbers.write(list.pointee.scroll)
    #endif
    }
  }
}

#if !OVERSCROLL_VIEWS
  extension Session {
    /// Creates a list without items, with both edges disabled.
    static func list() -> Session {
      let list = UnsafeMutablePointer<ListScrollEngine>.allocate(capacity: 1)
      list.initialize(to: ListScrollEngine(ListEngine()))
      return Session(.list(list), list.pointee.scroll)
    }

    /// The list, if there is one.
    var list: UnsafeMutablePointer<ListScrollEngine>? {
      switch engine {
      case .view: nil
      case .list(let list): list
      }
    }

    /// Sends an event to the list, if there is one.
    ///
    /// - Returns: The number of the event's effects; 0 without a list.
    mutating func handle(_ input: ListInput, at time: Double) -> Int32 {
      guard let list else { return 0 }
      #if OVERSCROLL_TRACE
        recorder.record(input, at: time)
      #endif
      effects.replace(with: list.pointee.handle(input, at: time))
      return Int32(effects.count)
    }
  }
#endif
