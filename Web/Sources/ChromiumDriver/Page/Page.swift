import Foundation

/// A page of a browser.
///
/// Calls may overlap: during a gesture, a script may be evaluated or a picture taken. Every call throws
/// `timedOut` at its limit, `disconnected` if the browser ends, and `pageGone` if the page ends.
public actor Page {
  nonisolated let connection: Connection
  nonisolated let session: String
  nonisolated let frame: String
  nonisolated let callLimit: Duration

  /// The emulated media features by name.
  ///
  /// All of them are kept here, because every change must send all of them.
  var media = ["prefers-color-scheme": ColorScheme.light.rawValue]
  /// The positions of the fingers that are down.
  var fingers: [Int: Point] = [:]
  var mouse = MouseState()
  /// Whether a gesture plays; a second gesture is refused meanwhile.
  var isPlaying = false
  var samplerCount = 0

  private init(session: String, frame: String, connection: Connection, options: BrowserOptions) {
    self.session = session
    self.frame = frame
    self.connection = connection
    callLimit = options.callLimit
  }

  static func attach(
    to target: String, connection: Connection, options: BrowserOptions
  ) async throws -> Page {
    struct Attached: Decodable, Sendable { let sessionId: String }
    let data = try await connection.call(
      "Target.attachToTarget", ["targetId": .string(target), "flatten": true], limit: options.callLimit)
    let session = try decodeAnswer(Attached.self, data).sessionId
    await connection.openLog(session: session, frame: target)
    let page = Page(session: session, frame: target, connection: connection, options: options)
    for domain in ["Page", "Runtime", "Log", "Inspector"] {
      try await page.call("\(domain).enable")
    }
    try await page.call("Page.setLifecycleEventsEnabled", ["enabled": true])
    try await page.call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try await page.setViewport(options.viewport)
    try await page.call("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 5])
    try await page.sendMedia()
    return page
  }

  /// Closes the page, but not the browser.
  public func close() async throws {
    _ = try await connection.call(
      "Target.closeTarget", ["targetId": .string(frame)], limit: callLimit)
  }

  /// Sends a command to the page and returns its decoded answer.
  func call<Result: Decodable & Sendable>(
    _ method: String, _ parameters: JSONValue = [:], as type: Result.Type = Ignored.self,
    limit: Duration? = nil
  ) async throws -> Result {
    let data = try await connection.call(method, parameters, session: session, limit: limit ?? callLimit)
    return try decodeAnswer(type, data)
  }

  /// Sends a command to the page and ignores its result.
  func call(_ method: String, _ parameters: JSONValue = [:]) async throws {
    _ = try await connection.call(method, parameters, session: session, limit: callLimit)
  }
}

/// Decodes the result in the browser's answer, or throws `unexpectedValue`.
func decodeAnswer<Result: Decodable>(_ type: Result.Type, _ data: Data) throws -> Result {
  do {
    return try JSONDecoder().decode(Answer<Result>.self, from: data).result
  } catch {
    let start = String(decoding: data.prefix(200), as: UTF8.self)
    throw BrowserError.unexpectedValue("not a \(type): \(start)")
  }
}
