public import Foundation

/// What a timeline view is evaluated with.
public struct TimelineViewDefaultContext: Sendable {
  public let date: Date
}

/// With each display frame, or never.
///
/// Documented: `AnimationTimelineSchedule`.
public struct AnimationTimelineSchedule: Sendable {
  let isPaused: Bool

  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    precondition(minimumInterval == nil, "TimelineView with an interval is not on the stage")
    return Self(isPaused: paused)
  }
}

/// A view that is evaluated as time goes on.
public struct TimelineView<Schedule, Content: View>: PrimitiveView {
  let isPaused: Bool
  let content: (TimelineViewDefaultContext) -> Content

  func update(_ node: ViewNode) {
    guard let stage = node.stage else { return }
    let isNew = node.memory == nil
    let memory = node.remembered { TimelineMemory(stage.date) }
    memory.take(isPaused: isPaused, stage.date) { [weak node] in node?.invalidate("TimelineView") }
    if isNew {
      stage.motions.keep(memory, of: node)
      node.onUnmount.append { [weak stage, weak node] in
        if let node { stage?.motions.keep(nil, of: node) }
      }
    }
    let context = TimelineViewDefaultContext(date: memory.date)
    node.children = [node.resolve(content(context), in: node.children.first)]
  }
}

extension TimelineView where Schedule == AnimationTimelineSchedule {
  public init(
    _ schedule: AnimationTimelineSchedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    isPaused = schedule.isPaused
    self.content = content
  }
}

/// What is kept of a timeline with its view's identity.
@MainActor final class TimelineMemory {
  private(set) var date: Date
  private(set) var isPaused = true
  private var evaluate: () -> Void = {}

  init(_ date: Date) { self.date = date }

  /// Takes what is declared; a timeline that goes on has an entry for now.
  func take(isPaused: Bool, _ now: Date, _ evaluate: @escaping () -> Void) {
    if self.isPaused, !isPaused { date = now }
    self.isPaused = isPaused
    self.evaluate = evaluate
  }

  /// A frame is drawn.
  func tick(_ now: Date) {
    guard !isPaused else { return }
    date = now
    evaluate()
  }
}
