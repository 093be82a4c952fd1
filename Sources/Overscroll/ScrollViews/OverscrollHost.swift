#if canImport(SwiftUI)
  import Combine
  import OverscrollCore
  import SwiftUI

  /// Ties a controller to one scroll view of SwiftUI's, for as long as that has its identity.
  ///
  /// It decides nothing: it passes on what a view declares and what the platform reports. A scroll view has
  /// one such host; others around it hand their declarations to that one (see `OverscrollHost+Joining`).
  @MainActor final class OverscrollHost: ObservableObject, RefreshHost, ScrollListener {
    /// The axis that is observed.
    private(set) var axis = Axis.vertical
    /// The controller that decides.
    var controller: RefreshController { owner?.controller ?? tenancy.controller }
    /// Tells the indicators, and only them, of each frame.
    let frames = FrameSignal()
    private let indicators = DrawnIndicators()
    /// Tells at which edges there is anything to do.
    let offers = RefreshOffers()
    /// The scroll view as SwiftUI reports it, if the platform's is not found.
    let geometry = GeometryScroller()
    /// Tells the indicators' layers, and buttons, that other edges are to be drawn here, or that another controller has them.
    let layers = FrameSignal()
    /// What the views declare now.
    var declared: OverscrollDeclaration { actions.declared }
    /// The edge that refreshes, if one does, whoever declares it.
    var refreshEdge: ScrollEdge? { (owner ?? self).declared.refreshEdge }
    /// What this host's own view declares.
    var own: OverscrollDeclared?
    /// The host whose scroll view this one's is, if that is another one.
    weak var owner: OverscrollHost?
    /// When what has appeared is to be refreshed, until it is.
    var due: Freshness?
    /// The hosts that have handed theirs to this one.
    var guests: [OverscrollHost] = []
    /// The host of the nearest view of this package around this one's, and how many there are.
    private(set) weak var outer: OverscrollHost?
    private(set) var depth = 0
    /// Where its view looks for the scroll view.
    private(set) var place: ScrollFinderPlace?
    /// Whether there is something to do at the edge at which the system would put a refresh control of its own.
    var replacesSystemRefresh: Bool { axis == .vertical && declared.hasAction(.start, controller) }

    let wantsPulls = true
    /// The insets, in pt, that are held for gaps.
    var heldInsets: EdgePair<Double> { (owner ?? self).scroller?.ownInsets ?? .zero }
    /// Whether gaps open beside the content; if not, indicators are drawn over the content.
    var holdsGaps: Bool { (owner ?? self).scroller?.holdsGaps ?? true }
    /// The lists inside: the scroll view may be one of theirs.
    var lists: [ListReference] = []
    /// The list whose scroll view it is.
    weak var list: (any JoinedList)?

    private let tenancy = RefreshTenancy()
    private var setup: OverscrollSetup?
    /// The large title above the content.
    var title = LargeTitle()
    /// How far inside of what the host's view is applied to the scroll view begins and ends, in pt.
    var margins = EdgePair<Double>.zero
    /// Whether the view is around several scroll views, of which none is meant.
    private var isAroundSeveral = false
    /// How long the indicators are, in pt, once they have been measured.
    var extents = EdgePair<Double?>(start: nil, end: nil)
    let layouts = DeferredLayouts()
    private(set) var scroller: (any PlatformScroller)?
    /// The scroll view's link, while another host has the scroll view.
    var standby: (any PlatformScroller)?
    private let actions = DeclaredActions()
    private let feedback = Feedback()
    private let warnings = WarningLog()

    /// Takes what the view declares; closures count from the next start on, the rest at once.
    ///
    /// - Parameters:
    ///   - declaration: What is declared.
    ///   - setup: The part of it that the engine is told of, if it is another than before.
    ///   - place: Where the view looks for the scroll view.
    ///   - outer: The host of the nearest view of this package around it, of the same scroll view or not.
    func update(
      _ declaration: OverscrollDeclaration, _ setup: OverscrollSetup, _ place: ScrollFinderPlace,
      in outer: OverscrollHost?
    ) {
      own = OverscrollDeclared(declaration: declaration, setup: setup)
      let isNew = self.place == nil || outer !== self.outer
      (self.place, self.outer, depth) = (place, outer, (outer?.depth ?? 0) + 1)
      (owner ?? self).settle()
      owner?.layers.send()
      if isNew { joinOthers() }
    }

    /// Brings the engine to what is declared, here and by those who have joined.
    func settle() {
      guard let joined else { return }
      let (declaration, setup) = (joined.declaration, joined.setup)
      actions.take(declaration)
      let others: Set<RuntimeWarning> = isAroundSeveral ? [.severalScrollViews] : []
      warnings.take(declaration.warnings.union(others))
      if setup != self.setup { apply(setup) }
      actions.reconcile(hasEdges: controller.serves(self))
      actions.tell(of: controller)
      offers.take(declared, controller)
      refreshDue()
    }

    /// Tells the controller what is declared, unless another scroll view has it.
    private func apply(_ setup: OverscrollSetup) {
      self.setup = setup
      let next = tenancy.next(declared.controller)
      if next !== tenancy.controller || setup.axis != axis { reconnect(next, setup.axis) }
      defer { actions.begin(setup, with: controller) }
      guard controller.serves(self) else { return }
      controller.setExclusion(setup.exclusion)
      controller.setReducesMotion(setup.reducesMotion)
      for edge in ScrollEdge.allCases {
        actions.apply(setup.edges[edge], at: edge, to: controller, indicatorExtent: extents[edge])
      }
      frames.send()
    }

    /// There are several scroll views to find, of which none is meant.
    func foundSeveral() {
      guard !isAroundSeveral else { return }
      isAroundSeveral = true
      settle()
    }

    /// Has another controller, or another axis, for the same scroll view.
    private func reconnect(_ controller: RefreshController, _ axis: Axis) {
      if let scroller { stop(scroller) }
      tenancy.take(controller)
      self.axis = axis
      if let scroller { start(scroller) }
      for host in [self] + guests { host.layers.send() }
    }

    /// Goes on with what another host's controller runs: one that is about to join, or one that gives the scroll view up.
    func adopt(_ other: OverscrollHost) {
      tenancy.reopen()
      // With a scroll view, it is had once the declaration is applied.
      if tenancy.adopt(other.tenancy, isAtOnce: scroller == nil) { setup = nil }
    }

    /// Has no engine of its own any more: another host's has its edges.
    func rest() {
      setup = nil
      actions.release()
      offers.take(nil, controller)
      frames.send()
    }
  }

  // What a bridge reports.
  extension OverscrollHost {
    /// A bridge has found the scroll view.
    func connect(_ scroller: any PlatformScroller) {
      guard scroller !== self.scroller, scroller !== standby else { return }
      if let last = self.scroller ?? standby {
        if last === geometry, replaceGeometry(by: scroller) { return }
        disconnect(last)
      }
      connect(scroller, besides: ScrollOwners.owner(of: scroller, for: self))
    }

    /// Makes the scroll view this host's.
    func take(_ scroller: any PlatformScroller) {
      self.scroller = scroller
      (margins, isAroundSeveral) = (.zero, false)
      ScrollOwners.add(self)
      start(scroller)
      frames.send()
    }

    /// Gives the scroll view up.
    func give(_ scroller: any PlatformScroller) {
      stop(scroller)
      self.scroller = nil
      tenancy.reopen()
    }

    private func start(_ scroller: any PlatformScroller) {
      layouts.forget()
      if !tenancy.controller.serves(self) { tenancy.controller.putAside() }
      if let setup { apply(setup) }
      tenancy.controller.attach(self)
      tenancy.close()
      actions.reconcile(hasEdges: true)
      for list in lists { list.list?.findScroller() }
      // Before what is laid out lets an edge that loads more start.
      refreshDue()
      scroller.start()
    }

    private func stop(_ scroller: any PlatformScroller) {
      tenancy.controller.detach(self)
      list?.leave()
      scroller.release()
    }

    /// A bridge has lost the scroll view.
    func disconnect(_ scroller: any PlatformScroller) {
      if scroller === standby { leave() }
      guard scroller === self.scroller else { return }
      give(scroller)
      dismissGuests()
    }

    /// The platform has laid out viewport and content.
    func laidOut(_ contents: ScrollContents, from scroller: any PlatformScroller) {
      guard scroller === self.scroller else { return }
      if let list { return list.laidOut(contents, from: scroller) }
      layouts.take(contents) { [weak self] in
        guard let self else { return }
        controller.layOut($0, from: self)
      }
    }
  }

  // What the controller asks for.
  extension OverscrollHost {
    /// The content may have scrolled with nothing else to draw than before.
    func presentationChanged() {
      if indicators.take(controller.presentation, insets: heldInsets) {
        frames.send()
        actions.tell(of: controller)
      }
      offers.take(declared, controller)
      refreshDue()
    }

    func hold(_ change: InsetChange) { scroller?.hold(change) }

    func report() { scroller?.report() }

    /// That may be in the middle of an update, in which nothing may be published.
    func controllerReturned() {
      Task { [weak self] in
        guard let self, let scroller, !controller.isAttached else { return }
        scroller.release()
        start(scroller)
      }
    }

    func perform(_ effect: EdgeEffect, at edge: ScrollEdge) {
      feedback.perform(effect, declared.purpose(of: edge))
    }
  }
#endif
