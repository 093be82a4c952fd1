import OverscrollTesting
import Foundation
import OverscrollCore
import Testing

@testable import Overscroll

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// `refreshIfStale`, which refreshes only old content, and the stored date of the last refresh.
@MainActor @Suite struct FreshnessTests {
  /// A controller whose current date is set by the test.
  @MainActor private final class DatedController {
    let now = DateBox()
    let controller: RefreshController
    let host: FakeHost
    private(set) var starts = 0

    init() {
      controller = RefreshController(clock: TestClock(), date: now.date)
      host = FakeHost(controller)
      controller.setAction { [weak self] in self?.starts += 1 }
      host.attach()
    }
  }

  private final class DateBox: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var current = Date(timeIntervalSince1970: 1_000_000)

    var date: @Sendable () -> Date { { self.lock.withLock { self.current } } }

    func pass(_ seconds: Double) { lock.withLock { current += seconds } }
  }

  /// Returns empty user defaults for one test.
  private func defaults(_ name: String = #function) throws -> UserDefaults {
    let defaults = try #require(UserDefaults(suiteName: "overscroll.\(name)"))
    defaults.removePersistentDomain(forName: "overscroll.\(name)")
    return defaults
  }

  @Test("Stale content is refreshed: never loaded, older than the limit, or dated in the future")
  func age() async {
    let rig = DatedController()
    #expect(await rig.controller.refreshIfStale(olderThan: .seconds(60))?.value()?.isSuccess == true)
    #expect(rig.controller.refreshIfStale(olderThan: .seconds(60)) == nil)
    rig.now.pass(60)
    #expect(rig.controller.refreshIfStale(olderThan: .seconds(60)) == nil)
    rig.now.pass(1)
    _ = await rig.controller.refreshIfStale(olderThan: .seconds(60))?.value()
    #expect(rig.starts == 2)
    rig.now.pass(-30)
    _ = await rig.controller.refreshIfStale(olderThan: .seconds(60))?.value()
    #expect(rig.starts == 3)
    for age in [Duration.zero, .seconds(-5)] {
      _ = await rig.controller.refreshIfStale(olderThan: age)?.value()
    }
    #expect(rig.starts == 5)
  }

  @Test("A successful action at the bottom edge does not make the content fresh")
  func edges() async {
    let rig = DatedController()
    rig.controller.setAction(at: Edge.bottom) {}
    _ = await rig.controller.begin(at: Edge.bottom).value()
    _ = await rig.controller.refreshIfStale(olderThan: .seconds(60))?.value()
    #expect(rig.starts == 1)
  }

  @Test("The stored date of the last success is available only under its key")
  func kept() async throws {
    let defaults = try defaults()
    let first = DatedController()
    first.controller.storeLastUpdated(under: "feed", in: defaults)
    #expect(first.controller.lastUpdated(of: Edge.top) == nil)
    await first.controller.refresh()
    let date = try #require(first.controller.lastUpdated(of: Edge.top))

    let second = DatedController()
    second.now.pass(30)
    second.controller.storeLastUpdated(under: "feed", in: defaults)
    #expect(second.controller.lastUpdated(of: Edge.top) == date)
    #expect(second.controller.refreshIfStale(olderThan: .seconds(60)) == nil)
    second.now.pass(40)
    #expect(second.controller.refreshIfStale(olderThan: .seconds(60)) != nil)

    let third = DatedController()
    third.controller.storeLastUpdated(under: "other", in: defaults)
    #expect(third.controller.lastUpdated(of: Edge.top) == nil)
  }

  @Test("If the controller and the store have different dates, the later date is used and stored")
  func later() async throws {
    let defaults = try defaults()
    let old = Date(timeIntervalSince1970: 5)
    defaults.set(old, forKey: "feed")
    let rig = DatedController()
    await rig.controller.refresh()
    let date = try #require(rig.controller.lastUpdated(of: Edge.top))
    rig.controller.storeLastUpdated(under: "feed", in: defaults)
    #expect(rig.controller.lastUpdated(of: Edge.top) == date)
    #expect(defaults.object(forKey: "feed") as? Date == date)
  }

  @Test("A new key starts without a date, and a success of the previous key does not change it")
  func otherKey() async throws {
    let defaults = try defaults()
    let rig = DatedController()
    rig.controller.storeLastUpdated(under: "one", in: defaults)
    await rig.controller.refresh()
    let date = try #require(rig.controller.lastUpdated(of: Edge.top))
    rig.controller.storeLastUpdated(under: "two", in: defaults)
    #expect(rig.controller.lastUpdated(of: Edge.top) == nil)
    #expect(defaults.object(forKey: "two") == nil)

    rig.now.pass(30)
    let run = rig.controller.begin()
    rig.controller.storeLastUpdated(under: "one", in: defaults)
    #expect(rig.controller.lastUpdated(of: Edge.top) == date)
    _ = await run.value()
    #expect(rig.starts == 2)
    #expect(rig.controller.lastUpdated(of: Edge.top) == date)
    #expect(defaults.object(forKey: "one") as? Date == date)
    await rig.controller.refresh()
    #expect(rig.controller.lastUpdated(of: Edge.top) == date + 30)
  }

  @Test("The date of a failure is not stored, and a stored value that is not a date is ignored")
  func nothing() async throws {
    struct Failure: Error {}
    let defaults = try defaults()
    defaults.set("yesterday", forKey: "feed")
    let rig = DatedController()
    rig.controller.storeLastUpdated(under: "feed", in: defaults)
    #expect(rig.controller.lastUpdated(of: Edge.top) == nil)
    rig.controller.setAction { throw Failure() }
    await rig.controller.refresh()
    #expect(defaults.object(forKey: "feed") as? Date == nil)
  }
}
