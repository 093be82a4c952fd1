import OverscrollCore
import Models

/// The drawn values at one time.
struct PictureFrame: Equatable {
  /// The time since the first event, in s, on a clock that never runs backward.
  let time: Double
  let offset: Double
  let isDragging: Bool
  let edges: EdgePair<Edge>
  let list: List?

  /// The drawn values of an edge.
  struct Edge: Equatable {
    let overscroll: Double
    let gap: Double
    let progress: Double
    let phase: Phase
  }

  /// An edge's phase.
  ///
  /// The raw value is the index of its color in a palette.
  enum Phase: Int, CaseIterable {
    case idle, pulling, armed, refreshing, dwelling, settling, failed, exhausted, disabled
  }

  /// The drawn values of a list.
  struct List: Equatable {
    let count: Int
    let window: Range<Int>
    let item: Int
  }

  /// Copies the drawn values from a presented state.
  init(_ state: ShownState, at time: Double) {
    self.time = time
    offset = state.offset
    isDragging = state.isDragging
    edges = EdgePair(start: Edge(state.edges.start), end: Edge(state.edges.end))
    list = state.list.map { List(count: $0.count, window: $0.window, item: $0.item) }
  }

  /// Calls a function with each number that is drawn as a line or an area.
  fileprivate func forEachNumber(_ body: (Double) -> Void) {
    body(offset)
    for edge in ScrollEdge.allCases {
      body(edges[edge].overscroll)
      body(edges[edge].gap)
      body(edges[edge].progress)
    }
    guard let list else { return }
    for number in [list.count, list.window.lowerBound, list.window.upperBound, list.item] {
      body(Double(number))
    }
  }

  /// A number for the values that are drawn as colors.
  fileprivate var colours: Int {
    (edges.start.phase.rawValue * 16 + edges.end.phase.rawValue) * 2 + (isDragging ? 1 : 0)
  }
}

extension PictureFrame.Edge {
  fileprivate init(_ edge: ShownEdge) {
    overscroll = edge.overscroll
    gap = edge.gap
    progress = edge.progress
    phase = PictureFrame.Phase(edge.phase)
  }
}

extension PictureFrame.Phase {
  fileprivate init(_ phase: ShownEdge.Phase) {
    switch phase {
    case .idle: self = .idle
    case .pulling: self = .pulling
    case .armed: self = .armed
    case .refreshing: self = .refreshing
    case .dwelling: self = .dwelling
    case .settling: self = .settling
    case .failed: self = .failed
    case .exhausted: self = .exhausted
    case .disabled: self = .disabled
    }
  }
}

extension [PictureFrame] {
  /// Returns the frames without those that are invisible at a column width, in s.
  ///
  /// A column keeps its first and last frame, and the frames of each number's minimum and maximum. It also
  /// keeps the first frame of each color.
  func thinned(toColumns width: Double) -> [PictureFrame] {
    var result: [PictureFrame] = []
    var rest = self[...]
    while let first = rest.first {
      let column = rest.prefix { $0.time - first.time < width }
      rest = rest.dropFirst(column.count)
      guard column.count > 2 else {
        result += column
        continue
      }
      var kept: Set<Int> = [column.startIndex, column.endIndex - 1]
      var colours: Set<Int> = []
      var ends: [(least: (value: Double, place: Int), most: (value: Double, place: Int))] = []
      for (place, frame) in zip(column.indices, column) {
        if colours.insert(frame.colours).inserted { kept.insert(place) }
        var number = 0
        frame.forEachNumber { value in
          if number == ends.count { ends.append(((value, place), (value, place))) }
          if value < ends[number].least.value { ends[number].least = (value, place) }
          if value > ends[number].most.value { ends[number].most = (value, place) }
          number += 1
        }
      }
      for end in ends { kept.formUnion([end.least.place, end.most.place]) }
      result += kept.sorted().map { column[$0] }
    }
    return result
  }
}
