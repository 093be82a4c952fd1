import ChildProcesses
import FlyingFox

/// The reason why a visitor's stage ended.
///
/// A stage is a process that shows a SwiftUI screen.
enum StageEnd: Hashable, Sendable {
  /// The visitor has left; the socket is closed with the visitor's close code.
  case left(WSCloseCode?)
  /// The process could not be started.
  case missing
  /// The process has ended.
  case ended(ChildProcess.Ending)
  /// The process has not responded for a long time.
  case hung
  /// The visitor has sent no input for a long time.
  case idle
  /// The visitor has sent an invalid message.
  case nonsense

  /// The exit status of a stage after an invalid message.
  private static let mistaken: Int32 = 65

  /// The close code for the socket, with a reason.
  var code: WSCloseCode {
    switch self {
    case .left(let code): code ?? .normalClosure
    case .missing: WSCloseCode(1011, reason: "The stage could not be started.")
    case .hung: WSCloseCode(1011, reason: "The stage did not respond for ten seconds and was ended.")
    case .idle: WSCloseCode(1000, reason: "Nothing happened for a while, so the stage was ended.")
    case .nonsense, .ended(.exited(Self.mistaken)):
      WSCloseCode(1007, reason: "The stage does not understand this message.")
    case .ended(.exited(let status)): WSCloseCode(1011, reason: "The stage exited with status \(status).")
    case .ended(.killed(let signal)): WSCloseCode(1011, reason: "The stage crashed with signal \(signal).")
    }
  }
}
