import ChildProcesses
public import Foundation

/// A running Chromium with a new profile, controlled through its debugging pipe.
///
/// Prefer `withBrowser` or `withPage`, which always close the browser. If a browser is released without
/// `close()`, it is killed, and its profile is removed. The browser also ends when this process ends, even
/// after a crash. Only after a crash its profile remains, in a folder `chromium-driver-…` in the temporary
/// folder.
public actor Browser {
  /// The options with which the browser was started.
  public nonisolated let options: BrowserOptions
  /// The process identifier of the browser's main process, which leads its own process group.
  public nonisolated let processIdentifier: Int32

  /// The folder of the browser's profile, which `close()` removes.
  public nonisolated var profile: URL { folder.profile }

  nonisolated let connection: Connection
  nonisolated let folder: PrivateFolder
  private let child: ChildProcess
  private var closing: Task<Void, Never>?

  init(options: BrowserOptions, child: ChildProcess, connection: Connection, folder: PrivateFolder) {
    self.options = options
    self.child = child
    self.connection = connection
    self.folder = folder
    processIdentifier = child.identifier
  }

  deinit {
    guard closing == nil else { return }
    let (child, folder) = (child, folder)
    Thread.detachNewThread {
      child.end()
      for _ in 0..<100 where !folder.remove() { Thread.sleep(forTimeInterval: 0.02) }
    }
  }

  /// Opens a blank page with the options' viewport, the light color scheme and a touchscreen.
  public func newPage() async throws -> Page {
    struct Created: Decodable, Sendable { let targetId: String }
    let limit = options.callLimit
    let data = try await connection.call("Target.createTarget", ["url": "about:blank"], limit: limit)
    let target = try decodeAnswer(Created.self, data).targetId
    return try await Page.attach(to: target, connection: connection, options: options)
  }

  /// The browser's name and version, such as `Chrome/140.0.0.0`.
  public func version() async throws -> String { try await version(within: options.callLimit) }

  /// Returns the browser's name and version, with a time limit.
  func version(within limit: Duration) async throws -> String {
    struct Version: Decodable, Sendable { let product: String }
    let data = try await connection.call("Browser.getVersion", limit: limit)
    return try decodeAnswer(Version.self, data).product
  }

  /// Ends the browser's processes and removes its profile.
  ///
  /// Pending calls throw. The method first asks the browser to close, and kills it after 2 s. It also works
  /// in a cancelled task. It may be called any number of times, and returns when the browser has ended.
  public func close() async {
    let task = closing ?? Task { await finish() }
    closing = task
    await task.value
  }

  private func finish() async {
    _ = try? await connection.call("Browser.close", limit: .seconds(1))
    let deadline = ContinuousClock.now + .seconds(2)
    while !child.hasEnded, ContinuousClock.now < deadline {
      try? await Task.sleep(for: .milliseconds(5))
    }
    child.end()
    await connection.hangUp()
    for _ in 0..<100 where !folder.remove() { try? await Task.sleep(for: .milliseconds(20)) }
  }
}
