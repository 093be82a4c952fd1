#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import SwiftUI

  /// A header that refreshes the scroll view beside it.
  ///
  /// If the header finds no scroll view, it computes the overscroll from the position of the first row. The
  /// position alone does not tell whether a finger or momentum moves the row. So momentum may then start
  /// the action, as in the article's code.
  @MainActor struct PositionReader<Header: View>: View {
    private let position: CGFloat
    private let topInset: CGFloat
    private let configuration: EdgeConfiguration
    private let action: @MainActor () async -> Void
    private let header: (EdgePresentation) -> Header

    @StateObject private var participant: ScrollViewParticipant
    @State private var row = RowOverscrollStore()
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    /// Creates a header.
    ///
    /// - Parameters:
    ///   - position: The position of the first row, in pt.
    ///   - space: The extent of the views above the scroll view, in pt. When it changes, the position of
    ///     the row at rest changes by the same amount.
    ///   - configuration: The configuration of the edge.
    ///   - action: The refresh action.
    ///   - header: Draws the header.
    init(
      position: CGFloat, space: CGFloat, configuration: EdgeConfiguration,
      action: @escaping @MainActor () async -> Void,
      @ViewBuilder header: @escaping (EdgePresentation) -> Header
    ) {
      self.position = position
      self.topInset = space
      self.configuration = configuration
      self.action = action
      self.header = header
      _participant = StateObject(
        wrappedValue: ScrollViewParticipant(
          isHeader: true, options: ScrollViewOptions([(.top, Self.edgeOptions(configuration, action))])))
    }

    var body: some View {
      let options = options
      return HeaderReader(participant: participant, header: header)
        .accessibilityElement(children: .contain)
        .accessibilityActions {
          if isEnabled { refreshButton }
        }
        .anchorsBeside(participant.locator)
        #if !os(tvOS)
          .background {
            if isEnabled { ShortcutButton { refreshButton } }
          }
        #endif
        .onAppear {
          row.overscroll.updateTopInset(topInset)
          participant.update(options, in: nil)
        }
        .onChange(of: LatestValue(value: options)) { participant.update($0.value, in: nil) }
        .onChange(of: topInset) { row.overscroll.updateTopInset($0) }
        .onChange(of: position) { report($0) }
    }

    private var options: ScrollViewOptions {
      ScrollViewOptions(
        ScrollViewOptions([(.top, Self.edgeOptions(configuration, action))]),
        in: ScrollViewOptions.EnvironmentOptions(isEnabled: isEnabled, reducesMotion: reducesMotion))
    }

    private static func edgeOptions(
      _ configuration: EdgeConfiguration, _ action: @escaping @MainActor () async -> Void
    ) -> EdgeOptions {
      EdgeOptions(
        configuration,
        action: .run { _ in
          await action()
          return .success
        }, showsIndicator: false)
    }

    /// Reports the overscroll for a position of the first row, in pt.
    ///
    /// The report has an effect only if no scroll view has been found.
    private func report(_ position: CGFloat) {
      let input = row.overscroll.update(at: position, time: row.clock.now())
      guard case .observed(let overscroll, let phase)? = input else { return }
      participant.geometry.receive(to: overscroll, phase)
    }

    /// A button that refreshes, for assistive technologies and the keyboard shortcut.
    private var refreshButton: some View {
      Button(OverscrollStrings.action(.refresh).text) { participant.controller.begin(at: .top) }
    }
  }

  /// Stores the overscroll of the first row by reference, so a change updates no view.
  private final class RowOverscrollStore {
    var overscroll = RowOverscroll()
    let clock = EngineClock(AmbientClock.current.clock)
  }

  /// Draws the header again with each frame of a pull.
  @MainActor private struct HeaderReader<Header: View>: View {
    let participant: ScrollViewParticipant
    let header: (EdgePresentation) -> Header
    @ObservedObject private var frames: RedrawSource

    init(participant: ScrollViewParticipant, header: @escaping (EdgePresentation) -> Header) {
      (self.participant, self.header, frames) = (participant, header, participant.frames)
    }

    var body: some View {
      TimelineView(
        .animation(paused: !participant.controller.presentation.needsFrames),
        content: onMainActor { _ in header(participant.controller.presentationNow.start) })
    }
  }
#endif
