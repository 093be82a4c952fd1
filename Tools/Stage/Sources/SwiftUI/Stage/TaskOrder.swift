import Dispatch
import Foundation
import Synchronization

/// Runs all tasks on the main thread, one after another, so tests are repeatable.
///
/// It sets the Swift runtime's hooks for custom executors, which it finds by name.
public enum TaskOrder {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  private static let jobs = Atomic(0)
  private static let isOn = Atomic(false)

  /// Starts the fixed order, for the rest of the process.
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

  /// Waits for exclusive use of the task order, then runs a body.
  ///
  /// All tests share the main thread. With two tests at a time, neither could detect when its own tasks are
  /// idle.
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

  /// Waits until all tasks that can run have run.
  ///
  /// Complains and returns after 1000 rounds.
  @MainActor public static func settle() async {
    var quiet = 0
    var rounds = 0
    while quiet < 2, rounds < 1000 {
      let before = jobs.load(ordering: .relaxed)
      await withUnsafeContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
      // The resumption of this task is a job as well.
      quiet = jobs.load(ordering: .relaxed) - before <= 1 ? quiet + 1 : 0
      rounds += 1
    }
    if rounds == 1000 { Stage.complain("tasks do not come to rest") }
  }
}
