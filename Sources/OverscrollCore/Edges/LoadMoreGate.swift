/// A gate that limits automatic loads to one for each state of the content.
///
/// An approach is a movement of the content to within an edge's load-more distance. It starts the edge's
/// action only if the gate is open. After a success, the gate opens once the content has grown or has a
/// different revision, the number that the adapter changes with the content. An edge with `fillsViewport`
/// loads the next page 1 s later even without such a change. After a failure, or a page that added nothing,
/// the gate opens once the content has left the load-more distance. After a failure it also opens once the
/// opposite edge's action has succeeded. So a mere layout change does not repeat a failed request.
struct LoadMoreGate: Hashable, Sendable {
  /// The revision of the last layout; `nil` before the first layout.
  var layoutRevision: UInt32?
  private var content = 0.0
  /// The condition for the next start.
  var state = State.open
  /// The earliest time of the next start, in s.
  var openingTime = 0.0

  /// The time, in s, for reporting the changes made by the opposite edge's action.
  ///
  /// In this time, the adapter can report new content, or that the edge has no more content. A view update
  /// and a layout pass take a few frames.
  static let reportDelay = 0.25

  /// The time, in s, in which all parts of one change by the app arrive.
  ///
  /// An app changes its data and an edge's options in one turn. The options, the items and the layout then
  /// arrive one after the other. The delay is an estimate: it is longer than three frames of 1/60 s.
  static let changeDelay = 0.0625

  /// The time, in s, at which the last action ended.
  var endTime = 0.0

  /// The time, in s, between a page that added nothing and the next automatic page.
  static let pageInterval = 1.0

  /// The minimum time, in s, between a failure and a pull that retries it.
  static let readingTime = 1.0

  /// The earliest time, in s, at which a pull may retry a failure.
  var readableTime = 0.0

  /// The time of the next page for an edge with `fillsViewport`, in s.
  ///
  /// It is infinity unless the last page added nothing.
  var nextPageTime: Double {
    switch state {
    case .unchanged: endTime + LoadMoreGate.pageInterval
    case .open, .running, .failed, .interrupted: .infinity
    }
  }

  /// The state of a gate.
  enum State: Hashable, Sendable {
    /// An approach starts the action.
    case open
    /// The action runs.
    case running(ContentSnapshot)
    /// The action has succeeded without a change of the content.
    case unchanged(ContentSnapshot)
    /// The action has not succeeded, or there is no more to load.
    case failed
    /// A start of the opposite edge has cancelled the action.
    case interrupted
  }

  /// The content at a start, and whether it has grown since.
  struct ContentSnapshot: Hashable, Sendable {
    var content: Double
    var revision: UInt32?
    var hasChanged = false

    /// Compares new content with the content of the snapshot.
    ///
    /// Shorter content becomes the new content of the snapshot, and later content is compared with it.
    /// Measurements also change the extent of a list's content, so for a list only the revision is
    /// compared.
    mutating func update(_ content: Double, _ revision: UInt32, isList: Bool) {
      hasChanged = hasChanged || revision != self.revision || (!isList && content > self.content)
      self.content = min(self.content, content)
    }
  }

  /// Makes a gate before the first layout.
  init() {}

  /// Whether the gate opens when the content leaves the edge's load-more distance.
  var reopensOutOfReach: Bool {
    switch state {
    case .unchanged, .failed, .interrupted: true
    case .open, .running: false
    }
  }

  /// Whether the last action has not succeeded, so that a pull retries it.
  var hasFailed: Bool {
    switch state {
    case .failed: true
    case .open, .running, .unchanged, .interrupted: false
    }
  }

  /// Updates the gate after a layout.
  ///
  /// - Parameters:
  ///   - content: The content's extent, in pt.
  ///   - revision: The content's revision. A caller that detects new content increases it, even if the
  ///     extent is unchanged.
  ///   - isList: Whether the caller is a list, which reports every change of its content by a revision. A
  ///     different extent alone then does not mean new content.
  /// - Returns: Whether the layout shows new content.
  mutating func layOut(content: Double, revision: UInt32, isList: Bool = false) -> Bool {
    let isNew = layoutRevision != revision || (!isList && self.content != content)
    layoutRevision = revision
    self.content = content
    switch state {
    case .running(var baseline):
      baseline.update(content, revision, isList: isList)
      state = .running(baseline)
    case .unchanged(var baseline):
      baseline.update(content, revision, isList: isList)
      state = baseline.hasChanged ? .open : .unchanged(baseline)
    case .open, .failed, .interrupted:
      break
    }
    return isNew
  }

  /// Delays the next start by `changeDelay` after a part of a change.
  ///
  /// Further parts do not prolong the delay, so that content that always changes loads, too.
  ///
  /// - Parameter time: The time of the part, in s.
  mutating func awaitChange(at time: Double) {
    if openingTime <= time { openingTime = time + LoadMoreGate.changeDelay }
  }

  /// Records a start from any cause.
  mutating func start() { state = .running(ContentSnapshot(content: content, revision: layoutRevision)) }

  /// Records the outcome of the action and its time, in s.
  mutating func finish(_ result: RefreshResult, at time: Double) {
    guard case .running(let baseline) = state else { return }
    endTime = time
    awaitChange(at: time)
    switch result {
    case .success: state = baseline.hasChanged ? .open : .unchanged(baseline)
    case .failure, .cancelled, .timedOut, .noMoreContent:
      state = .failed
      showFailure(at: time)
    }
  }

  /// Lets no pull retry a failure before it can be read.
  mutating func showFailure(at time: Double) { readableTime = time + LoadMoreGate.readingTime }

  /// Opens the gate unless the action runs.
  mutating func reopen() {
    if reopensOutOfReach { state = .open }
  }

  /// Records that a start of the opposite edge has cancelled the action.
  mutating func interrupt() { state = .interrupted }

  /// Records the outcome of the opposite edge's action and its time, in s.
  ///
  /// After a success, an approach starts nothing for `reportDelay` seconds, so that the adapter can report
  /// the new content. An interrupted action may start again. A failed action may also start again after a
  /// success, because content that does not fill the viewport cannot leave the edge's load-more distance.
  mutating func finishOpposite(_ result: RefreshResult, at time: Double) {
    if result == .success { openingTime = max(openingTime, time + LoadMoreGate.reportDelay) }
    switch state {
    case .interrupted: state = .open
    case .failed where result == .success: state = .open
    case .open, .running, .unchanged, .failed: break
    }
  }
}
