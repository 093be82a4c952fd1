#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Combine
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// A modifier with two thresholds, and the values of a style for the second level.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers)) struct SecondLevelScreenTests {
    @MainActor final class Model: ObservableObject {
      @Published var opened = 0
      var levels: [RefreshLevel] = []
      var drawn: [Values] = []
      let work = Work()
    }

    /// The values that a style receives.
    struct Values: Equatable {
      let level: RefreshLevel?
      let progress: Double
      let secondProgress: Double
      let elapsed: Double
    }

    private struct Page: View {
      @ObservedObject var model: Model
      var hasSecondThreshold = true

      private var configuration: EdgeConfiguration {
        var result = EdgeConfiguration(threshold: .points(80), minimumDuration: 0, resultDuration: 1)
        if hasSecondThreshold { result.secondThreshold = .points(150) }
        return result
      }

      var body: some View {
        let model = model
        return ScrollView { RowStack() }
          .pullToRefresh(configuration: configuration) { level in
            model.levels.append(level)
            if level == .second { model.opened += 1 } else { try await model.work.run() }
          }
          .refreshIndicator { configuration in
            let _ = model.drawn.append(
              Values(
                level: configuration.level, progress: configuration.progress,
                secondProgress: configuration.secondProgress, elapsed: configuration.elapsed))
            Text("Indicator").frame(height: 60)
          }
      }
    }

    private func screen(_ model: Model, hasSecondThreshold: Bool = true, reducesMotion: Bool = false) async
      -> Screen
    {
      await Screen(
        Page(model: model, hasSecondThreshold: hasSecondThreshold),
        wait: 0.5,
        environment: { if reducesMotion { Screen.reduceMotion(&$0) } })
    }

    @Test("The action receives the level of the threshold that the pull has reached")
    func actionReceivesLevel() async {
      let model = Model()
      let screen = await screen(model)
      await screen.pullAndRelease(by: 100, wait: 1)
      #expect(model.levels == [])
      await screen.pullAndRelease(by: 240, wait: 1)
      #expect(model.levels == [.first] && model.work.isRunning)
      await screen.wait(3, after: model.work.succeed)
      await screen.pullAndRelease(by: 480, wait: 3)
      #expect(model.levels == [.first, .second] && model.opened == 1)
      // The button of VoiceOver has the first level.
      await screen.perform("Refresh", wait: 1)
      #expect(model.levels == [.first, .second, .first])
    }

    @Test("A style receives the level, and the progress between the two thresholds")
    func styleReceivesSecondProgress() async throws {
      let model = Model()
      let screen = await screen(model)
      await screen.pull(by: 480)
      let pulled = model.drawn
      #expect(pulled.contains { $0.level == nil && $0.progress > 0 && $0.secondProgress == 0 })
      #expect(pulled.contains { $0.level == .first && $0.secondProgress > 0.2 && $0.secondProgress < 0.8 })
      for values in pulled {
        #expect((0...1).contains(values.secondProgress) && values.elapsed == 0)
        #expect(values.progress == 1 || values.secondProgress == 0)
        #expect((values.level == .second) == (values.secondProgress == 1))
      }
      #expect(zip(pulled, pulled.dropFirst()).allSatisfy { $0.secondProgress <= $1.secondProgress })
      screen.lift()
      await screen.frames(20)
      let result = try #require(model.drawn.last)
      #expect(result.level == .second && result.secondProgress == 1, "the result of the second level")
      await screen.wait(3)

      await screen.pullAndRelease(by: 240, wait: 0.5)
      let running = try #require(model.drawn.last)
      #expect(running.level == .first && running.progress == 1 && running.secondProgress == 0)
    }

    @Test("Without a second threshold, the level is the first, and the second progress is 0")
    func noSecondThreshold() async {
      let model = Model()
      let screen = await screen(model, hasSecondThreshold: false)
      await screen.pullAndRelease(by: 480, wait: 1)
      #expect(model.levels == [.first])
      #expect(model.drawn.contains { $0.level == .first && $0.progress == 1 })
      #expect(model.drawn.allSatisfy { $0.secondProgress == 0 && $0.level != .second })
    }

    @Test("A style receives the time since the action started")
    func styleReceivesElapsedTime() async throws {
      let model = Model()
      let screen = await screen(model)
      await screen.pullAndRelease(by: 240)
      #expect(model.drawn.allSatisfy { $0.elapsed < 0.1 })
      await screen.wait(5)
      let running = try #require(model.drawn.last)
      #expect(running.elapsed > 4.9 && running.elapsed < 5.1)
      await screen.wait(3, after: model.work.succeed)
      #expect(model.drawn.last?.elapsed == 0)
    }

    @Test(
      "With Reduce Motion, a style is drawn once a second while the action runs",
      .enabled(if: Screen.canReduceMotion))
    func styleIsDrawnOnceASecond() async throws {
      let model = Model()
      let screen = await screen(model, reducesMotion: true)
      await screen.pullAndRelease(by: 240, wait: 5)
      let running = try #require(model.drawn.last)
      #expect(running.elapsed > 3.8 && running.elapsed < 5.1)
      let drawn = model.drawn.count
      await screen.wait(4)
      #expect(3...5 ~= model.drawn.count - drawn)
      await screen.wait(4, after: model.work.succeed)
      let ended = model.drawn.count
      await screen.wait(3)
      #expect(model.drawn.count == ended && model.drawn.last?.elapsed == 0)
    }
  }
#endif
