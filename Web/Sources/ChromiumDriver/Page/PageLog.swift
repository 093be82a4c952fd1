import Foundation

/// A message in a page's console, from a script or from the browser itself.
public struct ConsoleMessage: Sendable, Hashable {
  /// The browser's name for the level: `log`, `info`, `debug`, `warning`, `error`, and so on.
  public let level: String
  /// The logged values as a console shows them, separated by spaces.
  public let text: String
  /// The address of the script or file that caused the message; empty if unknown.
  public let source: String
}

/// The console messages, exceptions and loaded documents of a page.
struct PageLog: Sendable {
  private(set) var console: [ConsoleMessage] = []
  private(set) var exceptions: [String] = []
  /// The identifier of the main frame's last document whose load event has fired.
  private(set) var loadedDocument: String?
  /// The browser's reason for refusing a command that was sent without waiting.
  var refusal: String?

  private let frame: String

  /// Creates an empty log for the page with the main frame `frame`.
  init(frame: String) { self.frame = frame }

  /// Records an event from the browser; unknown and malformed events are ignored.
  mutating func record(_ method: String, _ message: Data) {
    switch method {
    case "Runtime.consoleAPICalled":
      guard let call = read(ConsoleCall.self, message) else { return }
      let text = call.args.map(\.text).joined(separator: " ")
      let source = call.stackTrace?.callFrames.first?.url ?? ""
      console.append(ConsoleMessage(level: call.type, text: text, source: source))
    case "Log.entryAdded":
      guard let entry = read(LogEntry.self, message)?.entry else { return }
      console.append(ConsoleMessage(level: entry.level, text: entry.text, source: entry.url ?? ""))
    case "Runtime.exceptionThrown":
      guard let thrown = read(Thrown.self, message) else { return }
      exceptions.append(thrown.exceptionDetails.message)
    case "Page.lifecycleEvent":
      guard let event = read(Lifecycle.self, message) else { return }
      if event.name == "load", event.frameId == frame { loadedDocument = event.loaderId }
    default: break
    }
  }

  private func read<Parameters: Decodable>(_ type: Parameters.Type, _ message: Data) -> Parameters? {
    try? JSONDecoder().decode(Event<Parameters>.self, from: message).params
  }
}

private struct ConsoleCall: Decodable {
  struct Stack: Decodable { let callFrames: [Frame] }
  struct Frame: Decodable { let url: String }
  let type: String
  let args: [RemoteValue]
  let stackTrace: Stack?
}

private struct LogEntry: Decodable {
  struct Entry: Decodable {
    let level: String
    let text: String
    let url: String?
  }
  let entry: Entry
}

private struct Thrown: Decodable {
  let exceptionDetails: ExceptionDetails
}

private struct Lifecycle: Decodable {
  let frameId: String
  let loaderId: String
  let name: String
}
