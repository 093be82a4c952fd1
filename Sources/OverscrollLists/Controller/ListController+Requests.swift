import Overscroll
import OverscrollCore
import OverscrollListCore

// The scrolls that code has requested.
extension ListController {
  /// Whether the list can scroll now.
  ///
  /// It can if it is visible, has items, and has the platform's offset or is scrolled by the engine.
  var isReady: Bool {
    guard delegate != nil, !content.list.isHidden, content.list.count > 0 else { return false }
    return hasPlatformOffset || runner.engine.behavior.source == .engine
  }

  /// Whether a scroll that code has requested waits for a list that can scroll.
  var awaitsRequest: Bool { pendingRequest.map { $0.savedPosition == nil } ?? false }

  /// Scrolls now, or as soon as the list can scroll; ignores non-finite offsets.
  ///
  /// - Parameters:
  ///   - request: The scroll.
  ///   - run: The run to end with the scroll's outcome, if the app awaits it.
  /// - Returns: Whether the list has scrolled now.
  @discardableResult
  func scroll(_ request: ScrollRequest, run: ScrollRun? = nil) -> Bool {
    if case .offset(let offset) = request.target, !offset.isFinite { return false }
    begin(run)
    awaitedRequest = nil
    guard isReady else {
      pendingRequest = request
      return false
    }
    pendingRequest = nil
    defer { endScrollRun() }
    return perform(request)
  }

  /// Performs the latest scroll again after an update of the data.
  ///
  /// The scroll belongs to the new data if both come in one turn.
  ///
  /// - Parameters:
  ///   - isChange: Whether the data have changed near the visible items. Other data may still contain the
  ///     item that the scroll waits for.
  ///   - keepsItems: Whether the data still have one of the items that were built. Otherwise a scroll to a
  ///     loaded item is not animated.
  func retryAwaitedScroll(isChange: Bool, keepsItems: Bool) {
    guard let awaited = awaitedRequest else { return }
    let isFound = awaited.request.id.map { indexForID?($0) != nil } ?? false
    if awaited.isLoading || !isChange {
      guard !awaited.hasScrolled, isFound else { return }
    }
    if awaited.isValid(at: clock.now()) {
      var request = awaited.request
      if awaited.loadsItem, !keepsItems { request.isAnimated = false }
      if isReady { perform(request) } else { pendingRequest = request }
    }
    awaitedRequest = nil
    endScrollRun()
  }

  /// Cancels the waiting scroll, because the user or the app has scrolled.
  ///
  /// The platform's reports of the scroll itself do not cancel it. They arrive within the next two frames.
  func cancelAwaitedScroll() {
    if let awaitedRequest, !awaitedRequest.mayBeReported(at: clock.now()) { cancelAwaitedScrollByUser() }
  }

  /// Cancels the waiting scroll, because the user scrolls.
  ///
  /// A scroll whose item the app loads still waits.
  func cancelAwaitedScrollByUser() {
    if awaitedRequest?.loadsItem != true { awaitedRequest = nil }
  }

  /// Performs the scroll that was requested before the list could scroll.
  func performPendingScroll() {
    guard isReady, let request = pendingRequest else { return }
    pendingRequest = nil
    perform(request)
  }

  @discardableResult
  private func perform(_ request: ScrollRequest) -> Bool {
    let target = target(of: request)
    // A saved position belongs to the data that it was saved with. A finger on the content prevents the
    // scroll.
    if request.savedPosition == nil, !runner.engine.content.isDragging {
      awaitedRequest = AwaitedRequest(
        request: request, time: clock.now(), hasScrolled: target != nil,
        isMissing: target.map { $0.item >= count } ?? true)
    }
    guard let target else {
      expireAwaitedRequest()
      return false
    }
    send(.scrollTo(target, animated: request.isAnimated))
    return true
  }

  /// Returns the engine's target of a request, or `nil` if the item is missing.
  private func target(of request: ScrollRequest) -> ItemTarget? {
    let alignment = alignment(for: request.anchor)
    return switch request.target {
    case .item(let item): ItemTarget(item: item, alignment: alignment)
    case .id(let id): indexForID?(id).map { ItemTarget(item: $0, alignment: alignment) }
    case .edge(let edge): .edge(edge)
    case .offset(let offset): content.target(at: offset)
    case .position(let position), .savedPosition(let position): position.target
    }
  }
}

// The scrolls that the app awaits.
extension ListController {
  /// Begins the run of the latest scroll, and ends the run of the previous scroll.
  private func begin(_ run: ScrollRun?) {
    requestCount &+= 1
    scrollRun?.end(with: .interrupted)
    scrollRun = run
  }

  /// Begins to wait for the item of a run, which the app loads.
  func beginLoading(for run: ScrollRun) {
    begin(run)
    if awaitsRequest { pendingRequest = nil }
    awaitedRequest = AwaitedRequest(
      request: run.request, time: clock.now(), hasScrolled: false, isMissing: true, loadsItem: true,
      isLoading: true)
  }

  /// Returns whether the list still waits for the loaded item of a run.
  func isLoading(for run: ScrollRun) -> Bool { run === scrollRun && awaitedRequest?.isLoading == true }

  /// Limits the wait for the item that the app has loaded.
  func endLoading(for run: ScrollRun) {
    guard isLoading(for: run) else { return }
    awaitedRequest?.isLoading = false
    awaitedRequest?.time = clock.now()
    expireAwaitedRequest()
  }

  /// Cancels the scroll of a run.
  func cancel(_ run: ScrollRun) {
    guard run === scrollRun else { return }
    awaitedRequest = nil
    scrollRun = nil
  }

  /// Ends the wait for a missing item after `AwaitedRequest.timeout`.
  ///
  /// Without a run, the next change of the data ends the wait.
  private func expireAwaitedRequest() {
    guard let run = scrollRun, let awaited = awaitedRequest else { return }
    Task { [weak self, clock] in
      try? await clock.sleep(awaited.time + AwaitedRequest.timeout)
      guard let self, run === scrollRun, awaitedRequest?.hasScrolled == false else { return }
      awaitedRequest = nil
      endScrollRun()
    }
  }

  /// Ends the run of a scroll whose list is removed.
  func interruptScrollRun() {
    guard pendingRequest == nil, awaitedRequest?.hasScrolled != false else { return }
    scrollRun?.end(with: .interrupted)
    scrollRun = nil
  }

  /// Ends the run of the latest scroll if the scroll has ended.
  func endScrollRun() {
    guard let run = scrollRun, pendingRequest == nil, !content.isScrollingToItem,
      awaitedRequest?.hasScrolled != false
    else { return }
    scrollRun = nil
    guard let target = target(of: run.request) else { return run.end(with: .itemMissing) }
    run.end(with: content.isAt(target, in: runner.engine) ? .arrived : .interrupted)
  }
}
