public import Foundation

/// The values that a timeline view passes to its content.
public struct TimelineViewDefaultContext: Sendable {
  public let date: Date
}

/// A schedule that updates a timeline view in display frames, except while it is paused.
public struct AnimationTimelineSchedule: Sendable {
  /// The minimum time between two updates, in s.
  let interval: Double
  let isPaused: Bool

  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self(interval: minimumInterval ?? 0, isPaused: paused)
  }
}

/// A view that evaluates its content again in each display frame, with the current date.
public struct TimelineView<Schedule, Content: View>: PrimitiveView {
  let interval: Double
  let isPaused: Bool
  let content: (TimelineViewDefaultContext) -> Content

  func update(_ node: ViewNode) {
    guard let stage = node.stage else { return }
    let isNew = node.memory == nil
    let memory = node.remembered { TimelineMemory(stage.date) }
    memory.take(interval: interval, isPaused: isPaused, stage.date) { [node = node.reference] in
      node.object?.invalidate("TimelineView")
    }
    if isNew {
      stage.motions.keep(memory, of: node)
      node.onUnmount.append { [stage = stage.reference, node = node.reference] in
        if let node = node.object { stage.object?.motions.keep(nil, of: node) }
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
    (interval, isPaused) = (schedule.interval, schedule.isPaused)
    self.content = content
  }
}

/// The date and the pause state of a timeline view, kept across its updates.
@MainActor final class TimelineMemory {
  private(set) var date: Date
  private(set) var isPaused = true
  private var interval = 0.0
  private var evaluate: () -> Void = {}

  init(_ date: Date) { self.date = date }

  /// Applies the schedule.
  ///
  /// A timeline that resumes starts with the current date.
  func take(interval: Double, isPaused: Bool, _ now: Date, _ evaluate: @escaping () -> Void) {
    if self.isPaused, !isPaused { date = now }
    (self.interval, self.isPaused) = (interval, isPaused)
    self.evaluate = evaluate
  }

  /// Sets the date of a display frame and evaluates the content, unless the timeline is paused.
  func tick(_ now: Date) {
    guard !isPaused, now.timeIntervalSince(date) >= interval else { return }
    date = now
    evaluate()
  }
}
