#if canImport(SwiftUI)
  import Overscroll
  import Combine
  import OverscrollCore
  import OverscrollListCore
  import SwiftUI

  /// Ties a controller to one list view, for as long as that has its identity.
  ///
  /// It decides nothing: it passes on what the view declares and what the platform reports. It keeps the data
  /// of the last update, so that what is drawn matches what the engine knows.
  @MainActor final class ListViewHost<ID: Hashable, Item: View>: ObservableObject {
    /// The controller that decides.
    var controller: ListController { tenancy.controller }
    let tenancy = ListTenancy()
    /// What joins it with the data.
    private(set) var link: ListDataLink<ID>
    /// Tells who draws the items that others are mounted, or that they are elsewhere.
    let items = FrameSignal()
    /// Tells whoever follows each frame.
    let frames = FrameSignal()
    /// The scroll view as SwiftUI reports it, if the platform's is not found.
    let geometry = GeometryAdapter()
    /// Finds the platform's scroll view.
    let locator = ScrollViewLocator()
    /// The axis of the list.
    private(set) var axis = Axis.vertical
    /// Which way a horizontal axis runs.
    private(set) var direction = LayoutDirection.leftToRight
    /// Moves rows in the animations of the app's edits.
    let edits = EditAnimator<ID, Item>()
    /// Changes with what is mounted, and where.
    var revision = 0
    /// Whether the platform reports that it has scrolled.
    var isScrolled = false
    /// How often the view has been evaluated.
    private var evaluations = 0
    /// Counts what the view has declared.
    private(set) var declaration = 0

    /// What was declared last.
    private var declared: ListDeclaration<ID, Item>?
    /// Draws an item of the link's data.
    private var item: ((Int) -> Item)?
    /// Keeps the app's id of the first item in sight.
    private let position = PositionTie()
    private let warnings = WarningLog()
    private var setup: ListSetup?
    /// What the controller was told of it.
    private var told: ListSetup?
    private(set) var isShown = false
    /// The participant of the nearest modifier around the list, of the same scroll view or not.
    private(set) weak var participant: ScrollViewParticipant?
    /// The scroll view that the locator has found, and its session.
    weak var foundView: AnyObject?
    var found: ScrollViewSession?
    /// The session, while the platform scrolls the list.
    var session: ScrollViewSession?
    var isRightToLeft = false
    let layoutTurn = NextTurn()
    let drawnTurn = NextTurn()
    /// Whether the engine scrolls.
    var isDriven: Bool { setup?.scrolling.isDriven == true }
    /// The viewport's extents, as the view was laid out, and along the axis as a bridge says.
    var size = CGSize.zero
    var platformViewport: Double?

    init() {
      link = ListDataLink(tenancy.controller)
      locator.member = self
    }

    /// Draws an item, as it was declared last, or one that goes, as it was before.
    func content(_ row: MountedItem<ID>) -> Item? {
      if let content = edits.content(row.id) { return content }
      guard let source = link.source, row.index < source.count else { return nil }
      return item?(row.index)
    }

    /// Counts how often the view has been evaluated, this time included.
    func evaluated() -> Int {
      evaluations &+= 1
      return evaluations
    }

    /// The view has appeared.
    func appear(
      _ declaration: ListDeclaration<ID, Item>, _ setup: ListSetup, _ position: PositionBinding?,
      _ participant: ScrollViewParticipant?
    ) {
      isShown = true
      take(declaration.parameters.controller)
      attach()
      update(declaration, setup, position, participant)
    }

    /// The view is seen no longer.
    func disappear() {
      isShown = false
      updateSession()
      tenancy.end(for: self)
    }

    /// Takes what the view declares.
    func update(
      _ declaration: ListDeclaration<ID, Item>, _ setup: ListSetup, _ position: PositionBinding?,
      _ participant: ScrollViewParticipant?
    ) {
      guard isShown else { return }
      if take(declaration.parameters.controller) { attach() }
      (self.participant, axis, direction) = (participant, setup.axis, setup.direction)
      let animation = edits.takeDeclared()
      show(declaration, setup, in: animation)
      self.position.take(position, animated: animation != nil, controller, link.source)
      items.send()
    }

    /// Shows what is declared, and tells the controller what it has not been told.
    private func show(
      _ declaration: ListDeclaration<ID, Item>, _ setup: ListSetup, in animation: Animation?
    ) {
      // What the controller isn't told of isn't drawn either.
      guard controller.host === self else { return }
      let picture = animation == nil ? nil : picture(drawnBy: item)
      declared = declaration
      self.declaration &+= 1
      let isNew = setup != told
      (self.setup, told) = (setup, setup)
      // Before the engine scrolls, it has no edges that the platform scrolls.
      updateSession()
      if isNew {
        controller.configure(
          setup.configuration, setup.scrolling.engineBehavior(reducesMotion: setup.reducesMotion),
          estimate: setup.estimate, from: self)
        // A scroll view may have reported before the controller knew that it is the one that scrolls.
        adapter?.report()
      }
      layOut()
      item = declaration.item
      let arrivals = link.update(declaration.source(), from: self)
      if let animation, let picture, let arrivals { animate(animation, from: picture, arrivals) }
    }

    /// Becomes the controller's list, which is told everything anew.
    private func attach() {
      controller.attach(self)
      told = nil
    }

    /// Has another controller, if the app gives another, or none any more.
    ///
    /// - Returns: Whether it is another.
    @discardableResult private func take(_ controller: ListController?) -> Bool {
      guard tenancy.take(controller, for: self) else { return false }
      leaveSession()
      link = ListDataLink(self.controller, after: link)
      return true
    }

    /// An item's view was measured.
    func measured(_ extent: Double, of item: ItemIdentity<ID>) {
      link.measured(extent, of: item, from: self)
    }

    /// An item's view has come to have a focus, or has it no longer.
    func focusChanged(_ focus: ListFocus, _ isThere: Bool, at item: ItemIdentity<ID>) {
      link.focusChanged(focus, isThere, at: item, from: self)
    }

    /// The views of all items have gone.
    func focusGone() { link.focusGone(from: self) }

    /// The viewport was laid out.
    func viewportMeasured(_ size: CGSize) {
      self.size = size
      layOut()
    }

    /// Tells the controller of the viewport: along the axis as a bridge says, if there is one.
    func layOut() {
      let extent = axis == .vertical ? size.height : size.width
      controller.layOut(
        viewport: platformViewport ?? extent, cross: axis == .vertical ? size.width : size.height, from: self)
    }
  }

  // A newer list has taken the controller.
  extension ListViewHost {
    /// Shows with its own controller what was declared last, and warns if it is still shown a second later.
    ///
    /// Until then the newer list may be this one's replacement.
    func goOn() {
      Task { [weak self] in
        try? await AmbientTime.sleep(for: .seconds(1))
        if let self, isShown, tenancy.isLent { warnings.take([.controllerOfTwoLists]) }
      }
      link = ListDataLink(controller, after: link)
      told = nil
      guard isShown, let declared, let setup else { return }
      show(declared, setup, in: nil)
      items.send()
      frames.send()
    }
  }

  // What the app is told.
  extension ListViewHost {
    /// The list may be elsewhere, or others of its items are in sight.
    func listMoved() { position.listMoved(controller, link.source) }
  }

  // What a list that the engine scrolls reports.
  extension ListViewHost {
    /// A frame is about to be drawn.
    func tick() { controller.tick(from: self) }

    /// A wheel, a key or an assistive technology scrolls.
    func scroll(_ input: ScrollInput) { controller.scroll(input, from: self) }
  }

  /// What is told to a controller when it changes.
  struct ListSetup: Equatable {
    let axis: Axis
    var configuration: ListConfiguration
    let scrolling: ListScrolling
    let estimate: Double?
    let reducesMotion: Bool
    let direction: LayoutDirection
  }
#endif
