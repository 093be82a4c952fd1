#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Rotations of the window while content rests in the gap of an action that is about to end.
  @MainActor @Suite(.withSilentInsets, .onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct GapTurnScreenTests {
    /// The time from the action's end to the rotation, in frames.
    ///
    /// It is negative before the end.
    nonisolated static let delays = [-1, 0, 1, 3, 12, 30]
    nonisolated static let policies = [TriggerPolicy.release, .approach(300)]

    private static let portrait = CGSize(width: 390, height: 844)
    private static let landscape = CGSize(width: 844, height: 390)

    private func turn(_ screen: Screen, to size: CGSize) {
      let isPortrait = size == Self.portrait
      screen.resize(
        to: size,
        safeArea: isPortrait
          ? EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
          : EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47))
    }

    /// Returns the number of times that the action has started after the rotation.
    private func starts(
      _ host: FeedHost, _ edge: Edge, _ policy: TriggerPolicy, to size: CGSize, frames: Int, rows: Int
    ) async -> Int {
      let model = FeedModel()
      let screen = Screen(
        FeedRows(model: model, host: host).loadMore(edge: edge, when: policy) { try await model.work.run() })
      turn(screen, to: size == Self.portrait ? Self.landscape : Self.portrait)
      await screen.wait(0.5)
      if edge == .bottom {
        if host == .verticalList {
          model.controller.scrollTo(.bottom, animated: false)
        } else {
          screen.scroll(to: CGPoint(x: 0, y: screen.scrolls[0].contentSize.height - screen.size.height + 21))
        }
        await screen.wait(0.3)
      }
      let way: CGFloat = size == Self.portrait ? 220 : 420
      await screen.pullAndRelease(by: edge == .top ? way : -way, wait: 1)
      #expect(model.work.starts == 1, "\(host) \(edge) \(policy), \(frames) frames: before the end")
      if frames < 0 {
        turn(screen, to: size)
        await screen.frames(-frames)
      }
      model.rows = edge == .top ? Row.rows(-rows..<60) : Row.rows(0..<60 + rows)
      model.work.succeed()
      await screen.frames(max(0, frames))
      if frames >= 0 { turn(screen, to: size) }
      await screen.wait(3)
      return model.work.starts
    }

    @Test(
      "A rotation near the end of an action starts no second action", arguments: FeedHost.allCases, policies)
    func aTurnStartsNothing(host: FeedHost, policy: TriggerPolicy) async {
      // Each pair of an edge, a size and a delay meets each container and each policy.
      let first = (FeedHost.allCases.firstIndex(of: host) ?? 0) + (policy == Self.policies[0] ? 0 : 1)
      for (turn, edge) in [Edge.bottom, .top].enumerated() {
        for (side, size) in [Self.portrait, Self.landscape].enumerated() {
          for (delay, frames) in Self.delays.enumerated()
          where (first + turn + side + delay).isMultiple(of: 2) {
            let starts = await starts(host, edge, policy, to: size, frames: frames, rows: 0)
            #expect(starts == 1, "\(edge), to \(size.width) pt, \(frames) frames")
          }
        }
      }
    }
  }
#endif
