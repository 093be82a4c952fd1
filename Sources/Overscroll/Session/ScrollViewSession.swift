#if canImport(SwiftUI)
  package import OverscrollCore
  package import SwiftUI

  /// The session of one scroll view, shared by all modifiers around it.
  ///
  /// The session owns the adapter and chooses the controller. Each modifier is a participant, which
  /// registers its options, updates them and leaves. A list of this package in the scroll view also belongs
  /// to the session. The session merges the participants' options and sends changes to the controller.
  @MainActor package final class ScrollViewSession: RefreshControllerDelegate {
    package init() {}

    /// The adapter of the scroll view; nil until a scroll view is found.
    package var adapter: (any ScrollViewAdapter)? { connection.adapter }
    private(set) var connection = ConnectionState.noScrollView
    /// The axis of the edges, or of the list if the session has no participants.
    package var axis: Axis { members.isEmpty ? list?.axis ?? .vertical : edgeAxis }
    private var edgeAxis = Axis.vertical
    /// The merged options of all participants.
    package private(set) var options = ScrollViewOptions([])
    /// The list of this package in the scroll view, if any.
    package private(set) weak var list: (any ScrollViewList)?
    /// The measured extents of the edges' indicators, in pt.
    package var extents = EdgePair<Double?>(start: nil, end: nil)
    /// The large title above the content.
    package var title = LargeTitle()
    /// The insets of the scroll view within the innermost modifier's bounds, in pt.
    var margins = EdgePair<Double>.zero
    /// The layout in the adapter's latest report.
    var layout: ScrollViewLayout?
    let layoutTurn = NextTurnScheduler()
    let drawingTurn = NextTurnScheduler()
    private let updateTurn = NextTurnScheduler()
    private let returnTurn = NextTurnScheduler()
    private let warningTurn = NextTurnScheduler()
    let reportTurn = NextTurnScheduler()

    /// The controller in use, the app's or the session's own; nil without options.
    private var chosen: ChosenController?
    private lazy var own = RefreshController()
    /// Whether the adapter's scroll view has had a list of this package.
    ///
    /// Such a list keeps its visible rows in place if rows come before them.
    private(set) var hasHadList = false
    /// Whether the package's action replaced the system's refresh control at the latest update.
    var replacedRefresh = false
    private var members: [ParticipantEntry] = []
    private var isRightToLeft = false
    let actions = EdgeActions()
    let feedback = Feedback()
    let indicators = DrawnIndicatorState()
    private let warnings = WarningLog()

    private struct ParticipantEntry {
      weak var participant: ScrollViewParticipant?
    }

    private struct ChosenController {
      let controller: RefreshController
      /// The options that the controller has received, if any.
      var received: ScrollViewOptions?
    }

    private static var registry = SessionRegistry()

    /// The session of a scroll view, if it has one.
    package static func session(of view: AnyObject) -> ScrollViewSession? { registry.session(of: view) }

    /// The controller of the edges: the chosen one, else one that the session has made.
    package var controller: RefreshController { chosen?.controller ?? own }

    /// Whether the controller is attached to this session.
    var isConnected: Bool { connection.isAttached && controller.delegate === self }

    /// The participants, from the innermost to the outermost; headers come last.
    ///
    /// Each scroll frame reads this property, so `update()` sorts the participants in advance.
    var participants: [ScrollViewParticipant] { members.compactMap(\.participant) }

    /// The innermost participant except headers, which draws the indicators.
    var innermost: ScrollViewParticipant? {
      members.lazy.compactMap(\.participant).first { !$0.isHeader }
    }
  }

  // Adding and removing participants.
  extension ScrollViewSession {
    /// Adds a participant, and takes over the controller of its previous session if possible.
    func add(_ participant: ScrollViewParticipant, from last: ScrollViewSession?) {
      if let last {
        adoptController(from: last)
        for edge in ScrollEdge.allCases { extents[edge] = extents[edge] ?? last.extents[edge] }
      }
      members.append(ParticipantEntry(participant: participant))
      if adapter == nil { update() } else { updateLater() }
    }

    /// Removes a participant; running actions continue.
    func remove(_ participant: ScrollViewParticipant) {
      members.removeAll { $0.participant == nil || $0.participant === participant }
      if members.isEmpty {
        disconnect()
        actions.release()
        chosen?.received = nil
        options = ScrollViewOptions([])
      }
      detachIfLost()
      if adapter != nil { updateLater() }
    }

    /// Schedules an update and a connection of the controller for the main actor's next turn.
    ///
    /// By then, every participant that searches in this turn has found the scroll view. Every modifier has
    /// passed its current controller, and the scroll view has the layout of the same update.
    private func updateLater() {
      updateTurn.run { [weak self] in
        guard let self else { return }
        update(connects: true)
        redraw()
        if members.isEmpty { startAdapter() }
      }
    }

    /// Starts the adapter for the list in this turn.
    ///
    /// The list is then at its position in its first frame. If the session has participants, the adapter
    /// starts in the next turn.
    package func startList() {
      if members.isEmpty { startAdapter() }
    }

    /// Starts the adapter for a list, or lets a started adapter report again.
    private func startAdapter() {
      switch connection {
      case .noScrollView, .detaching: break
      case .waiting(let adapter):
        connection = .observing(adapter)
        adapter.start()
      case .observing(let adapter), .attached(let adapter): adapter.report()
      }
    }

    private func releaseAdapter() {
      guard connection.isObserving, let adapter else { return }
      connection = .waiting(adapter)
      adapter.release()
    }

    /// Sets the list of this package in the scroll view; nil removes it.
    package func setList(_ next: (any ScrollViewList)?) {
      let isSame = next === list && !(isConnected && next?.isJoined(with: controller) == false)
      guard !isSame else { return }
      if isConnected { list?.leave(controller) }
      list = next
      if next != nil { hasHadList = true }
      layout = nil
      if isConnected { list?.join(controller) }
      if connection.isObserving, next != nil { adapter?.report() }
    }

    /// Takes over the controller that a session without participants has made.
    ///
    /// The session does so only if that controller has been used, and the controller that this session has
    /// made has not.
    private func adoptController(from other: ScrollViewSession) {
      guard other !== self, other.members.isEmpty, other.controller === other.own, other.own.isUsed,
        !own.isUsed
      else { return }
      if controller === own {
        disconnect()
        chosen = nil
      }
      swap(&own, &other.own)
      other.chosen = nil
    }
  }

  // Sending the options to the controller.
  extension ScrollViewSession {
    /// Merges the participants' options, and sends changes to the controller.
    ///
    /// - Parameter connects: Whether a controller that is not connected is connected now, or in the main
    ///   actor's next turn.
    func update(connects: Bool = false) {
      let sorted = participants.sorted { one, other in
        one.isHeader == other.isHeader ? one.depth > other.depth : other.isHeader
      }
      members = sorted.map { ParticipantEntry(participant: $0) }
      let all = sorted.compactMap(\.options)
      guard !all.isEmpty else { return }
      options = .merged(all)
      chooseController()
      actions.apply(options, for: controller)
      warningTurn.run { [weak self] in self?.updateWarnings() }
      if adapter != nil, !connection.isAttached {
        if connects { connect() } else { updateLater() }
      }
      if chosen?.received?.isSame(as: options) != true { send() }
      actions.reconcile(hasEdges: controller.serves(self))
      actions.updateStatuses(of: controller)
      updateAvailability()
      startPendingRefreshes()
    }

    /// Logs the warnings about the current declarations.
    ///
    /// In the middle of an update, one modifier may still have the previous controller.
    private func updateWarnings() {
      guard !members.isEmpty else { return }
      warnings.update(participants.reduce(options.warnings) { $0.union($1.warnings) })
    }

    /// Chooses the controller: the app's, else the session's own.
    ///
    /// An action that the previous controller runs continues, without a view.
    private func chooseController() {
      let next = options.controller ?? own
      let last = controller
      guard chosen == nil || next !== last || options.axis != edgeAxis else { return }
      disconnect()
      (chosen, edgeAxis) = (ChosenController(controller: next), options.axis)
      guard next !== last else { return }
      actions.release()
      if last === own { next.adoptPending(from: last) }
      redraw()
    }

    /// Sends the options to the controller, attaches it to this session and starts the adapter.
    private func connect() {
      guard let adapter else { return }
      let isObserving = connection.isObserving
      layout = nil
      if !controller.serves(self) { controller.suspend() }
      send()
      if controller.delegate === self { controller.reattach() } else { controller.attach(self) }
      connection = .attached(adapter)
      actions.reconcile(hasEdges: true)
      // Begin the pending refreshes first, because the next layout may start a load-more.
      startPendingRefreshes()
      guard connection.isAttached else { return }
      if isObserving { adapter.report() } else { adapter.start() }
      guard let list else { return }
      list.join(controller)
      adapter.report()
    }

    /// Detaches the controller from this session and stops the adapter.
    ///
    /// - Parameter isCovered: Whether another view covers the scroll view.
    private func disconnect(isCovered: Bool = false) {
      guard connection.isAttached || chosen?.controller.delegate === self else { return }
      if connection.isObserving, let adapter { connection = .detaching(adapter, isCovered: isCovered) }
      list?.leave(controller)
      controller.detach(self)
      releaseAdapter()
    }

    /// Sends the options to the controller, if it accepts them from this session.
    private func send() {
      chosen?.received = options
      guard controller.serves(self) else { return }
      defer { actions.begin(options, with: controller) }
      controller.setExclusion(options.environment.exclusion)
      controller.setReducesMotion(options.environment.reducesMotion)
      for edge in ScrollEdge.allCases {
        actions.declare(edge, by: options, to: controller, indicatorExtent: extents[edge])
      }
      drawFrame()
    }
  }

  // Attaching and detaching the scroll view.
  extension ScrollViewSession {
    /// Attaches the controller again in the main actor's next turn.
    ///
    /// SwiftUI may be in the middle of an update now.
    package func controllerDidBecomeAvailable() {
      returnTurn.run { [weak self] in
        guard let self, adapter != nil, !controller.isAttached else { return }
        releaseAdapter()
        connect()
      }
    }

    /// Whether a participant's or the list's locator has found the adapter's scroll view.
    private var isLocated: Bool {
      // The adapter does not retain the view.
      guard let view = adapter?.view else { return false }
      return list?.locatedView === view || participants.contains { $0.located === view }
    }

    /// Whether no member except a given one has located the session's scroll view.
    ///
    /// If so, the session can attach another scroll view for that member.
    ///
    /// - Parameter member: A participant or the list.
    package func isFree(for member: AnyObject) -> Bool {
      guard let view = adapter?.view else { return true }
      return !(list !== member && list?.locatedView === view)
        && !participants.contains { $0 !== member && $0.located === view }
    }

    /// Attaches an adapter in place of the current one; the controller does not change.
    package func attach(_ next: any ScrollViewAdapter) {
      if isConnected { list?.leave(controller) }
      releaseAdapter()
      Self.registry.remove(self)
      (connection, layout) = (.waiting(next), nil)
      hasHadList = list != nil
      if let view = next.view { Self.registry.add(self, under: view) }
      next.setLayoutDirection(isRightToLeft: isRightToLeft)
      margins = .zero
      updateLater()
    }

    /// Detaches the adapter; running actions continue.
    func detach() {
      guard let adapter else { return }
      disconnect(isCovered: !adapter.isInWindow)
      releaseAdapter()
      Self.registry.remove(self)
      (connection, layout) = (.noScrollView, nil)
    }

    /// Detaches the adapter if no member locates its scroll view any longer.
    ///
    /// An adapter for SwiftUI's scroll geometry has no scroll view and stays.
    package func detachIfLost() {
      if adapter != nil, !(adapter is GeometryAdapter), !isLocated { detach() }
    }

    /// Sets whether a horizontal axis starts on the right.
    package func setLayoutDirection(isRightToLeft: Bool) {
      self.isRightToLeft = isRightToLeft
      adapter?.setLayoutDirection(isRightToLeft: isRightToLeft)
    }
  }
#endif
