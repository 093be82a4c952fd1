#if canImport(OverscrollCore)
  import OverscrollCore
#endif

extension ScrollInput {
  /// Writes the input's name and values.
  func write(to line: inout LineWriter) {
    switch self {
    case .layout(let extents, let revision): line.add("layout", extents.viewport, extents.content, revision)
    case .relayout(let extents, let revision, let shift):
      line.add("relayout", extents.viewport, extents.content, revision, shift)
    case .indicatorExtent(let edge, let extent): line.add("indicatorExtent", edge, extent)
    case .configure(let edge, let configuration):
      line.add("configure", edge)
      line.add(configuration)
    case .setBehavior(let behavior):
      line.add("setBehavior")
      line.add(behavior)
    case .setExclusion(let policy): line.add("setExclusion", policy)
    case .dragBegan(let start):
      line.add("dragBegan", start.pointer, start.main, start.cross)
      line.add(start)
    case .dragMoved(let pointer, let main, let cross): line.add("dragMoved", pointer, main, cross)
    case .dragEnded(let pointer): line.add("dragEnded", pointer)
    case .dragCancelled(let pointer): line.add("dragCancelled", pointer)
    case .wheel(let delta, let isPrecise): line.add("wheel", delta, isPrecise)
    case .step(let step): line.add("step", step)
    case .scrollTo(let offset, let isAnimated): line.add("scrollTo", offset, isAnimated)
    case .retarget(let offset): line.add("retarget", offset)
    case .stop: line.add("stop")
    case .tick: line.add("tick")
    case .observed(let offset, let phase): line.add("observed", offset, phase)
    case .attach: line.add("attach")
    case .begin(let edge): line.add("begin", edge)
    case .finish(let token, let result): line.add("finish", token, result)
    case .cancel(let edge): line.add("cancel", edge)
    case .tap(let edge): line.add("tap", edge)
    case .setEnabled(let edge, let isOn): line.add("enable", edge, isOn)
    case .setNoMoreContent(let edge, let hasNoMoreContent): line.add("exhaust", edge, hasNoMoreContent)
    }
  }

  /// Reads the input with a name, or returns `nil` for an unknown name.
  init?(_ name: TraceBytes, _ line: inout LineReader) throws(TraceThrownError) {
    switch name {
    case "layout":
      let extents = ScrollExtents(viewport: try line.value(), content: try line.value())
      self = .layout(extents, revision: try line.value())
    case "relayout":
      let extents = ScrollExtents(viewport: try line.value(), content: try line.value())
      self = .relayout(extents, revision: try line.value(), shift: try line.value())
    case "indicatorExtent": self = .indicatorExtent(try line.value(), try line.value())
    case "configure": self = .configure(try line.value(), try line.options())
    case "setBehavior": self = .setBehavior(try line.options())
    case "setExclusion": self = .setExclusion(try line.value())
    case "dragBegan":
      let (pointer, main, cross): (Int32, Double, Double) = (
        try line.value(), try line.value(), try line.value()
      )
      var start: DragStart = try line.options()
      start.pointer = pointer
      start.main = main
      start.cross = cross
      self = .dragBegan(start)
    case "dragMoved":
      self = .dragMoved(pointer: try line.value(), main: try line.value(), cross: try line.value())
    case "dragEnded": self = .dragEnded(pointer: try line.value())
    case "dragCancelled": self = .dragCancelled(pointer: try line.value())
    case "wheel": self = .wheel(try line.value(), isPrecise: try line.value())
    case "step": self = .step(try line.value())
    case "scrollTo": self = .scrollTo(try line.value(), animated: try line.value())
    case "retarget": self = .retarget(try line.value())
    case "stop": self = .stop
    case "tick": self = .tick
    case "observed": self = .observed(try line.value(), try line.value())
    case "attach": self = .attach
    case "begin": self = .begin(try line.value())
    case "finish": self = .finish(try line.value(), try line.value())
    case "cancel": self = .cancel(try line.value())
    case "tap": self = .tap(try line.value())
    case "enable": self = .setEnabled(try line.value(), try line.value())
    case "exhaust": self = .setNoMoreContent(try line.value(), try line.value())
    default: return nil
    }
  }
}
