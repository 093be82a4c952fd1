import Foundation

/// A started child, the leader of a process group of its own.
///
/// Foundation's `Process` is not used: it can spin when waited for off the main thread, leaves a blocked
/// signal mask in the child, and knows nothing of descriptors 3 and 4, or of groups.
struct ChildProcess: Sendable {
  let identifier: pid_t

  /// Starts `executable` with a clear signal mask, `line` as its descriptors 3 and 4, and its complaints
  /// in a file of `folder`.
  init(executable: URL, arguments: [String], line: FileDescriptor, folder: PrivateFolder) throws {
    var variables = ProcessInfo.processInfo.environment
    #if os(Linux)
      // A browser that is killed leaves a socket's folder behind; so it does that where we clean up.
      variables["TMPDIR"] = folder.url.path
    #endif
    let environment = variables.map { "\($0.key)=\($0.value)" }
    let plan = SpawnPlan(line: line.number, complaints: folder.complaints.path)
    identifier = try plan.start(
      executable.path, arguments: [executable.path] + arguments, environment: environment)
  }

  /// Whether the leader has ended.
  ///
  /// It is not reaped, so its number stays its own until `end()`.
  var hasEnded: Bool {
    var info = siginfo_t()
    let result = waitid(P_PID, id_t(identifier), &info, WEXITED | WNOHANG | WNOWAIT)
    return result != 0 || info.si_signo != 0
  }

  /// Kills what is left of the group and reaps the leader.
  ///
  /// Call it once: afterwards the number may be another process's.
  func end() {
    kill(-identifier, SIGKILL)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
  }
}
