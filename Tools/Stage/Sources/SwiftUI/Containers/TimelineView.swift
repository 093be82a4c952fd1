public import Foundation

/// The values for one evaluation of a timeline view.
public struct TimelineViewDefaultContext: Sendable {
  public let date: Date
}

/// A schedule for each display frame, or for none while paused.
///
/// Documented: `AnimationTimelineSchedule`.
public struct AnimationTimelineSchedule: Sendable {
  let isPaused: Bool

  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    precondition(minimumInterval == nil, "The stage does not support a TimelineView with an interval")
    return Self(isPaused: paused)
  }
}

/// A view that is evaluated again as time passes.
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

/// The timeline state that a view keeps with its identity.
@MainActor final class TimelineMemory {
  private(set) var date: Date
  private(set) var isPaused = true
  private var evaluate: () -> Void = {}

  init(_ date: Date) { self.date = date }

  /// Applies the schedule; a timeline that resumes starts with the current date.
  func take(isPaused: Bool, _ now: Date, _ evaluate: @escaping () -> Void) {
    if self.isPaused, !isPaused { date = now }
    self.isPaused = isPaused
    self.evaluate = evaluate
  }

  /// Advances the timeline to the date of a frame.
  func tick(_ now: Date) {
    guard !isPaused else { return }
    date = now
    evaluate()
  }
}
