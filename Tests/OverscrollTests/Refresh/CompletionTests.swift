@testable import Overscroll
@testable import OverscrollArticles
import OverscrollCore
import Testing

/// Actions that end when their completion is called.
@MainActor @Suite struct CompletionTests {
  /// Keeps a completion, and notes what became of the body.
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

  @Test("Only the completion ends it: returning does not")
  func onlyCompletion() async throws {
    let body = Body()
    let rig = rig { body.keep($0) }
    let run = rig.controller.begin()
    await settle()
    #expect(!run.isOver && rig.controller.isRefreshing(.start))
    await body.completion?()
    #expect(await run.value()?.result == .success)
  }

  @Test("It may be called before the body returns, which may then take its time")
  func beforeReturning() async throws {
    let body = Body()
    let gate = EndSignal()
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

  @Test("It may be called after a wait, and from another task")
  func later() async throws {
    let gate = EndSignal()
    let rig = rig { complete in
      Task.detached {
        _ = try? await gate.value()
        await complete()
      }
    }
    let run = rig.controller.begin()
    await settle()
    #expect(!run.isOver)
    gate.end()
    #expect(await run.value()?.result == .success)
  }

  @Test("Called twice it ends the action once, and a later start not at all")
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
    #expect(!second.isOver)
    await body.completion?()
    #expect(await second.value()?.result == .success)
    #expect(rig.host.outcomes() == [.success, .success])
  }

  @Test("A completion that is dropped uncalled ends it as cancelled")
  func dropped() async throws {
    let body = Body()
    let rig = rig { body.keep($0) }
    let run = rig.controller.begin()
    await settle()
    #expect(!run.isOver)
    body.completion = nil
    #expect(await run.value()?.result == .cancelled)
    let ignored = self.rig { _ in }
    #expect(await ignored.controller.refresh()?.result == .cancelled)
  }

  @Test("Cancelled from outside, the body's task is cancelled, and a late completion changes nothing")
  func cancelled() async throws {
    let body = Body()
    let gate = EndSignal()
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
