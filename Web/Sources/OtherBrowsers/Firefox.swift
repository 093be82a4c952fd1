import ChromiumDriver
package import Foundation

/// Firefox without windows, with one finger on its touchscreen.
///
/// Firefox treats the finger like a real finger: the browser itself scrolls if a page allows it, and all
/// events are trusted.
package struct Firefox: OtherBrowser {
  private let process: DriverProcess
  private let line: Marionette

  /// The program, or nil if it is not installed.
  package static var program: URL? { DriverProcess.path(of: "firefox-esr", "firefox") }

  /// Starts the browser.
  package init() async throws {
    guard let program = Self.program else {
      throw OtherBrowserError("Neither firefox-esr nor firefox is installed.")
    }
    let process = try DriverProcess(program) { folder in
      let profile = folder.appendingPathComponent("profile")
      try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: false)
      try Data(Self.preferences.utf8).write(to: profile.appendingPathComponent("user.js"))
      return [
        "--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--new-instance",
        "--profile", profile.path, "--width", "600", "--height", "1000",
      ]
    }
    do {
      let file = process.folder.appendingPathComponent("profile/MarionetteActivePort")
      let port = try await process.wait {
        (try? String(contentsOf: file, encoding: .utf8)).flatMap { UInt16($0) }
      }
      line = try Marionette(port: port)
      _ = try await line.call("WebDriver:NewSession", as: JSONValue.self)
    } catch {
      await process.end()
      throw error
    }
    self.process = process
  }

  package func navigate(to address: String) async throws {
    _ = try await line.call("WebDriver:Navigate", ["url": .string(address)], as: JSONValue.self)
  }

  package func execute<Value: Decodable & Sendable>(_ script: String, as type: Value.Type) async throws
    -> Value
  {
    let parameters: JSONValue = ["script": .string(script), "args": []]
    return try await line.call("WebDriver:ExecuteAsyncScript", parameters, as: Said<Value>.self).value
  }

  /// Plays a swipe.
  ///
  /// The touchscreen covers the browser's window and not only the page. Its unit is the device pixel.
  package func touch(_ swipe: Swipe) async throws {
    struct WindowPosition: Decodable, Sendable {
      let x: Double
      let y: Double
      let scale: Double
    }
    let position = try await evaluate(
      "({ x: mozInnerScreenX, y: mozInnerScreenY, scale: devicePixelRatio })", as: WindowPosition.self)
    try await setContext("chrome")
    do {
      try await run(
        """
        (() => {
          const { windowUtils, setTimeout } = window
          const states = { down: windowUtils.TOUCH_CONTACT, move: windowUtils.TOUCH_CONTACT, up: windowUtils.TOUCH_REMOVE }
          const send = (kind, x, y) => windowUtils.sendNativeTouchPoint(
            1, states[kind], Math.round((x + \(position.x)) * \(position.scale)), Math.round((y + \(position.y)) * \(position.scale)),
            1, 90, null)
          return \(swipe.player)
        })()
        """)
    } catch {
      try? await setContext("content")
      throw error
    }
    try await setContext("content")
  }

  package func close() async { await process.end() }

  private struct Said<Value: Decodable & Sendable>: Decodable, Sendable {
    let value: Value
  }

  private func setContext(_ name: String) async throws {
    _ = try await line.call("Marionette:SetContext", ["value": .string(name)], as: JSONValue.self)
  }

  /// The preferences: a touchscreen, a free port, and no work in the background.
  private static let preferences = """
    user_pref("marionette.port", 0);
    user_pref("dom.w3c_touch_events.enabled", 1);
    user_pref("browser.shell.checkDefaultBrowser", false);
    user_pref("browser.startup.page", 0);
    user_pref("startup.homepage_welcome_url", "");
    user_pref("datareporting.policy.dataSubmissionEnabled", false);
    user_pref("app.update.enabled", false);
    user_pref("toolkit.startup.max_resumed_crashes", -1);

    """
}
