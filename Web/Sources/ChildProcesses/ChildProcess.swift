package import Foundation

/// A started child process that leads its own process group.
///
/// It replaces Foundation's `Process`, which can spin if the caller waits off the main thread. `Process`
/// also leaves signals blocked in the child, and supports neither descriptors 3 and 4 nor process groups.
package struct ChildProcess: Sendable {
  package let identifier: pid_t

  /// The end of a process: a status or a signal.
  package enum Ending: Hashable, Sendable {
    /// The process exited with a status.
    case exited(Int32)
    /// The process was killed by a signal.
    case killed(Int32)
  }

  /// Starts `executable` with an empty signal mask, so that no signal is blocked.
  ///
  /// - Parameters:
  ///   - executable: The program.
  ///   - arguments: The arguments, without the program's name.
  ///   - environment: The environment variables.
  ///   - plan: The open file descriptors of the child.
  package init(
    _ executable: URL, arguments: [String], environment: [String: String], plan: SpawnPlan
  ) throws {
    identifier = try plan.start(
      executable.path, arguments: [executable.path] + arguments,
      environment: environment.map { "\($0.key)=\($0.value)" })
  }

  /// Whether the process that was started has ended.
  ///
  /// Only `end()` reaps the process, so until then the system does not reuse its process identifier.
  package var hasEnded: Bool {
    var info = siginfo_t()
    let result = waitid(P_PID, id_t(identifier), &info, WEXITED | WNOHANG | WNOWAIT)
    return result != 0 || info.si_signo != 0
  }

  /// Kills the process and the rest of its group, and reaps the process.
  ///
  /// Call this method once, because the system may reuse the process identifier afterwards.
  ///
  /// - Returns: The end of the process, which may have been before this call.
  @discardableResult package func end() -> Ending {
    kill(-identifier, SIGKILL)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal)
  }
}
