/// A gate that lets an approach start an edge's action once for each content.
///
/// After a success, the gate opens once the content has grown or has a new revision. An edge with
/// `fillsViewport` loads the next page 1 s later without such a change. After a failure, or a page that added
/// nothing, the gate opens once the content has left the edge's reach. After a failure it also opens once
/// the opposite edge's action has succeeded. So a mere layout change does not repeat a failed request.
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
  /// These are the new content, or the fact that the edge has no more content. A view update and a layout
  /// pass take a few frames.
  static let reportDelay = 0.25

  /// The end time of the last page, in s.
  var endTime = 0.0

  /// The time, in s, between a page that added nothing and the next automatic page.
  static let pageInterval = 1.0

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
    /// The action has failed, or there is no more to load.
    case failed
    /// A start of the opposite edge has cancelled the action.
    case interrupted
  }

  /// The content at a start, and whether it has grown since.
  struct ContentSnapshot: Hashable, Sendable {
    var content: Double
    var revision: UInt32?
    var hasChanged = false

    /// Compares new content with the baseline.
    ///
    /// Shorter content becomes the new baseline, because later content is growth against it. A list's
    /// content also grows by measurements, so for a list only the revision is compared.
    mutating func update(_ content: Double, _ revision: UInt32, isList: Bool) {
      hasChanged = hasChanged || revision != self.revision || (!isList && content > self.content)
      self.content = min(self.content, content)
    }
  }

  /// Makes a gate before the first layout.
  init() {}

  /// Whether an approach may start the action at a time in s.
  func isOpen(at time: Double) -> Bool { layoutRevision != nil && state == .open && time >= openingTime }

  /// Whether the gate opens when the content leaves the edge's reach.
  var opensOutOfReach: Bool {
    switch state {
    case .unchanged, .failed, .interrupted: true
    case .open, .running: false
    }
  }

  /// Whether the action has failed, so that a pull retries it.
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
  ///   - isList: Whether the caller reports every change of the content, so that a new extent alone is no
  ///     new content.
  mutating func layOut(content: Double, revision: UInt32, isList: Bool = false) {
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
  }

  /// Records a start from any cause.
  mutating func start() { state = .running(ContentSnapshot(content: content, revision: layoutRevision)) }

  /// Records the outcome of the action and its time, in s.
  mutating func finish(_ result: RefreshResult, at time: Double) {
    guard case .running(let baseline) = state else { return }
    endTime = time
    switch result {
    case .success: state = baseline.hasChanged ? .open : .unchanged(baseline)
    case .failure, .cancelled, .timedOut, .noMoreContent: state = .failed
    }
  }

  /// Opens the gate unless the action runs.
  mutating func reopen() {
    if opensOutOfReach { state = .open }
  }

  /// Records that a start of the opposite edge has cancelled the action.
  mutating func interrupt() { state = .interrupted }

  /// Records the outcome of the opposite edge's action and its time, in s.
  ///
  /// After a success, an approach starts nothing for `reportDelay` seconds, so that the adapter can report
  /// the new content. An interrupted action may start again. A failed action may also start again after a
  /// success, because content that does not fill the viewport cannot leave the edge's reach.
  mutating func finishOpposite(_ result: RefreshResult, at time: Double) {
    if result == .success { openingTime = time + LoadMoreGate.reportDelay }
    switch state {
    case .interrupted: state = .open
    case .failed where result == .success: state = .open
    case .open, .running, .unchanged, .failed: break
    }
  }
}
