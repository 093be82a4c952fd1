import ChromiumDriver
package import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// WebKitGTK, controlled by the WebDriver protocol on a virtual display.
///
/// It has no touchscreen. Instead, a script dispatches pointer events, which are not trusted. The browser
/// itself does not react to such events, so tests cannot check `touch-action`.
package struct WebKit: OtherBrowser {
  private let process: DriverProcess
  private let driver: URL
  private let session: String

  /// The paths of the virtual display and the driver, or nil if one is missing.
  package static var programs: (screen: URL, driver: URL)? {
    guard let screen = DriverProcess.path(of: "xvfb-run"),
      let driver = DriverProcess.path(of: "WebKitWebDriver")
    else { return nil }
    return (screen, driver)
  }

  /// Starts the browser.
  package init() async throws {
    guard let programs = Self.programs else {
      throw OtherBrowserError("WebKitWebDriver or xvfb-run is not installed.")
    }
    let port = try Loopback.freePort()
    // Without a graphics card, rendering through DMA buffers takes three times as much processor time.
    let plain = ["WEBKIT_DISABLE_DMABUF_RENDERER": "1"]
    let process = try DriverProcess(programs.screen, environment: plain) { _ in
      ["-a", programs.driver.path, "--host=127.0.0.1", "--port=\(port)"]
    }
    do {
      guard let driver = URL(string: "http://127.0.0.1:\(port)/") else {
        throw OtherBrowserError("no address")
      }
      _ = try await process.wait { try? await Self.send("GET", driver.appending(path: "status")) }
      let data = try await Self.send("POST", driver.appending(path: "session"), ["capabilities": [:]])
      session = try JSONDecoder().decode(Reply<Opened>.self, from: data).value.sessionId
      self.driver = driver
    } catch {
      await process.end()
      throw error
    }
    self.process = process
  }

  package func navigate(to address: String) async throws {
    _ = try await call("url", ["url": .string(address)])
  }

  package func execute<Value: Decodable & Sendable>(_ script: String, as type: Value.Type) async throws
    -> Value
  {
    let data = try await call("execute/async", ["script": .string(script), "args": []])
    return try JSONDecoder().decode(Reply<Value>.self, from: data).value
  }

  package func touch(_ swipe: Swipe) async throws {
    try await run(
      """
      (() => {
        const finger = (globalThis.finger ??= {})
        const at = (x, y) => {
          for (let found = document.elementFromPoint(x, y); ; ) {
            const inner = found?.shadowRoot?.elementFromPoint(x, y)
            if (!inner || inner === found) return found ?? document.body
            found = inner
          }
        }
        const send = (kind, x, y) => {
          if (kind === 'down') Object.assign(finger, { target: at(x, y), x, y, isStill: true })
          if (Math.hypot(x - finger.x, y - finger.y) > 10) finger.isStill = false
          // As with a real finger, the events go to the touched element while that element is in the page.
          if (!finger.target.isConnected) finger.target = at(finger.x, finger.y)
          finger.target.dispatchEvent(new PointerEvent(`pointer${kind}`, {
            bubbles: true, composed: true, cancelable: true, pointerId: 2, pointerType: 'touch', isPrimary: true,
            clientX: x, clientY: y, button: kind === 'move' ? -1 : 0, buttons: kind === 'up' ? 0 : 1,
          }))
          if (kind === 'up' && finger.isStill) finger.target.click()
        }
        return \(swipe.player)
      })()
      """)
  }

  package func close() async {
    _ = try? await Self.send("DELETE", driver.appending(path: "session/\(session)"))
    await process.end()
  }

  private struct Reply<Value: Decodable>: Decodable {
    let value: Value
  }

  private struct Opened: Decodable {
    let sessionId: String
  }

  private func call(_ path: String, _ body: JSONValue) async throws -> Data {
    try await Self.send("POST", driver.appending(path: "session/\(session)/\(path)"), body)
  }

  private static func send(_ method: String, _ url: URL, _ body: JSONValue? = nil) async throws -> Data {
    var request = URLRequest(url: url, timeoutInterval: 40)
    request.httpMethod = method
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    if let body { request.httpBody = try JSONEncoder().encode(body) }
    let (data, response) = try await URLSession.shared.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw OtherBrowserError(String(decoding: data, as: UTF8.self))
    }
    return data
  }
}
