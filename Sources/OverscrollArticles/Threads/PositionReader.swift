#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import SwiftUI

  /// A header for a scroll view that is somewhere near it.
  ///
  /// Without that scroll view, the header reads the overscroll from the position of the first row. Momentum may start the
  /// action then, as in the article's own code, because a position does not say what moves the row.
  @MainActor struct PositionReader<Header: View>: View {
    private let position: CGFloat
    private let space: CGFloat
    private let configuration: EdgeConfiguration
    private let action: @MainActor () async -> Void
    private let header: (EdgePresentation) -> Header

    @StateObject private var participant: ScrollViewParticipant
    @State private var row = RowHolder()
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
    init(
      position: CGFloat, space: CGFloat, configuration: EdgeConfiguration,
      action: @escaping @MainActor () async -> Void,
      @ViewBuilder header: @escaping (EdgePresentation) -> Header
    ) {
      self.position = position
      self.space = space
      self.configuration = configuration
      self.action = action
      self.header = header
      _participant = StateObject(
        wrappedValue: ScrollViewParticipant(
          isHeader: true, options: ScrollViewOptions([(.top, Self.edge(configuration, action))])))
    }

    var body: some View {
      let options = options
      return HeaderReader(participant: participant, header: header)
        .accessibilityElement(children: .contain)
        .accessibilityActions {
          if isEnabled { refresh }
        }
        .anchorsBeside(participant.locator)
        #if !os(tvOS)
          .background {
            if isEnabled { ShortcutButton { refresh } }
          }
        #endif
        .onAppear {
          row.overscroll.setSpace(space)
          participant.update(options, in: nil)
        }
        .onChange(of: Latest(value: options)) { participant.update($0.value, in: nil) }
        .onChange(of: space) { row.overscroll.setSpace($0) }
        .onChange(of: position) { report($0) }
    }

    private var options: ScrollViewOptions {
      ScrollViewOptions(
        ScrollViewOptions([(.top, Self.edge(configuration, action))]),
        in: ScrollViewOptions.Surroundings(isEnabled: isEnabled, reducesMotion: reducesMotion))
    }

    private static func edge(
      _ configuration: EdgeConfiguration, _ action: @escaping @MainActor () async -> Void
    ) -> EdgeOptions {
      EdgeOptions(
        configuration,
        action: .run { _ in
          await action()
          return .success
        }, showsIndicator: false)
    }

    /// Reports the position of the first row, in pt, which counts only without a scroll view.
    private func report(_ position: CGFloat) {
      guard case .observed(let overscroll, let phase)? = row.overscroll.report(at: position) else { return }
      participant.geometry.moved(to: overscroll, phase)
    }

    /// The action, by its name.
    private var refresh: some View {
      Button(OverscrollStrings.action(.refresh).text) { participant.controller.begin(.top) }
    }
  }

  /// The first row, whose positions no view depends on.
  private final class RowHolder {
    var overscroll = RowOverscroll()
  }

  /// Draws a header with each frame.
  @MainActor private struct HeaderReader<Header: View>: View {
    let participant: ScrollViewParticipant
    let header: (EdgePresentation) -> Header
    @ObservedObject private var frames: FrameSignal

    init(participant: ScrollViewParticipant, header: @escaping (EdgePresentation) -> Header) {
      (self.participant, self.header, frames) = (participant, header, participant.frames)
    }

    var body: some View {
      TimelineView(.animation(paused: !participant.controller.presentation.wantsFrames)) { _ in
        header(participant.controller.presentationNow.start)
      }
    }
  }
#endif
