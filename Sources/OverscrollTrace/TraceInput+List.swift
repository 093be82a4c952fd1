#if canImport(OverscrollCore)
  import OverscrollCore
  import OverscrollListCore
#endif

extension ListInput {
  /// Writes the input's name and values; the names of list inputs begin with `list.`.
  func write(to line: inout LineWriter) {
    switch self {
    case .scroll(let input): input.write(to: &line)
    case .configure(let configuration):
      line.add("list.configure")
      line.add(configuration)
    case .estimate(let extent, let kind): line.add("list.estimate", extent, kind)
    case .layOut(let viewport, let cross, let pixels): line.add("list.layOut", viewport, cross, pixels)
    case .edit(.insert(let count, let index, let kind)): line.add("list.insert", count, index, kind)
    case .edit(.remove(let items)): line.add("list.remove", items.lowerBound, items.upperBound)
    case .reorder(let item, let index): line.add("list.reorder", item, index)
    case .edit(.move(let items, let destination)):
      line.add("list.move", items.lowerBound, items.upperBound, destination)
    case .reset(let count, let kind): line.add("list.reset", count, kind)
    case .measure(let item, let extent): line.add("list.measure", item, extent)
    case .extents(let extents, let item):
      line.add("list.extents", item)
      for extent in extents { line.add(extent) }
    case .spans(let items):
      line.add("list.spans")
      for item in items { line.add(item) }
    case .commit: line.add("list.commit")
    case .forgetExtents: line.add("list.forgetExtents")
    case .scrollTo(let target, let isAnimated):
      line.add("list.scrollTo", target.item, target.alignment, target.offset, isAnimated)
    case .focus(let item, let focus, let shows): line.add("list.focus", item, focus, shows)
    case .touch(let item): line.add("list.touch", item)
    case .endSpace(let item, let alignment): line.add("list.endSpace", item, alignment)
    case .dropIdleSlots: line.add("list.dropIdleSlots")
    }
  }

  /// Reads the input with a name, or returns `nil` for an unknown name.
  init?(_ name: TraceBytes, _ line: inout LineReader) throws(TraceThrownError) {
    switch name {
    case "list.configure": self = .configure(try line.options())
    case "list.estimate": self = .estimate(try line.value(), try line.value())
    case "list.layOut":
      self = .layOut(viewport: try line.value(), cross: try line.value(), pixelsPerPoint: try line.value())
    case "list.insert": self = .edit(.insert(try line.value(), at: try line.value(), try line.value()))
    case "list.remove": self = .edit(.remove(try line.range()))
    case "list.reorder": self = .reorder(item: try line.value(), to: try line.value())
    case "list.move": self = .edit(.move(try line.range(), to: try line.value()))
    case "list.reset": self = .reset(count: try line.value(), try line.value())
    case "list.measure": self = .measure(item: try line.value(), extent: try line.value())
    case "list.extents":
      let item: Int = try line.value()
      self = .extents(try line.values(), at: item)
    case "list.spans": self = .spans(try line.values())
    case "list.commit": self = .commit
    case "list.forgetExtents": self = .forgetExtents
    case "list.scrollTo":
      let target = ItemTarget(item: try line.value(), alignment: try line.value(), offset: try line.value())
      self = .scrollTo(target, animated: try line.value())
    case "list.focus": self = .focus(try line.value(), try line.value(), shows: try line.value())
    case "list.touch": self = .touch(try line.value())
    case "list.endSpace": self = .endSpace(try line.value(), try line.value())
    case "list.dropIdleSlots": self = .dropIdleSlots
    default:
      guard let input = try ScrollInput(name, &line) else { return nil }
      self = .scroll(input)
    }
  }
}

extension LineReader {
  /// Reads two words as the bounds of a range.
  fileprivate mutating func range() throws(TraceThrownError) -> Range<Int> {
    let (lower, upper): (Int, Int) = (try value(), try value())
    guard lower <= upper else { throw TraceError("A range ends before it begins.", line: line) }
    return lower..<upper
  }
}
