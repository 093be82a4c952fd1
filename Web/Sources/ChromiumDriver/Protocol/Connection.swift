import Foundation

/// Sends commands to the browser, delivers the answers, and records each page's events.
///
/// Every call ends exactly once: with its answer, a refusal, its time limit, the caller's cancellation, or
/// the end of the page or the browser.
actor Connection {
  private enum State {
    /// The browser is connected.
    case open
    /// The connection has ended; every call throws this error.
    case ended(BrowserError)
  }

  private let pipe: DebuggingPipe
  private let complaints: URL
  private var state = State.open
  private var lastID = 0
  private var pending = PendingCalls()
  private var logs: [String: PageLog] = [:]

  /// Creates a connection over `pipe`, which receives messages only after `listen()`.
  ///
  /// - Parameter complaints: The file of the browser's error output.
  init(pipe: DebuggingPipe, complaints: URL) {
    self.pipe = pipe
    self.complaints = complaints
  }

  deinit { pipe.hangUp() }

  /// Starts reading the browser's messages; call it once.
  func listen() {
    let messages = pipe.messages()
    Task { [weak self] in
      for await message in messages { await self?.receive(message) }
      await self?.end()
    }
  }

  /// Sends a command and returns the browser's whole answer, as JSON.
  func call(
    _ method: String, _ parameters: JSONValue = [:], session: String? = nil, limit: Duration
  ) async throws -> Data {
    lastID += 1
    let id = lastID
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let timer = Task { [weak self] in
          guard (try? await Task.sleep(for: limit)) != nil else { return }
          await self?.fail(id, BrowserError.timedOut(what: method, after: limit))
        }
        pending.add(id, method: method, session: session, timer: timer, continuation: continuation)
        do {
          try transmit(Command(id: id, method: method, params: parameters, sessionId: session))
        } catch {
          fail(id, error)
        }
      }
    } onCancel: {
      Task { await fail(id, CancellationError()) }
    }
  }

  /// Sends a command without waiting for its answer.
  ///
  /// `takeRefusal` returns the reason if the browser refuses the command.
  func post(_ method: String, _ parameters: JSONValue, session: String) throws {
    lastID += 1
    try transmit(Command(id: lastID, method: method, params: parameters, sessionId: session))
  }

  /// Ends the connection; pending and later calls throw.
  func hangUp() {
    pipe.hangUp()
    end()
  }

  private func transmit(_ command: Command) throws {
    if case .ended(let error) = state { throw error }
    let message: Data
    do {
      message = try JSONEncoder().encode(command)
    } catch {
      throw BrowserError.badInput("\(command.method): \(error)")
    }
    guard pipe.transmit(message) else {
      hangUp()
      throw BrowserError.disconnected(lastWords: lastWords())
    }
  }

  private func fail(_ id: Int, _ error: any Error) { pending.fail(id, error) }

  private func end() {
    guard case .open = state else { return }
    let error = BrowserError.disconnected(lastWords: lastWords())
    state = .ended(error)
    pending.failAll(error)
  }

  /// The end of the browser's error output.
  private func lastWords() -> String {
    let text = (try? Data(contentsOf: complaints)).map { String(decoding: $0.suffix(600), as: UTF8.self) }
    return (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

// MARK: - Receiving

extension Connection {
  private func receive(_ message: Data) {
    guard let envelope = try? JSONDecoder().decode(Envelope.self, from: message) else { return }
    if let id = envelope.id {
      let isAnswered = pending.settle(id, refusal: envelope.error?.text, message: message)
      if !isAnswered, let refusal = envelope.error, let session = envelope.sessionId {
        logs[session]?.refusal = refusal.text
      }
    } else if let method = envelope.method {
      file(method, envelope.sessionId, message)
    }
  }

  /// Records an event.
  ///
  /// Messages are handled in their order. So a caller that has received an answer also sees the events
  /// before the answer.
  private func file(_ method: String, _ session: String?, _ message: Data) {
    struct Detachment: Decodable { let sessionId: String }
    if method == "Target.detachedFromTarget" {
      let event = try? JSONDecoder().decode(Event<Detachment>.self, from: message)
      if let gone = event?.params.sessionId { pending.failAll(of: gone, BrowserError.pageGone) }
    } else if let session {
      if method == "Inspector.targetCrashed" { pending.failAll(of: session, BrowserError.pageGone) }
      logs[session]?.record(method, message)
    }
  }

  /// Starts recording the events of a page.
  func openLog(session: String, frame: String) { logs[session] = PageLog(frame: frame) }

  /// Returns the recorded events of a page.
  func log(session: String) -> PageLog? { logs[session] }

  /// Removes and returns the reason why a page's last posted command was refused.
  func takeRefusal(session: String) -> String? {
    defer { logs[session]?.refusal = nil }
    return logs[session]?.refusal
  }
}
