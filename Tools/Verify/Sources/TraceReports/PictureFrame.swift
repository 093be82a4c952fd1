import OverscrollCore
import PromiseChecks

/// The values of a trace at one time that the picture draws.
struct PictureFrame: Equatable {
  /// The time since the first event, in s.
  ///
  /// If the trace's clock is set back, this time continues from the previous event.
  let time: Double
  let offset: Double
  let isDragging: Bool
  let edges: EdgePair<Edge>
  let list: List?

  /// The values of an edge that the picture draws.
  struct Edge: Equatable {
    let overscroll: Double
    let gap: Double
    let progress: Double
    let phase: Phase
  }

  /// The phase of an edge.
  ///
  /// The raw value is the index of its color in a palette.
  enum Phase: Int, CaseIterable {
    case idle, pulling, armed, refreshing, showingResult, settling, failed, noMoreContent, disabled
  }

  /// The values of a list that the picture draws.
  struct List: Equatable {
    let count: Int
    let window: Range<Int>
    let item: Int
  }

  /// Copies the values that the picture draws from a presented state.
  init(_ state: ShownState, at time: Double) {
    self.time = time
    offset = state.offset
    isDragging = state.isDragging
    edges = EdgePair(start: Edge(state.edges.start), end: Edge(state.edges.end))
    list = state.list.map { List(count: $0.count, window: $0.window, item: $0.item) }
  }

  /// Calls a function with each number that the picture draws as a line or an area.
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

  /// A number that differs if the picture draws the frame with different colors.
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
    case .showingResult: self = .showingResult
    case .settling: self = .settling
    case .failed: self = .failed
    case .noMoreContent: self = .noMoreContent
    case .disabled: self = .disabled
    }
  }
}

extension [PictureFrame] {
  /// Returns only the frames that are visible in a picture with columns of a duration in s.
  ///
  /// In each column these are the first and the last frame, the frames with the minimum and the maximum of
  /// each number, and the first frame with each combination of colors.
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
      var ends: [(least: (value: Double, index: Int), most: (value: Double, index: Int))] = []
      for (index, frame) in zip(column.indices, column) {
        if colours.insert(frame.colours).inserted { kept.insert(index) }
        var number = 0
        frame.forEachNumber { value in
          if number == ends.count { ends.append(((value, index), (value, index))) }
          if value < ends[number].least.value { ends[number].least = (value, index) }
          if value > ends[number].most.value { ends[number].most = (value, index) }
          number += 1
        }
      }
      for end in ends { kept.formUnion([end.least.index, end.most.index]) }
      result += kept.sorted().map { column[$0] }
    }
    return result
  }
}
