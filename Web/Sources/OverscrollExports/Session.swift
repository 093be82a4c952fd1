#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// One engine, or one list with its engine, and what belongs to it on this side of the interface.
struct Session: ~Copyable {
  /// Where the engine or the list is: made in its place, since moving a value of many parts takes much code.
  let engine: Place
  /// The configurations that the next ``overscrollConfigure(_:_:_:)`` sends.
  var configurations: EdgePair<EdgeConfiguration>
  /// The behaviour that the next ``overscrollBehave(_:_:)`` sends.
  var behavior: ScrollBehavior
  /// The layout that the next ``overscrollListConfigure(_:_:)`` sends.
  var layout = ListConfiguration()
  /// The last event's effects.
  var effects = EffectRecords()
  /// What is drawn, as of the last time that it was asked for.
  let numbers = PresentationNumbers()
  /// What is drawn of a list, and what became of its slots, as of the last time that it was asked for.
  var records = ListRecords()

  /// Where an engine is.
  enum Place {
    case view(UnsafeMutablePointer<ScrollEngine>)
    case list(UnsafeMutablePointer<ListScroll>)
  }

  /// Makes an engine with a pull at the start and nothing at the end, or a list with nothing at either edge.
  ///
  /// Their configurations are the default and not `.standard`, whose numbers differ between platforms.
  init(isList: Bool) {
    let start = isList ? nil : EdgeConfiguration()
    let scroll = ScrollEngine(start: start, end: nil)
    configurations = EdgePair(start: EdgeConfiguration(), end: scroll.edges.end.configuration)
    behavior = scroll.scroller.behavior
    if isList {
      let list = UnsafeMutablePointer<ListScroll>.allocate(capacity: 1)
      list.initialize(to: ListScroll(ListEngine(), scroll: scroll))
      engine = .list(list)
    } else {
      let view = UnsafeMutablePointer<ScrollEngine>.allocate(capacity: 1)
      view.initialize(to: scroll)
      engine = .view(view)
    }
  }

  deinit {
    switch engine {
    case .view(let view):
      view.deinitialize(count: 1)
      view.deallocate()
    case .list(let list):
      list.deinitialize(count: 1)
      list.deallocate()
    }
  }

  /// The list, if there is one.
  var list: UnsafeMutablePointer<ListScroll>? {
    switch engine {
    case .view: nil
    case .list(let list): list
    }
  }

  /// Sends an event.
  ///
  /// - Returns: How many effects it has.
  mutating func handle(_ input: ScrollInput, at time: Double) -> Int32 {
    switch engine {
    case .view(let view): effects.replace(with: view.pointee.handle(ScrollEvent(input, at: time)))
    case .list(let list): effects.replace(with: list.pointee.handle(.scroll(input), at: time))
    }
    return Int32(effects.count)
  }

  /// Sends an event to the list, if there is one.
  ///
  /// - Returns: How many effects it has.
  mutating func handle(_ input: ListInput, at time: Double) -> Int32 {
    guard let list else { return 0 }
    effects.replace(with: list.pointee.handle(input, at: time))
    return Int32(effects.count)
  }

  /// Writes down what is drawn now.
  func present() {
    switch engine {
    case .view(let view): numbers.write(view.pointee)
    case .list(let list): numbers.write(list.pointee.scroll)
    }
  }
}
