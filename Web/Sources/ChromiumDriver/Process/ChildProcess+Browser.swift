import ChildProcesses
import Foundation

extension ChildProcess {
  /// Starts a browser with `line` as its descriptors 3 and 4, the debugging pipe.
  ///
  /// The browser's error output is written to a file in `folder`.
  init(executable: URL, arguments: [String], line: FileDescriptor, folder: PrivateFolder) throws {
    var variables = ProcessInfo.processInfo.environment
    #if os(Linux)
      // A killed browser does not remove its temporary folder with a socket. So the temporary folder is
      // made in `folder`, which the driver removes.
      variables["TMPDIR"] = folder.url.path
    #endif
    let line = SpawnPlan.Source.descriptor(line.number)
    do {
      try self.init(
        executable, arguments: arguments, environment: variables,
        plan: SpawnPlan([.nothing, .file("/dev/null"), .file(folder.complaints.path), line, line]))
    } catch let failure as SpawnFailure {
      throw BrowserError.launchFailed(reason: failure.reason)
    }
  }
}
