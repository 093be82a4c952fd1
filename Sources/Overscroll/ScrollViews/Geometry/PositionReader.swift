#if canImport(SwiftUI)
  import Combine
  package import OverscrollCore
  package import SwiftUI

  /// A header for a scroll view that is somewhere near it.
  ///
  /// Without that scroll view, the header reads the overscroll from the position of the first row. Momentum may start the
  /// action then, as in the article's own code, because a position does not say what moves the row.
  @MainActor package struct PositionReader<Header: View>: View {
    private let position: CGFloat
    private let space: CGFloat
    private let configuration: EdgeConfiguration
    private let action: Latest<@MainActor () async -> Void>
    private let header: (EdgePresentation) -> Header

    @StateObject private var host: PositionHost
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    /// Makes a header.
    ///
    /// - Parameters:
    ///   - position: Where the first row is, in pt.
    ///   - space: What stands above the scroll view, in pt: with it the edge moves.
    ///   - configuration: The policy and the numbers.
    ///   - action: What to do.
    ///   - header: Draws the header.
    package init(
      position: CGFloat, space: CGFloat, configuration: EdgeConfiguration,
      action: @escaping @MainActor () async -> Void,
      @ViewBuilder header: @escaping (EdgePresentation) -> Header
    ) {
      self.position = position
      self.space = space
      self.configuration = configuration
      self.action = Latest(value: action)
      self.header = header
      _host = StateObject(wrappedValue: PositionHost(configuration))
    }

    package var body: some View {
      TimelineView(.animation(paused: !host.controller.presentation.wantsFrames)) { _ in
        header(host.controller.presentationNow.start)
      }
      .accessibilityElement(children: .contain)
      .accessibilityActions {
        if isEnabled { refresh }
      }
      .background { ScrollFinder(host: host, place: .near) }
      #if !os(tvOS)
        .background {
          if isEnabled { ShortcutButton { refresh } }
        }
      #endif
      .onAppear {
        host.action = action.value
        host.setSpace(space)
        host.appear(configuration, isEnabled: isEnabled, reducesMotion: reducesMotion)
      }
      .onChange(of: action) { host.action = $0.value }
      .onChange(of: configuration) { host.controller.configure(.start, $0) }
      .onChange(of: isEnabled) { host.controller.setEnabled($0) }
      .onChange(of: reducesMotion) { host.controller.setReducesMotion($0) }
      .onChange(of: space) { host.setSpace($0) }
      .onChange(of: position) { host.report(rowAt: $0) }
    }
  }

  extension PositionReader {
    /// The action, by its name.
    private var refresh: some View {
      Button(OverscrollStrings.action(.refresh).text) { host.controller.begin() }
    }
  }

  /// Connects a controller to a scroll view if one is found, and otherwise to the first row's positions.
  @MainActor private final class PositionHost: ObservableObject, RefreshHost, ScrollListener {
    let controller = RefreshController()
    var action: @MainActor () async -> Void = {}

    let axis = Axis.vertical
    let wantsPulls = true

    private var scroller: (any PlatformScroller)?
    private var row = RowOverscroll()
    /// What the header was told of last.
    private var drawn: (edge: EdgePresentation, wantsFrames: Bool)?
    private let feedback = Feedback()

    /// Makes a host whose header can be drawn before it appears.
    init(_ configuration: EdgeConfiguration) {
      controller.configure(.start, configuration)
      controller.setAction(
        at: .start,
        levels: { [weak self] _ in
          await self?.action()
          return .success
        })
    }

    func appear(_ configuration: EdgeConfiguration, isEnabled: Bool, reducesMotion: Bool) {
      controller.configure(.start, configuration)
      controller.setReducesMotion(reducesMotion)
      controller.setEnabled(isEnabled)
      controllerReturned()
    }

    func controllerReturned() {
      controller.attach(self)
      controller.layOut(.unbounded, from: self)
    }

    /// Takes the first row's position, in pt, which is reported only without a scroll view.
    func report(rowAt position: CGFloat) {
      guard let input = row.report(at: position), scroller == nil else { return }
      controller.report(input, from: self)
    }

    /// Takes the extent of what stands above the scroll view, in pt; the next position is measured with it.
    func setSpace(_ space: CGFloat) { row.setSpace(space) }

    func presentationChanged() {
      let (edge, wantsFrames) = (controller.presentation.start, controller.presentation.wantsFrames)
      guard drawn?.edge != edge || drawn?.wantsFrames != wantsFrames else { return }
      drawn = (edge, wantsFrames)
      objectWillChange.send()
    }

    func perform(_ effect: EdgeEffect, at edge: ScrollEdge) {
      feedback.perform(effect, EdgePurpose(edge))
    }

    func report() { scroller?.report() }

    /// A pinned header asks for no insets, only to be scrolled back to the edge.
    func hold(_ change: InsetChange) { scroller?.hold(change) }
  }

  // What a bridge reports.
  extension PositionHost {
    func connect(_ scroller: any PlatformScroller) {
      guard scroller !== self.scroller else { return }
      self.scroller?.release()
      change(to: scroller)
      scroller.start()
    }

    func disconnect(_ scroller: any PlatformScroller) {
      guard scroller === self.scroller else { return }
      scroller.release()
      change(to: nil)
    }

    /// What is told from now on is of another place than before.
    private func change(to scroller: (any PlatformScroller)?) {
      controller.detach(self)
      self.scroller = scroller
      controllerReturned()
      presentationChanged()
    }

    func scrolled(to offset: Double, _ phase: ObservedPhase, from scroller: any PlatformScroller) {
      if scroller === self.scroller { controller.report(.observed(offset, phase), from: self) }
    }

    func dragCancelled(from scroller: any PlatformScroller) {
      if scroller === self.scroller { controller.report(.dragCancelled(pointer: nil), from: self) }
    }

    /// How large the content is says nothing about its start.
    func laidOut(_ contents: ScrollContents, from scroller: any PlatformScroller) {}

    /// Positions have to do.
    func useGeometry() {}
    func dropGeometry() {}
  }
#endif
