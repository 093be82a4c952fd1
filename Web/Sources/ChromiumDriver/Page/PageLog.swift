import Foundation

/// A line in a page's console, or a complaint that the browser itself wrote there.
public struct ConsoleMessage: Sendable, Hashable {
  /// The level as the browser names it: `log`, `info`, `debug`, `warning`, `error`, and so on.
  public let level: String
  /// The arguments as a console shows them, with spaces between.
  public let text: String
  /// Where it came from, if known: an address; empty otherwise.
  public let source: String
}

/// What a page's events have told so far.
struct PageLog: Sendable {
  private(set) var console: [ConsoleMessage] = []
  private(set) var exceptions: [String] = []
  /// The last document of the main frame whose load event has fired.
  private(set) var loadedDocument: String?
  /// Why the browser refused a command that nobody waited for.
  var refusal: String?

  private let frame: String

  /// An empty log of the page whose main frame is `frame`.
  init(frame: String) { self.frame = frame }

  /// Files one event; events of other kinds and malformed ones are ignored.
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
