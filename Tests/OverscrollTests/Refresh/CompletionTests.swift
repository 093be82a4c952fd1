@testable import Overscroll
@testable import OverscrollArticles
import OverscrollCore
import Testing

/// Actions that end when their completion is called.
@MainActor @Suite struct CompletionTests {
  /// Stores a completion, and records the calls and the end of the body.
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
  ) -> ControllerRig {
    let rig = ControllerRig()
    rig.controller.setAction(levels: RefreshController.completing(body))
    return rig
  }

  @Test("Only the completion ends the action, not the return of its body")
  func onlyCompletion() async throws {
    let body = Body()
    let rig = rig { body.keep($0) }
    let run = rig.controller.begin()
    await settle()
    #expect(!run.isFinished && rig.controller.isRefreshing(.start))
    await body.completion?()
    #expect(await run.value()?.result == .success)
  }

  @Test("The completion may be called before the body returns, and the body may continue")
  func beforeReturning() async throws {
    let body = Body()
    let gate = ActionCompletionSource()
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

  @Test("The completion may be called after a wait and from a different task")
  func later() async throws {
    let gate = ActionCompletionSource()
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

  @Test("A second call of a completion changes nothing, even during a later start")
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

  @Test("A completion that is released without a call cancels the action")
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

  @Test("Cancelling the action cancels its body's task, and a late completion changes nothing")
  func cancelled() async throws {
    let body = Body()
    let gate = ActionCompletionSource()
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
