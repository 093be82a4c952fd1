import OverscrollExports

/// An event of a fixture, whose arguments are passed to the exported functions.
///
/// Each of the functions `setUp`, `input` and `action` handles some events, and returns nil for the
/// remaining ones.
struct Arguments {
  let name: String
  let time: Double
  private let values: [JSONValue]

  init(_ event: FixtureEvent) {
    name = event.name
    time = event.time
    values = event.arguments
  }

  func number(_ index: Int) throws -> Double {
    guard values.indices.contains(index), let number = values[index].number else {
      throw FixtureError(description: "\(name) has no number at \(index)")
    }
    return number
  }

  func int(_ index: Int) throws -> Int32 {
    guard let int = Int32(exactly: try number(index)) else {
      throw FixtureError(description: "\(name) has no integer at \(index)")
    }
    return int
  }

  func code(_ index: Int, in names: [String]) -> Int32 {
    Names.code(of: values.indices.contains(index) ? values[index].text : nil, in: names)
  }

  var edge: Int32 { code(0, in: Names.edges) }

  func options(_ index: Int) throws -> [String: JSONValue] {
    guard values.indices.contains(index), let options = values[index].object else {
      throw FixtureError(description: "\(name) has no options at \(index)")
    }
    return options
  }

  func input(_ handle: Int32) throws -> Int32? {
    switch name {
    case "dragBegan":
      let start = try options(0)
      return overscrollDragBegan(
        handle, time, Int32(start["pointer"]?.number ?? 0),
        Names.code(of: start["kind"]?.text ?? "touch", in: Names.kinds), start["main"]?.number ?? .nan,
        start["cross"]?.number ?? 0, start["isOnly"] == .flag(true) ? 1 : 0,
        Names.code(of: start["inner"]?.text ?? "none", in: Names.inner)
          | Names.code(of: start["outer"]?.text ?? "none", in: Names.inner) << 2)
    case "dragMoved": return overscrollDragMoved(handle, time, try int(0), try number(1), try number(2))
    case "dragEnded": return overscrollDragEnded(handle, time, try int(0))
    case "dragCancelled":
      return values.first == .null
        ? overscrollDragCancelledAll(handle, time) : overscrollDragCancelled(handle, time, try int(0))
    case "wheel": return overscrollWheel(handle, time, try number(0), try int(1))
    case "step": return overscrollStep(handle, time, code(0, in: Names.steps))
    case "scrollTo": return overscrollScrollTo(handle, time, try number(0), try int(1))
    case "stop": return overscrollStop(handle, time)
    case "tick": return overscrollTick(handle, time)
    case "observed": return overscrollObserved(handle, time, try number(0), code(1, in: Names.observed))
    default: return nil
    }
  }

  func action(_ handle: Int32) throws -> Int32? {
    switch name {
    case "begin": overscrollBegin(handle, time, edge)
    case "finish":
      overscrollFinish(handle, time, UInt32(try number(0)), code(1, in: Names.results))
    case "cancel": overscrollCancel(handle, time, edge)
    case "tap": overscrollTap(handle, time, edge)
    case "enable": overscrollEnable(handle, time, edge, try int(1))
    case "exhaust": overscrollExhaust(handle, time, edge, try int(1))
    default: nil
    }
  }
}
