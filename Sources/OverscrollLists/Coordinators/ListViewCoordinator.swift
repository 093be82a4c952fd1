#if canImport(SwiftUI)
  import Overscroll
  import Combine
  import OverscrollCore
  import OverscrollListCore
  import SwiftUI

  /// Connects a list view with its controller, as long as the view has its identity.
  ///
  /// The coordinator forwards the view's declaration and the platform's reports to the controller. It keeps
  /// the data of the latest update, so that the drawn items match the engine's items.
  @MainActor final class ListViewCoordinator<ID: Hashable, Item: View>: ObservableObject {
    /// The list's current controller.
    var controller: ListController { controllerStore.controller }
    let controllerStore = ListControllerStore()
    /// The connection between the controller and the data.
    private(set) var data: ListDataCoordinator<ID>
    /// Redraws the view of the items when the mounted items or their positions change.
    let items = RedrawSource()
    /// Redraws the pinned header and a driven list's content with each frame.
    let frames = RedrawSource()
    /// Never redraws a view; a header observes it while it is not pinned.
    let noFrames = RedrawSource()
    /// Redraws the view that sends ticks, when they begin or cease to be needed.
    let ticks = RedrawSource()
    /// The adapter of SwiftUI's scroll view, if the platform's scroll view is not found.
    let geometry = GeometryAdapter()
    /// The locator of the platform's scroll view.
    let locator = ScrollViewLocator()
    /// The axis of the list.
    private(set) var axis = Axis.vertical
    /// The layout direction, which determines the start of a horizontal list.
    private(set) var direction = LayoutDirection.leftToRight
    /// The animator of the app's animated edits.
    let edits = EditAnimator<ID, Item>()
    /// The revision of the mounted items and their positions.
    var revision = 0
    /// Whether the coordinator is handling a scroll of the platform.
    var isScrolled = false
    /// The number of evaluations of the view.
    private var evaluations = 0
    /// The number of declarations so far.
    private(set) var declaration = 0

    /// The view's latest declaration.
    private var declared: ListDeclaration<ID, Item>?
    /// Returns the view of an item of the list's data.
    private var item: ((Int) -> Item)?
    /// Synchronizes the app's scroll position with the list.
    private let positionCoordinator = PositionCoordinator()
    /// Calls the app's actions for visible items and for items that come next.
    private let itemActions = ItemActionCoordinator()
    private let warnings = WarningLog()
    /// The features of the rows.
    private(set) lazy var features = RowCoordinatorStore(self)
    /// The move with which the list shows its data.
    private var rowIndexMap: RowIndexMap?
    /// The item that a finger holds, which no animation moves.
    private(set) var floatingRow: AnyHashable?
    /// The header and the footer of the latest declaration.
    var endViews = ListEndViews()
    /// The extents of the header and the footer, in pt.
    var endExtents = EdgePair(start: 0.0, end: 0.0)
    /// Whether the extents of the header and the footer are measured.
    var measuredEnds = EdgePair(start: false, end: false)
    private var setup: ListViewConfiguration?
    /// The setup that was most recently sent to the controller.
    private var appliedSetup: ListViewConfiguration?
    private(set) var isShown = false
    /// The participant of the nearest enclosing modifier, possibly of a different scroll view.
    private(set) weak var participant: ScrollViewParticipant?
    /// The scroll view that the locator has found, and its session.
    weak var foundView: AnyObject?
    var foundSession: ScrollViewSession?
    /// The session, while the platform scrolls the list.
    var session: ScrollViewSession?
    var isRightToLeft = false
    let layoutTurn = NextTurnScheduler()
    let drawnTurn = NextTurnScheduler()
    /// Whether the engine scrolls the list.
    var isDriven: Bool { setup?.scrolling.isDriven == true }
    /// Whether the motions of rows are reduced.
    var reducesMotion: Bool { setup?.reducesMotion == true }
    var isEnabled: Bool { setup?.isEnabled != false }
    /// The viewport's size from SwiftUI, and its extent from the adapter, if any.
    var size = CGSize.zero
    var platformViewport: Double?

    init() {
      data = ListDataCoordinator(controllerStore.controller)
      locator.delegate = self
    }

    /// Returns the current view of an item, or the last view of a removed row.
    func content(_ row: MountedItem<ID>) -> Item? {
      if let content = edits.content(row.id) { return content }
      guard let source = data.source, row.index < source.count else { return nil }
      return item?(row.index)
    }

    /// Counts an evaluation of the view, and returns the new number.
    func countEvaluation() -> Int {
      evaluations &+= 1
      return evaluations
    }

    /// Attaches to the controller when the view appears.
    func appear(_ next: ListViewInput<ID, Item>) {
      isShown = true
      updateController(next.declaration.controller)
      attach()
      update(next)
      findScrollView()
    }

    /// Detaches from the controller when the view disappears.
    func disappear() {
      isShown = false
      for feature in features.all { feature.listDisappeared() }
      updateSession()
      controllerStore.detach(for: self)
    }

    /// Applies the view's current declaration.
    func update(_ next: ListViewInput<ID, Item>) {
      guard isShown else { return }
      if updateController(next.declaration.controller) { attach() }
      (participant, axis, direction) = (next.participant, next.setup.axis, next.setup.direction)
      for declare in next.declaration.rowCoordinators + (next.rowCoordinators ?? []) { declare(features) }
      let animation = edits.consumeAnimation()
      apply(next.declaration, next.setup, in: animation)
      positionCoordinator.update(next.position, animated: animation != nil, controller, data.source)
      itemActions.update(next.itemActions, controller)
      setEndViews(next.endViews)
      features.notify(.data)
      items.send()
    }

    /// Applies a declaration, and sends its changes to the controller.
    private func apply(
      _ declaration: ListDeclaration<ID, Item>, _ setup: ListViewConfiguration, in animation: Animation?,
      isReorder: Bool = false
    ) {
      // Draw only data that the controller has.
      guard controller.delegate === self else { return }
      let picture = animation == nil ? nil : snapshot(drawnBy: item)
      declared = declaration
      if !isReorder { self.declaration &+= 1 }
      let isNew = setup != appliedSetup
      (self.setup, appliedSetup) = (setup, setup)
      // Leave the session before the engine starts to scroll, so that the engine has no edges.
      updateSession()
      if isNew {
        configure()
        // The scroll view may have reported before the controller had this behavior.
        adapter?.report()
      }
      layOut()
      data.setCacheLimit(setup.cacheLimit)
      data.endSpace = setup.endSpace
      let source = declaration.source()
      let move = arrangement(of: source)
      item = move.map { move in { declaration.item(move.dataIndex(of: $0)) } } ?? declaration.item
      let reorder = isReorder ? ListInput(from: rowIndexMap, to: move) : nil
      rowIndexMap = move
      let edits = data.update(source.moved(by: move), reorder: reorder, from: self)
      if let animation, let picture, let edits { animate(animation, from: picture, edits) }
    }

    /// Sends the list's configuration with the extents of its header and footer.
    func configure() {
      guard let setup else { return }
      var configuration = setup.configuration
      configuration.accessories = endExtents
      controller.configure(
        configuration, setup.scrolling.engineBehavior(reducesMotion: setup.reducesMotion),
        estimate: setup.estimate, from: self)
    }

    /// Attaches to the controller, and marks the whole setup to be sent again.
    private func attach() {
      controller.attach(self)
      appliedSetup = nil
    }

    /// Updates the controller if the app sets a different controller, or no controller.
    ///
    /// - Returns: Whether the controller has changed.
    @discardableResult private func updateController(_ controller: ListController?) -> Bool {
      guard controllerStore.update(controller, for: self) else { return false }
      leaveSession()
      data = ListDataCoordinator(self.controller, after: data)
      ticks.send()
      frames.send()
      return true
    }

    /// Updates the measured extent of an item, in pt.
    func updateExtent(_ extent: Double, of item: ItemIdentity<ID>) {
      data.updateExtent(extent, of: item, from: self)
    }

    /// Updates the focus when an item's view gains or loses it.
    func focusChanged(_ focus: ListFocus, _ isThere: Bool, at item: ItemIdentity<ID>) {
      data.focusChanged(focus, isThere, at: item, from: self)
    }

    /// Clears every focus, because all item views have disappeared.
    func clearFocus() { data.clearFocus(from: self) }

    /// Updates the viewport's size.
    ///
    /// Reports the adapter's viewport too, because UIKit may change insets silently. SwiftUI is not updating
    /// now, so the rows move in the same frame as the viewport.
    func updateViewport(_ size: CGSize) {
      self.size = size
      layOut()
      adapter?.reportViewport()
      controller.runner.publishWaitingChanges()
      session?.reportLater()
    }

    /// Sends the viewport's extents to the controller.
    ///
    /// An extent from the adapter takes precedence along the axis.
    func layOut() {
      let extent = axis == .vertical ? size.height : size.width
      controller.layOut(
        viewport: platformViewport ?? extent, cross: axis == .vertical ? size.width : size.height, from: self)
      if controller.delegate === self { data.sendKnownExtents() }
    }
  }

  // The order of the rows while the user drags one.
  extension ListViewCoordinator {
    /// Applies the arrangement again, because the user has dragged a row to a different index.
    func rearrangeRows(animation: Animation?, floating: AnyHashable?) {
      // Rows with the same index are evaluated again only if another row floats.
      if floating != floatingRow { declaration &+= 1 }
      floatingRow = floating
      guard isShown, let declared, let setup else { return }
      apply(declared, setup, in: animation, isReorder: true)
      revision &+= 1
      items.send()
    }

    /// Returns the move with which the list shows its data, or `nil`.
    private func arrangement(of source: ListSource<ID>) -> RowIndexMap? {
      guard let orderSource = features.orderSource else { return nil }
      let data = RowSource(
        count: source.count, id: { AnyHashable(source.id($0)) },
        kind: { source.kind(of: $0) })
      return orderSource.arrangement(of: data).flatMap { move in
        (0..<data.count).contains(move.item) && (0..<data.count).contains(move.index) ? move : nil
      }
    }
  }

  // Replacement of the controller by a newer list.
  extension ListViewCoordinator {
    /// Continues with a private controller, and applies the latest declaration to it.
    ///
    /// Warns if the list is still shown a second later. Until then the newer list may be its replacement.
    func continueWithOwnController() {
      Task { [weak self] in
        try? await AmbientClock.sleep(for: .seconds(1))
        if let self, isShown, controllerStore.isReplaced { warnings.update([.controllerOfTwoLists]) }
      }
      data = ListDataCoordinator(controller, after: data)
      appliedSetup = nil
      guard isShown, let declared, let setup else { return }
      apply(declared, setup, in: nil)
      items.send()
      ticks.send()
      frames.send()
    }
  }

  // The memory of the list.
  extension ListViewCoordinator {
    /// Drops cached items and unused views, because memory is low.
    func freeMemory() {
      controller.dropIdleSlots()
      data.emptyCache()
      revision &+= 1
      items.send()
    }
  }

  // The app's scroll position.
  extension ListViewCoordinator {
    /// Updates the app's scroll position after the offset or the visible items changed.
    func updatePositionBinding() {
      positionCoordinator.updateBinding(controller, data.source)
      itemActions.itemsChanged(controller)
    }
  }

  // Frames and scroll inputs.
  extension ListViewCoordinator {
    /// Whether the engine or a feature of the rows needs frames.
    var needsFrames: Bool { controller.needsFrames || features.all.contains { $0.needsFrames } }

    /// Begins or ends to send ticks, because the needs of a feature have changed.
    func updateFrames() { ticks.send() }

    /// Sends a tick before a frame is drawn.
    func tick() {
      if controller.needsFrames { controller.tick(from: self) }
      for feature in features.all where feature.needsFrames { feature.tick() }
    }

    /// Handles a scroll by a wheel, a key or an assistive technology.
    func scroll(_ input: ScrollInput) { controller.scroll(input, from: self) }
  }
#endif
