package import Foundation

/// A started child, the leader of a process group of its own.
///
/// Foundation's `Process` is not used: it can spin when waited for off the main thread, leaves a blocked
/// signal mask in the child, and knows nothing of descriptors 3 and 4, or of groups.
package struct ChildProcess: Sendable {
  package let identifier: pid_t

  /// How a process has ended.
  package enum Ending: Hashable, Sendable {
    /// By itself, with a status.
    case exited(Int32)
    /// By a signal.
    case killed(Int32)
  }

  /// Starts `executable` with a clear signal mask.
  ///
  /// - Parameters:
  ///   - executable: The program.
  ///   - arguments: Its arguments, without its own name.
  ///   - environment: Its environment.
  ///   - plan: What it has open.
  package init(
    _ executable: URL, arguments: [String], environment: [String: String], plan: SpawnPlan
  ) throws {
    identifier = try plan.start(
      executable.path, arguments: [executable.path] + arguments,
      environment: environment.map { "\($0.key)=\($0.value)" })
  }

  /// Whether the leader has ended.
  ///
  /// It is not reaped, so its number stays its own until `end()`.
  package var hasEnded: Bool {
    var info = siginfo_t()
    let result = waitid(P_PID, id_t(identifier), &info, WEXITED | WNOHANG | WNOWAIT)
    return result != 0 || info.si_signo != 0
  }

  /// Kills what is left of the group and reaps the leader.
  ///
  /// Call it once: afterwards the number may be another process's.
  ///
  /// - Returns: How the leader ended: as it did by itself, if that was before.
  @discardableResult package func end() -> Ending {
    kill(-identifier, SIGKILL)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal)
  }
}
