import Foundation

/// The running animations and timelines of a stage, which advance in each frame.
@MainActor final class Motions {
  private var timelines: [ObjectIdentifier: TimelineMemory] = [:]
  private var elements: [ObjectIdentifier: Moving] = [:]
  private var nodes: [ObjectIdentifier: (node: ViewNode, end: Double)] = [:]

  /// An element with an animation that ends at a time, in s.
  private struct Moving {
    weak var element: Element?
    let end: Double
  }

  /// Requests a layout of the element in each frame until a time, in s.
  func animate(_ element: Element, until end: Double) {
    elements[ObjectIdentifier(element)] = Moving(element: element, end: end)
  }

  /// Requests an evaluation of the view in each frame until a time, in s.
  func animate(_ node: ViewNode, until end: Double) { nodes[ObjectIdentifier(node)] = (node, end) }

  /// Registers the timeline of a view, or removes it if `timeline` is `nil`.
  func keep(_ timeline: TimelineMemory?, of node: ViewNode) { timelines[ObjectIdentifier(node)] = timeline }

  /// Whether a running animation or timeline needs further frames.
  var wantsFrames: Bool {
    timelines.values.contains { !$0.isPaused } || !elements.isEmpty || !nodes.isEmpty
  }

  /// Advances animations and timelines by one frame.
  ///
  /// - Parameters:
  ///   - now: The time, in s.
  ///   - date: The date that timelines show, or `nil` to pause them.
  /// - Returns: Whether an animated element needs a layout.
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
