/// Lets approaching an edge start its action once for each content.
///
/// After a success, the latch opens again once the content is longer than at the start, or has another revision. An edge
/// that fills its viewport asks for the next page without that, a second later. After a failure, or a page that added
/// nothing, it opens once the reader has been out of reach, and after a failure also once the other edge's action has brought
/// other content. So a mere change of layout doesn't ask a failing server again.
struct ContentLatch: Hashable, Sendable {
  /// The revision that the layout last included; nil before the first layout.
  var laidOut: UInt32?
  private var content = 0.0
  /// What it waits for.
  var state = State.open
  /// When it opens at the earliest, in s.
  var opening = 0.0

  /// How long, in s, a host may take to tell what the other edge's action has changed.
  ///
  /// That is its content, or that there is no more of it: an update of views, and a layout, take a few frames.
  static let patience = 0.25

  /// When the last page has ended, in s.
  var ended = 0.0

  /// How long, in s, an edge waits after a page that added nothing before it asks for the next one by itself.
  static let pause = 1.0

  /// When an edge that fills its viewport may ask for the next page, in s; infinity unless the last one added nothing.
  var nextPage: Double {
    switch state {
    case .unchanged: ended + ContentLatch.pause
    case .open, .running, .failed, .interrupted: .infinity
    }
  }

  /// What a latch waits for.
  enum State: Hashable, Sendable {
    /// Coming near starts.
    case open
    /// What was started has not ended.
    case running(Baseline)
    /// It has ended well, and the content is what it was.
    case unchanged(Baseline)
    /// It has failed, or there is no more.
    case failed
    /// The other edge's start has cancelled it.
    case interrupted
  }

  /// The content at a start, and whether there has been more since.
  struct Baseline: Hashable, Sendable {
    var content: Double
    var revision: UInt32?
    var isPassed = false

    /// A shorter content is the new baseline: what comes after it is growth.
    ///
    /// A list's content grows by measurements, too: there only the revision counts.
    mutating func compare(_ content: Double, _ revision: UInt32, isList: Bool) {
      isPassed = isPassed || revision != self.revision || (!isList && content > self.content)
      self.content = min(self.content, content)
    }
  }

  /// Makes a latch that waits for a first layout.
  init() {}

  /// Whether coming near may start at an instant, in s.
  func isOpen(at time: Double) -> Bool { laidOut != nil && state == .open && time >= opening }

  /// Whether the reader's leaving the edge's reach opens it.
  var opensOutOfReach: Bool {
    switch state {
    case .unchanged, .failed, .interrupted: true
    case .open, .running: false
    }
  }

  /// Whether what was started has failed, so that a pull retries it.
  var hasFailed: Bool {
    switch state {
    case .failed: true
    case .open, .running, .unchanged, .interrupted: false
    }
  }

  /// Takes a layout.
  ///
  /// - Parameters:
  ///   - content: The content's extent, in pt.
  ///   - revision: Which content it is. A host that knows increases it with new content, even if the extent
  ///     is the same.
  ///   - isList: Whether the host knows all the content, so that another extent alone is no new content.
  mutating func layOut(content: Double, revision: UInt32, isList: Bool = false) {
    laidOut = revision
    self.content = content
    switch state {
    case .running(var baseline):
      baseline.compare(content, revision, isList: isList)
      state = .running(baseline)
    case .unchanged(var baseline):
      baseline.compare(content, revision, isList: isList)
      state = baseline.isPassed ? .open : .unchanged(baseline)
    case .open, .failed, .interrupted:
      break
    }
  }

  /// Takes a start, by whatever.
  mutating func start() { state = .running(Baseline(content: content, revision: laidOut)) }

  /// Takes the outcome of the start, and when that was, in s.
  mutating func end(_ result: RefreshResult, at time: Double) {
    guard case .running(let baseline) = state else { return }
    ended = time
    switch result {
    case .success: state = baseline.isPassed ? .open : .unchanged(baseline)
    case .failure, .cancelled, .timedOut, .exhausted: state = .failed
    }
  }

  /// Opens it where nothing runs: the reader has been out of reach, or there is more again.
  mutating func reopen() {
    if opensOutOfReach { state = .open }
  }

  /// Takes the other edge's start, which has cancelled what ran here.
  mutating func interrupt() { state = .interrupted }

  /// Takes the outcome of the other edge's action, and when that was, in s.
  ///
  /// After a success, coming near waits until the host has had time to tell what has changed. What the other edge's start
  /// interrupted may start again, and so may what failed before a success: a reader of content that does not fill the
  /// viewport cannot leave the edge's reach.
  mutating func endOther(_ result: RefreshResult, at time: Double) {
    if result == .success { opening = time + ContentLatch.patience }
    switch state {
    case .interrupted: state = .open
    case .failed where result == .success: state = .open
    case .open, .running, .unchanged, .failed: break
    }
  }
}
