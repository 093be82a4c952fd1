#if canImport(SwiftUI)
  import Combine
  package import OverscrollCore
  package import SwiftUI

  /// A header for a scroll view of which nothing is known but where its first row is.
  @MainActor package struct PositionReader<Header: View>: View {
    private let position: CGFloat
    private let space: CGFloat
    private let configuration: EdgeConfiguration
    private let action: @MainActor () async -> Void
    private let header: (EdgePresentation) -> Header

    @StateObject private var host = PositionHost()
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
      self.action = action
      self.header = header
    }

    package var body: some View {
      TimelineView(.animation(paused: !host.controller.presentation.wantsFrames)) { _ in
        header(host.controller.presentationNow.start)
      }
      .accessibilityElement(children: .contain)
      .accessibilityActions {
        if isEnabled { refresh }
      }
      #if !os(tvOS) && !os(watchOS)
        .background {
          if isEnabled { ShortcutButton { refresh } }
        }
      #endif
      .onAppear {
        host.action = action
        host.space = space
        host.appear(configuration, isEnabled: isEnabled, reducesMotion: reducesMotion)
      }
      .onChange(of: Latest(value: action)) { host.action = $0.value }
      .onChange(of: configuration) { host.controller.configure(.start, $0) }
      .onChange(of: isEnabled) { host.controller.setEnabled($0) }
      .onChange(of: reducesMotion) { host.controller.setReducesMotion($0) }
      .onChange(of: space) { host.moveEdge(to: $0) }
      .onChange(of: position) { host.locate($0) }
    }
  }

  extension PositionReader {
    /// The action, by its name.
    private var refresh: some View {
      Button(OverscrollStrings.action(.refresh).text) { host.controller.begin() }
    }
  }

  /// What ties a controller to positions alone.
  @MainActor private final class PositionHost: ObservableObject, RefreshHost {
    let controller = RefreshController()
    var action: @MainActor () async -> Void = {}
    /// What stands above the scroll view, in pt.
    var space: CGFloat = 0

    private let feedback = Feedback()

    func appear(_ configuration: EdgeConfiguration, isEnabled: Bool, reducesMotion: Bool) {
      controller.configure(.start, configuration)
      controller.setReducesMotion(reducesMotion)
      controller.setAction(
        at: .start,
        levels: { [weak self] _ in
          await self?.action()
          return .success
        })
      controller.setEnabled(isEnabled)
      controllerReturned()
    }

    func controllerReturned() {
      controller.attach(self)
      controller.layOut(.unbounded, from: self)
    }

    func locate(_ position: CGFloat) { controller.locate(position, from: self) }

    func moveEdge(to space: CGFloat) {
      let distance = space - self.space
      self.space = space
      controller.moveEdge(by: distance, from: self)
    }

    func presentationChanged() { objectWillChange.send() }

    func perform(_ effect: EdgeEffect, at edge: ScrollEdge) {
      feedback.perform(effect, at: edge)
    }

    /// There is nothing to set insets on, and a pinned header asks for none.
    func hold(_ change: InsetChange) {}
  }
#endif
