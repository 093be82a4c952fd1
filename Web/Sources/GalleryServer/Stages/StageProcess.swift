import ChildProcesses
import FlyingSocks
import Foundation

/// A process that is a stage, and the line to it: its input and its output are one socket.
struct StageProcess: Sendable {
  private let child: ChildProcess
  private let line: AsyncSocket
  private let descriptor: FileDescriptor
  private let pool: any AsyncSocketPool

  /// Starts one.
  ///
  /// - Parameters:
  ///   - executable: The command.
  ///   - arguments: Its arguments.
  ///   - pool: What waits for the line.
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

  /// A stage that traps is to end, and not to look into itself first.
  private static var environment: [String: String] {
    var variables = ProcessInfo.processInfo.environment
    variables["SWIFT_BACKTRACE"] = "enable=no"
    return variables
  }

  /// Says a line.
  func say(_ text: Data) async throws { try await line.write(text + [0x0A]) }

  /// All that it writes until it ends.
  func output() async throws -> Data {
    var output = Data()
    while let bytes = try await read() { output += bytes }
    return output
  }

  /// Calls a closure with each line that it writes, until it ends, or the closure wants no more.
  ///
  /// - Returns: Whether it has ended.
  func lines(_ body: (Data) async -> Bool) async throws -> Bool {
    var rest = Data()
    while let bytes = try await read() {
      rest += bytes
      while let end = rest.firstIndex(of: 0x0A) {
        guard await body(Data(rest[..<end])) else { return false }
        rest = Data(rest[(end + 1)...])
      }
    }
    return true
  }

  /// What it writes next; nil once it has ended.
  private func read() async throws -> Data? {
    do {
      return Data(try await line.read(atMost: 4096))
    } catch let error as SocketError where error == .disconnected {
      return nil
    }
  }

  /// Ends it, unless it has ended by itself.
  ///
  /// The line is closed after the pool has resumed all who wait for it (see `AsyncSocketPool.close`).
  func end() async -> ChildProcess.Ending {
    let ending = child.end()
    await pool.finishResuming()
    withExtendedLifetime(descriptor) {}
    return ending
  }
}
