#if canImport(SwiftUI)
  import Combine
  import OverscrollCore
  import SwiftUI

  /// Ties a controller to one scroll view of SwiftUI's, for as long as that has its identity.
  ///
  /// It decides nothing: what a view declares it passes on, what the platform reports likewise.
  @MainActor final class OverscrollHost: ObservableObject, RefreshHost, ScrollListener {
    /// The axis that is observed.
    private(set) var axis = Axis.vertical
    /// The controller that decides.
    private(set) var controller: RefreshController
    /// Tells the indicators, and only them, of each frame.
    let frames = FrameSignal()
    /// Tells at which edges there is anything to do.
    let offers = RefreshOffers()
    /// The scroll view as geometry shows it, where there is no bridge.
    let geometry = GeometryScroller()
    /// What the views declare now: read when an action starts.
    private(set) var declared = OverscrollDeclaration()
    /// Whether an edge is declared at which the system would put a refresh control of its own.
    var replacesSystemRefresh: Bool { axis == .vertical && declared.edges.start != nil }

    let wantsPulls = true
    let otherInsets = EdgePair(start: 0.0, end: 0.0)
    /// The insets, in pt, that are held for gaps.
    var heldInsets: EdgePair<Double> { scroller?.ownInsets ?? EdgePair(start: 0, end: 0) }

    private var setup: OverscrollSetup?
    private var extents = EdgePair<Double?>(start: nil, end: nil)
    /// What was laid out last, and whether the controller is yet to be told.
    private var laidOut: (geometry: ScrollExtents, isDue: Bool)?
    private var scroller: (any PlatformScroller)?
    private let flags = EdgePair(start: RefreshFlag(edge: .start), end: RefreshFlag(edge: .end))
    private let feedback = Feedback()

    init() {
      controller = RefreshController()
    }

    /// Takes what the views declare; closures count from the next start on, the rest at once.
    ///
    /// - Parameters:
    ///   - declaration: What is declared.
    ///   - setup: The part of it that the engine is told of, if it is another than before.
    func update(_ declaration: OverscrollDeclaration, _ setup: OverscrollSetup) {
      declared = declaration
      for edge in ScrollEdge.allCases {
        guard case .flag(let flag, let handler) = declaration.edges[edge]?.action else { continue }
        flags[edge].bind(get: { flag.wrappedValue }, set: { flag.wrappedValue = $0 }, handler: handler)
      }
      if setup != self.setup { apply(setup) }
      for edge in ScrollEdge.allCases where declaration.edges[edge]?.action.isFlag == true {
        flags[edge].reconcile()
      }
      offer()
    }

    /// Says at which of the declared edges there is anything to do.
    private func offer() {
      func isOn(_ edge: ScrollEdge) -> Bool { declared.edges[edge] != nil && controller.isOn(edge) }
      offers.take(EdgePair(start: isOn(.start), end: isOn(.end)))
    }

    private func apply(_ setup: OverscrollSetup) {
      self.setup = setup
      let given = declared.controller ?? controller
      if given !== controller || setup.axis != axis { reconnect(given, setup.axis) }
      controller.setExclusion(setup.exclusion)
      controller.setReducesMotion(setup.reducesMotion)
      for edge in ScrollEdge.allCases { apply(setup.edges[edge], at: edge) }
    }

    private func apply(_ setup: OverscrollSetup.EdgeSetup?, at edge: ScrollEdge) {
      controller.allow(setup?.isEnabled ?? false, at: edge)
      guard let setup else { return }
      controller.send(.configure(edge, setup.configuration))
      if let extent = extents[edge] { controller.setIndicatorExtent(extent, at: edge) }
      switch setup.source {
      case .run, .environment:
        controller.setAction(
          at: edge, levels: { [weak self] in try await self?.run($0, at: edge) ?? .cancelled })
      case .flag:
        flags[edge].drive(controller)
      case .controller:
        break
      }
    }

    /// Runs what is declared for an edge now, which may be a later closure than the one it was set up with.
    private func run(_ level: RefreshLevel, at edge: ScrollEdge) async throws -> RefreshResult {
      switch declared.edges[edge]?.action {
      case .run(let action):
        return try await action(level)
      case .environment:
        await declared.refresh?()
        return Task.isCancelled ? .cancelled : .success
      case .flag, .controller, nil:
        return .cancelled
      }
    }

    /// Has another controller, or another axis, for the same scroll view.
    private func reconnect(_ controller: RefreshController, _ axis: Axis) {
      let scroller = scroller
      if let scroller { disconnect(scroller) }
      self.controller = controller
      self.axis = axis
      if let scroller { connect(scroller) }
      frames.send()
    }
  }

  // What a bridge reports.
  extension OverscrollHost {
    /// A bridge has found the scroll view.
    func connect(_ scroller: any PlatformScroller) {
      guard scroller !== self.scroller else { return }
      if let last = self.scroller { disconnect(last) }
      self.scroller = scroller
      laidOut = nil
      if let setup { apply(setup) }
      controller.attach(self)
      scroller.start()
      frames.send()
    }

    /// There is no scroll view for a bridge to find: geometry has to do.
    func useGeometry() { connect(geometry) }

    /// The name of the space that the scroll view's content is measured in.
    var space: AnyHashable { AnyHashable(ObjectIdentifier(self)) }

    /// A bridge has lost the scroll view.
    func disconnect(_ scroller: any PlatformScroller) {
      guard scroller === self.scroller else { return }
      scroller.release()
      self.scroller = nil
      controller.detach(self)
    }

    /// The platform has scrolled.
    ///
    /// - Parameters:
    ///   - offset: How far the viewport's start edge is inside the content, in pt, without the gaps' insets.
    ///   - phase: What moves it.
    ///   - scroller: Who reports; only the one that is connected counts.
    func scrolled(to offset: Double, _ phase: ObservedPhase, from scroller: any PlatformScroller) {
      guard scroller === self.scroller else { return }
      controller.report(.observed(offset, phase), from: self)
    }

    /// The system has taken the finger's touch away.
    func dragCancelled(from scroller: any PlatformScroller) {
      guard scroller === self.scroller else { return }
      controller.report(.dragCancelled(pointer: nil), from: self)
    }

    /// The platform has laid out viewport and content.
    ///
    /// That happens while SwiftUI updates its views, when nothing may be published. So after the first time the
    /// controller is told in the main actor's next turn.
    func laidOut(_ geometry: ScrollExtents, from scroller: any PlatformScroller) {
      guard scroller === self.scroller, geometry != laidOut?.geometry else { return }
      guard let last = laidOut else {
        laidOut = (geometry, isDue: false)
        return controller.layOut(geometry, from: self)
      }
      laidOut = (geometry, isDue: true)
      guard !last.isDue else { return }
      Task { [weak self] in
        guard let self, let due = laidOut, due.isDue else { return }
        laidOut?.isDue = false
        controller.layOut(due.geometry, from: self)
      }
    }

    /// A list in the scroll view has changed before what is seen, and is about to have it scrolled by as much.
    ///
    /// - Parameters:
    ///   - shift: By how much, in pt.
    ///   - content: How long the content is then, in pt.
    func contentShifts(by shift: Double, content: Double) {
      guard let geometry = laidOut?.geometry else { return }
      let now = ScrollExtents(viewport: geometry.viewport, content: content)
      laidOut = (now, isDue: false)
      controller.layOut(now, shiftedBy: shift, from: self)
    }

    /// An indicator was measured.
    func measured(_ extent: Double, at edge: ScrollEdge) {
      extents[edge] = extent
      controller.setIndicatorExtent(extent, at: edge)
    }
  }

  // What the controller asks for.
  extension OverscrollHost {
    func presentationChanged() {
      frames.send()
      offer()
    }

    func hold(_ change: InsetChange) { scroller?.hold(change) }

    func perform(_ effect: EdgeEffect, at edge: ScrollEdge) {
      feedback.perform(effect, at: edge)
    }
  }

  /// Publishes each frame to those who draw it.
  @MainActor final class FrameSignal: ObservableObject {
    /// Tells them.
    func send() { objectWillChange.send() }
  }
#endif
