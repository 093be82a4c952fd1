import Foundation

/// One page of a browser.
///
/// Calls may overlap: a script may be evaluated, or a picture taken, while a gesture plays. Every call
/// throws `timedOut` at its limit, `disconnected` if the browser ends, and `pageGone` if the page does.
public actor Page {
  nonisolated let connection: Connection
  nonisolated let session: String
  nonisolated let frame: String
  nonisolated let callLimit: Duration

  /// What the page is told of its reader; every change sends all of it.
  var media = ["prefers-color-scheme": ColorScheme.light.rawValue]
  /// Where each finger that is down is.
  var fingers: [Int: Point] = [:]
  /// Where the mouse is, and whether its button is down.
  var mouse = MouseState()
  /// Whether a gesture plays; a second one would be interleaved with it.
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

  /// Closes the page; the browser stays.
  public func close() async throws {
    _ = try await connection.call(
      "Target.closeTarget", ["targetId": .string(frame)], limit: callLimit)
  }

  /// Sends a command to the page and awaits its answer.
  func call<Result: Decodable & Sendable>(
    _ method: String, _ parameters: JSONValue = [:], as type: Result.Type = Ignored.self,
    limit: Duration? = nil
  ) async throws -> Result {
    let data = try await connection.call(method, parameters, session: session, limit: limit ?? callLimit)
    return try decodeAnswer(type, data)
  }

  /// Sends a command to the page whose answer says nothing.
  func call(_ method: String, _ parameters: JSONValue = [:]) async throws {
    _ = try await connection.call(method, parameters, session: session, limit: callLimit)
  }
}

/// Reads an answer's result, or throws `unexpectedValue`.
func decodeAnswer<Result: Decodable>(_ type: Result.Type, _ data: Data) throws -> Result {
  do {
    return try JSONDecoder().decode(Answer<Result>.self, from: data).result
  } catch {
    let start = String(decoding: data.prefix(200), as: UTF8.self)
    throw BrowserError.unexpectedValue("not a \(type): \(start)")
  }
}
