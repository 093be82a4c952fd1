/// An error while driving a browser.
public enum BrowserError: Error, Equatable {
  /// No browser is installed, or `OVERSCROLL_CHROMIUM` is not the path of an executable file.
  case notFound
  /// The browser could not be started.
  case launchFailed(reason: String)
  /// The browser ended, crashed or was closed; `lastWords` is the end of its error output.
  case disconnected(lastWords: String)
  /// The page crashed or was closed while the browser still runs.
  case pageGone
  /// The browser did not answer the call `what` within the limit.
  case timedOut(what: String, after: Duration)
  /// The browser refused the command `method`.
  case refused(method: String, reason: String)
  /// A script threw; `text` is the error with its stack, or the thrown value.
  case script(text: String)
  /// A page could not be loaded.
  case navigationFailed(address: String, reason: String)
  /// The browser's answer, or a script's value, does not have the requested type.
  case unexpectedValue(String)
  /// The request is invalid, such as moving a lifted finger; nothing was sent.
  case badInput(String)
}

extension BrowserError: CustomStringConvertible {
  /// The error in one sentence.
  public var description: String {
    switch self {
    case .notFound: "No Chromium found. Install one, or set OVERSCROLL_CHROMIUM to its path."
    case .launchFailed(let reason): "The browser could not be started: \(reason)"
    case .disconnected(let lastWords):
      "The browser has ended." + (lastWords.isEmpty ? "" : " Its last output: \(lastWords)")
    case .pageGone: "The page has crashed or was closed."
    case .timedOut(let what, let limit): "No answer within \(limit) to: \(what)"
    case .refused(let method, let reason): "The browser refused \(method): \(reason)"
    case .script(let text): "The script threw: \(text)"
    case .navigationFailed(let address, let reason): "\(address) could not be loaded: \(reason)"
    case .unexpectedValue(let what): "Unexpected value: \(what)"
    case .badInput(let what): "Bad input: \(what)"
    }
  }
}
