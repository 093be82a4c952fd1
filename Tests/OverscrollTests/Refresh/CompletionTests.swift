@testable import Overscroll
@testable import OverscrollArticles
import OverscrollCore
import Testing

/// Actions that end when the app calls a completion handler.
@MainActor @Suite struct CompletionTests {
  /// A test action that stores its completion handler, and records its calls and the end of its body.
  @MainActor private final class Body {
    var completion: RefreshController.CompletionHandler?
    var isOver = false
    var wasCancelled = false
    var calls = 0

    func keep(_ completion: @escaping RefreshController.CompletionHandler) {
      calls += 1
      self.completion = completion
    }
  }

  private func rig(
    _ body: @escaping @MainActor @Sendable (@escaping RefreshController.CompletionHandler) async -> Void
  ) -> ControllerSetup {
    let rig = ControllerSetup()
    rig.controller.setAction(levels: RefreshController.completing(body))
    return rig
  }

  @Test("An action ends when its completion handler is called, not when its body returns")
  func onlyCompletion() async throws {
    let body = Body()
    let rig = rig { body.keep($0) }
    let run = rig.controller.begin()
    await settle()
    #expect(!run.isFinished && rig.controller.isRefreshing(at: .start))
    await body.completion?()
    #expect(await run.value()?.result == .success)
  }

  @Test("The body may call the completion handler first, and then continue")
  func beforeReturning() async throws {
    let body = Body()
    let gate = CompletionSource<RefreshResult>()
    let rig = rig { complete in
      await complete()
      _ = try? await gate.value()
      body.isOver = true
    }
    #expect(await rig.controller.refresh()?.result == .success)
    #expect(!body.isOver)
    gate.end()
    await eventually { body.isOver }
  }

  @Test("The completion handler may be called later and from a different task")
  func later() async throws {
    let gate = CompletionSource<RefreshResult>()
    let rig = rig { complete in
      Task.detached {
        _ = try? await gate.value()
        await complete()
      }
    }
    let run = rig.controller.begin()
    await settle()
    #expect(!run.isFinished)
    gate.end()
    #expect(await run.value()?.result == .success)
  }

  @Test("A second call of the same completion handler changes nothing, even while the next action runs")
  func twice() async throws {
    let body = Body()
    let rig = rig { body.keep($0) }
    let first = rig.controller.begin()
    await settle()
    let complete = try #require(body.completion)
    await complete()
    await complete()
    #expect(await first.value()?.result == .success)
    let second = rig.controller.begin()
    await eventually { body.calls == 2 }
    await complete()
    await settle()
    #expect(!second.isFinished)
    await body.completion?()
    #expect(await second.value()?.result == .success)
    #expect(rig.host.outcomes() == [.success, .success])
  }

  @Test("If a completion handler is released without a call, its action is cancelled")
  func dropped() async throws {
    let body = Body()
    let rig = rig { body.keep($0) }
    let run = rig.controller.begin()
    await settle()
    #expect(!run.isFinished)
    body.completion = nil
    #expect(await run.value()?.result == .cancelled)
    let ignored = self.rig { _ in }
    #expect(await ignored.controller.refresh()?.result == .cancelled)
  }

  @Test("Cancelling the action cancels its task, and a later call of the completion handler has no effect")
  func cancelled() async throws {
    let body = Body()
    let gate = CompletionSource<RefreshResult>()
    let rig = rig { complete in
      body.keep(complete)
      _ = try? await gate.value()
      body.wasCancelled = Task.isCancelled
      body.isOver = true
    }
    let run = rig.controller.begin()
    await settle()
    rig.controller.cancel()
    #expect(run.outcome?.result == .cancelled)
    await eventually { body.isOver }
    #expect(body.wasCancelled)
    await body.completion?()
    await settle()
    #expect(rig.host.outcomes() == [.cancelled])
  }
}
