import Foundation

/// What goes on with each frame: elements and views that an animation moves, and timelines.
@MainActor final class Motions {
  private var timelines: [ObjectIdentifier: TimelineMemory] = [:]
  private var elements: [ObjectIdentifier: Moving] = [:]
  private var nodes: [ObjectIdentifier: (node: ViewNode, end: Double)] = [:]

  /// An element that moves until a time, in s.
  private struct Moving {
    weak var element: Element?
    let end: Double
  }

  /// Has layouts follow each frame until a time, in s.
  func animate(_ element: Element, until end: Double) {
    elements[ObjectIdentifier(element)] = Moving(element: element, end: end)
  }

  /// Has a view evaluated with each frame until a time, in s.
  func animate(_ node: ViewNode, until end: Double) { nodes[ObjectIdentifier(node)] = (node, end) }

  /// Has a view's timeline go on, or no longer.
  func keep(_ timeline: TimelineMemory?, of node: ViewNode) { timelines[ObjectIdentifier(node)] = timeline }

  /// Whether anything wants to be drawn with each frame.
  var wantsFrames: Bool {
    timelines.values.contains { !$0.isPaused } || !elements.isEmpty || !nodes.isEmpty
  }

  /// A frame is drawn.
  ///
  /// - Parameters:
  ///   - now: The time, in s.
  ///   - date: The date for timelines; nil where they stand still.
  /// - Returns: Whether an element moves, so that all is to be laid out.
  func tick(_ now: Double, _ date: Date?) -> Bool {
    let moving = elements.values.compactMap(\.element)
    for element in moving { element.unsettle() }
    elements = elements.filter { $0.value.element != nil && $0.value.end > now }
    for (id, view) in nodes {
      view.node.invalidate("an animation")
      if view.end <= now || !view.node.isMounted { nodes[id] = nil }
    }
    if let date { for timeline in timelines.values { timeline.tick(date) } }
    return !moving.isEmpty
  }
}
