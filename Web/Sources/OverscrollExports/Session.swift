#if canImport(OverscrollCore)
  import OverscrollCore
  import OverscrollListCore
  import OverscrollTrace
#endif

/// An engine, or a list with its engine, and its state in the interface.
struct Session: ~Copyable {
  /// The address of the engine or the list.
  ///
  /// It is made in place, because moving a large value needs much code.
  let engine: Place
  /// The configurations that the next ``overscrollConfigure(_:_:_:)`` sends.
  var configurations: EdgePair<EdgeConfiguration>
  /// The behaviour that the next ``overscrollBehave(_:_:)`` sends.
  var behavior: ScrollBehavior
  /// The last event's effects.
  var effects = EffectRecords()
  /// The presentation at the last request.
  let numbers = PresentationNumbers()
  #if !OVERSCROLL_VIEWS
    /// The layout that the next ``overscrollListConfigure(_:_:)`` sends.
    var layout = ListConfiguration()
    /// The presentation of the list and the changes of its slots at the last request.
    var records = ListRecords()
  #endif
  #if OVERSCROLL_TRACE
    /// The recorder of the session's events.
    var recorder: TraceRecorder
  #endif

  /// The address of an engine; `engine.wasm`, the file for views only, contains no lists.
  enum Place {
    case view(UnsafeMutablePointer<ScrollEngine>)
    #if !OVERSCROLL_VIEWS
      case list(UnsafeMutablePointer<ListScrollEngine>)
    #endif
  }

  /// Creates an engine with a pull at the start and a disabled end edge.
  ///
  /// Its configuration is the default one and not `.standard`, whose numbers differ between platforms.
  init() {
    let view = UnsafeMutablePointer<ScrollEngine>.allocate(capacity: 1)
    view.initialize(to: ScrollEngine(start: EdgeConfiguration(), end: nil))
    self.init(.view(view), view.pointee)
  }

  private init(_ place: Place, _ engine: borrowing ScrollEngine) {
    self.engine = place
    configurations = EdgePair(start: EdgeConfiguration(), end: engine.configuration(of: .end))
    behavior = engine.behavior
    #if OVERSCROLL_TRACE
      // Above the limit of a page's record of calls (see engine-record.js), which this recorder replays.
      if case .view = place {
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

  /// Sends an event.
  ///
  /// - Returns: The number of its effects.
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

  /// Whether a tap on an edge's indicator starts its action.
  func startsOnTap(_ edge: ScrollEdge) -> Bool {
    switch engine {
    case .view(let view): view.pointee.startsOnTap(edge)
    #if !OVERSCROLL_VIEWS
      case .list(let list): list.pointee.scroll.startsOnTap(edge)
    #endif
    }
  }

  /// Writes the current presentation.
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
    /// - Returns: The number of its effects.
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
