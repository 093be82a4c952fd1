import ChildProcesses
@testable import ChromiumDriver
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// WebKit, as WebKitGTK has it, driven by the WebDriver protocol on a screen that nobody sees.
///
/// What it is for are layouts, in which browsers differ; fingers are Chromium's.
struct WebKit: Sendable {
  private let driver: URL
  private let session: String

  /// Whether this machine has what it takes: `WebKitWebDriver`, and `xvfb-run` for a screen.
  static var isFound: Bool { path(of: "WebKitWebDriver") != nil && path(of: "xvfb-run") != nil }

  /// Lends a window, and closes it.
  static func with(_ body: (WebKit) async throws -> Void) async throws {
    let screen = try #require(path(of: "xvfb-run"))
    let driver = try #require(path(of: "WebKitWebDriver"))
    let folder = try PrivateFolder.make()
    defer { folder.remove() }
    let port = try freePort()
    let child = try ChildProcess(
      executable: screen, arguments: ["-a", driver.path, "--host=127.0.0.1", "--port=\(port)"],
      line: FileDescriptor(open("/dev/null", O_RDWR | O_CLOEXEC)).movedAway(from: 10), folder: folder)
    defer { end(child) }
    let address = try #require(URL(string: "http://127.0.0.1:\(port)/"))
    let webKit = try await connect(to: address, child, complaints: folder.complaints)
    try await body(webKit)
  }

  /// Loads a page, and waits until a JavaScript expression holds in it.
  func navigate(to address: String, until condition: String) async throws {
    try await call("POST", "/url", ["url": .string(address)])
    let deadline = ContinuousClock.now + .seconds(20)
    while try await !evaluate("Boolean(\(condition))", as: Bool.self) {
      guard ContinuousClock.now < deadline else { throw Failure(text: "not in time: \(condition)") }
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  /// The value of a JavaScript expression; a promise is awaited.
  func evaluate<Value: Decodable>(_ expression: String, as type: Value.Type) async throws -> Value {
    let script = """
      const done = arguments[arguments.length - 1];
      (async () => (\(expression)))().then((value) => done({ value }), (error) => done({ error: String(error) }));
      """
    let data = try await call("POST", "/execute/async", ["script": .string(script), "args": []])
    let outcome = try JSONDecoder().decode(Answer<Outcome<Value>>.self, from: data).value
    guard let value = outcome.value else { throw Failure(text: outcome.error ?? "no value: \(expression)") }
    return value
  }

  struct Failure: Error {
    let text: String
  }

  private struct Answer<Value: Decodable>: Decodable {
    let value: Value
  }

  private struct Outcome<Value: Decodable>: Decodable {
    let value: Value?
    let error: String?
  }

  /// Ends the screen, the driver and whatever they have started, which is in the child's group.
  ///
  /// They are asked first: a screen that is killed leaves its number taken.
  private static func end(_ child: ChildProcess) {
    kill(-child.identifier, SIGTERM)
    for _ in 0..<100 where kill(-child.identifier, 0) == 0 { usleep(10_000) }
    child.end()
  }

  /// Waits until the driver listens, and has it open a window.
  private static func connect(to address: URL, _ child: ChildProcess, complaints: URL) async throws -> WebKit
  {
    struct Opened: Decodable {
      let sessionId: String
    }
    let deadline = ContinuousClock.now + .seconds(20)
    while true {
      if (try? await send("GET", address.appending(path: "status"))) != nil { break }
      guard !child.hasEnded, ContinuousClock.now < deadline else {
        throw Failure(text: "no driver: \((try? String(contentsOf: complaints, encoding: .utf8)) ?? "")")
      }
      try await Task.sleep(for: .milliseconds(50))
    }
    let data = try await send("POST", address.appending(path: "session"), ["capabilities": [:]])
    let opened = try JSONDecoder().decode(Answer<Opened>.self, from: data).value
    return WebKit(driver: address, session: opened.sessionId)
  }

  @discardableResult
  private func call(_ method: String, _ path: String, _ body: JSONValue? = nil) async throws -> Data {
    try await Self.send(method, driver.appending(path: "session/\(session)\(path)"), body)
  }

  private static func send(_ method: String, _ url: URL, _ body: JSONValue? = nil) async throws -> Data {
    var request = URLRequest(url: url, timeoutInterval: 40)
    request.httpMethod = method
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    if let body { request.httpBody = try JSONEncoder().encode(body) }
    let (data, response) = try await URLSession.shared.data(for: request)
    let status = (response as? HTTPURLResponse)?.statusCode
    guard status == 200 else { throw Failure(text: String(decoding: data, as: UTF8.self)) }
    return data
  }

  private static func path(of name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// A port of this machine that nobody listens at.
  private static func freePort() throws -> UInt16 {
    let file = FileDescriptor(socket(AF_INET, streams, 0))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(file.number, $0, size) | getsockname(file.number, $0, &size)
      }
    }
    guard result == 0 else { throw Failure(text: lastSystemError("bind")) }
    return UInt16(bigEndian: address.sin_port)
  }

  private static var streams: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }
}
