import Foundation
import Testing

/// The built `gallery` command, run by a test.
struct GalleryProcess {
  private let process = Process()
  private let output = Pipe()

  struct TooLate: Error {}

  /// Starts the command from the folder of the test bundle.
  init(_ arguments: [String]) throws {
    process.executableURL = try Self.executable()
    process.arguments = arguments
    process.standardOutput = output
    // The process inherits the signals that this thread blocks, and the threads of tests block many
    // signals. So unblock all signals while the process starts.
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
  }

  private static func executable() throws -> URL {
    // On Linux the products' folder contains the test program; on macOS it contains a test bundle.
    let starts = [Bundle.main.bundleURL] + Bundle.allBundles.map(\.bundleURL)
    let folders = starts.flatMap { [$0, $0.deletingLastPathComponent()] }
    let candidates = folders.map { $0.appendingPathComponent("gallery") }
    return try #require(
      candidates.first { url in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
      }, "gallery is not built")
  }

  /// Returns the first line of the output.
  func line() async throws -> String {
    let handle = output.fileHandleForReading
    return try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        var text = ""
        while !text.hasSuffix("\n") {
          let byte = (try? handle.read(upToCount: 1)) ?? Data()
          guard !byte.isEmpty else { break }
          text += String(decoding: byte, as: UTF8.self)
        }
        continuation.resume(returning: text.trimmingCharacters(in: .newlines))
      }
    }
  }

  func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Returns the exit status, or -1 after a signal, and throws after ten seconds.
  func status() async throws -> Int32 {
    // Polls, because `waitUntilExit` can spin outside the main thread.
    for _ in 0..<1_000 {
      if !process.isRunning { return process.terminationReason == .exit ? process.terminationStatus : -1 }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw TooLate()
  }

  /// Kills the command if it still runs.
  func end() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }
}
