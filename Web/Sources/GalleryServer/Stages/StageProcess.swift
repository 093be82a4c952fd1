import ChildProcesses
import FlyingSocks
import Foundation

/// A process that shows a SwiftUI screen, with a socket for input and output.
struct StageProcess: Sendable {
  private let child: ChildProcess
  private let line: AsyncSocket
  private let descriptor: FileDescriptor
  private let pool: any AsyncSocketPool

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - executable: The command that runs a stage.
  ///   - arguments: The command's arguments.
  ///   - pool: The socket pool that waits for the process's output.
  init(_ executable: URL, arguments: [String], pool: any AsyncSocketPool) throws {
    let (ours, theirs) = try SocketPair.open()
    let end = SpawnPlan.Source.descriptor(theirs.number)
    descriptor = ours
    line = try AsyncSocket(socket: Socket(file: .init(rawValue: ours.number)), pool: pool)
    self.pool = pool
    child = try ChildProcess(
      executable, arguments: arguments, environment: Self.environment,
      plan: SpawnPlan([end, end, .file("/dev/null")]))
  }

  /// The environment without backtraces, so that a process ends immediately after a trap.
  private static var environment: [String: String] {
    var variables = ProcessInfo.processInfo.environment
    variables["SWIFT_BACKTRACE"] = "enable=no"
    return variables
  }

  /// Writes a line to the process.
  func say(_ text: Data) async throws { try await line.write(text + [0x0A]) }

  /// Returns the output of the process, when the process has ended.
  func output() async throws -> Data {
    var output = Data()
    while let bytes = try await read() { output += bytes }
    return output
  }

  /// Calls a closure with each line of output, until the process ends.
  func lines(_ body: (Data) async -> Void) async throws {
    var rest = Data()
    // A line is longer than what one read returns, so only the new bytes are searched.
    var searched = 0
    while let bytes = try await read() {
      rest += bytes
      while let end = Self.lineFeed(in: rest, from: searched) {
        await body(rest.prefix(end))
        rest = Data(rest.dropFirst(end + 1))
        searched = 0
      }
      searched = rest.count
    }
  }

  /// Returns the offset of the first line feed at or after an offset.
  private static func lineFeed(in bytes: Data, from start: Int) -> Int? {
    bytes.withUnsafeBytes { bytes in
      guard start < bytes.count, let base = bytes.baseAddress,
        let found = memchr(base + start, 0x0A, bytes.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  /// Returns the next bytes of output, or nil when the process has ended.
  private func read() async throws -> Data? {
    do {
      return Data(try await line.read(atMost: 4096))
    } catch let error as SocketError where error == .disconnected {
      return nil
    }
  }

  /// Ends the process, unless it has already ended.
  ///
  /// The socket is closed after the pool has resumed all tasks that waited for it. The pool resumes a waiting
  /// task before it removes the socket's descriptor. If the socket were closed between these steps, the pool
  /// would ignore the next socket with the same number.
  ///
  /// - Returns: The end of the process: a status or a signal.
  func end() async -> ChildProcess.Ending {
    let ending = child.end()
    await pool.finishResuming()
    withExtendedLifetime(descriptor) {}
    return ending
  }
}

extension AsyncSocketPool {
  /// Waits until the pool has removed the descriptors of all tasks that it has resumed.
  fileprivate func finishResuming() async {
    func pass(through actor: isolated any Actor) {}
    if let actor = self as? any Actor { await pass(through: actor) }
  }
}
