#if canImport(OverscrollCore)
  import OverscrollCore
  import OverscrollListCore
  import OverscrollTrace
#endif

/// One engine, or one list with its engine, and what belongs to it on this side of the interface.
struct Session: ~Copyable {
  /// Where the engine or the list is: made in its place, since moving a value of many parts takes much code.
  let engine: Place
  /// The configurations that the next ``overscrollConfigure(_:_:_:)`` sends.
  var configurations: EdgePair<EdgeConfiguration>
  /// The behaviour that the next ``overscrollBehave(_:_:)`` sends.
  var behavior: ScrollBehavior
  /// The last event's effects.
  var effects = EffectRecords()
  /// What is drawn, as of the last time that it was asked for.
  let numbers = PresentationNumbers()
  #if !OVERSCROLL_VIEWS
    /// The layout that the next ``overscrollListConfigure(_:_:)`` sends.
    var layout = ListConfiguration()
    /// What is drawn of a list, and what became of its slots, as of the last time that it was asked for.
    var records = ListRecords()
  #endif
  #if OVERSCROLL_TRACE
    /// What has happened.
    var recorder: TraceRecorder
  #endif

  /// Where an engine is; the file for views alone, `engine.wasm`, knows no lists.
  enum Place {
    case view(UnsafeMutablePointer<ScrollEngine>)
    #if !OVERSCROLL_VIEWS
      case list(UnsafeMutablePointer<ListScroll>)
    #endif
  }

  /// Makes an engine with a pull at the start and nothing at the end.
  ///
  /// Its configuration is the default and not `.standard`, whose numbers differ between platforms.
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
      // Whoever makes a page's calls again has the beginning left out long before.
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
  /// - Returns: How many effects it has.
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

  /// Writes down what is drawn now.
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
    /// Makes a list without items, with nothing at either edge.
    static func list() -> Session {
      let list = UnsafeMutablePointer<ListScroll>.allocate(capacity: 1)
      list.initialize(to: ListScroll(ListEngine()))
      return Session(.list(list), list.pointee.scroll)
    }

    /// The list, if there is one.
    var list: UnsafeMutablePointer<ListScroll>? {
      switch engine {
      case .view: nil
      case .list(let list): list
      }
    }

    /// Sends an event to the list, if there is one.
    ///
    /// - Returns: How many effects it has.
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
