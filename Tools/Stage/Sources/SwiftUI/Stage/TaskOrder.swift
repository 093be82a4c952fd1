import Dispatch
import Foundation
import Synchronization

/// Runs all tasks on the main thread, one after another, so that tests are repeatable.
///
/// It sets the hooks that Swift's runtime has for custom executors, and finds them by their symbol names.
public enum TaskOrder {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  private static let jobs = Atomic(0)
  private static let isOn = Atomic(false)

  /// Moves all tasks of the process to the main thread, from now on.
  public static func begin() {
    guard !isOn.exchange(true, ordering: .relaxed) else { return }
    set("swift_task_enqueueGlobal_hook") { job, _ in MainActor.shared.enqueue(job) }
    set("swift_task_enqueueMainExecutor_hook") { job, original in
      TaskOrder.jobs.add(1, ordering: .relaxed)
      original(job)
    }
  }

  private static func set(_ name: String, _ hook: @escaping Hook) {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), name) else {
      preconditionFailure("Swift's runtime has no \(name)")
    }
    symbol.assumingMemoryBound(to: Hook?.self).pointee = hook
  }

  /// Runs test bodies one at a time.
  ///
  /// All tests share the main thread. If two tests ran at the same time, neither could detect that its own
  /// tasks are waiting.
  public static func alone(_ body: @Sendable () async throws -> Void) async throws {
    await takeTurn()
    do { try await body() } catch {
      await endTurn()
      throw error
    }
    await endTurn()
  }

  @MainActor private static var isTaken = false
  @MainActor private static var waiting: [UnsafeContinuation<Void, Never>] = []

  @MainActor private static func takeTurn() async {
    guard isTaken else { return isTaken = true }
    await withUnsafeContinuation { waiting.append($0) }
  }

  @MainActor private static func endTurn() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }

  /// Suspends the caller until all further tasks have ended or wait for something.
  ///
  /// After 1000 rounds it adds a complaint to the stage and returns.
  @MainActor public static func settle() async {
    var quiet = 0
    var rounds = 0
    while quiet < 2, rounds < 1000 {
      let before = jobs.load(ordering: .relaxed)
      await withUnsafeContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
      // Resuming this function is one job. At most one new job means that only this function ran.
      quiet = jobs.load(ordering: .relaxed) - before <= 1 ? quiet + 1 : 0
      rounds += 1
    }
    if rounds == 1000 { Stage.complain("tasks still run after 1000 rounds") }
  }
}
