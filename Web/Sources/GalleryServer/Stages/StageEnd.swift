import ChildProcesses
import FlyingFox

/// Why a visitor's stage is over.
enum StageEnd: Hashable, Sendable {
  /// The visitor has gone, with a reason that is said back.
  case left(WSCloseCode?)
  /// All places are taken.
  case full(Int)
  /// The process could not be started.
  case missing
  /// The process has ended.
  case ended(ChildProcess.Ending)
  /// It has not answered for long.
  case hung
  /// The visitor has done nothing for long.
  case idle
  /// The visitor has not read what the stage said, and there is no room for more.
  case unread
  /// What the visitor says is no message.
  case nonsense

  /// What a process says in the end of input that is no message.
  private static let mistaken: Int32 = 65

  /// How the socket is closed.
  var code: WSCloseCode {
    switch self {
    case .left(let code): code ?? .normalClosure
    case .full(let most): WSCloseCode(1013, reason: "All \(most) stages are taken. Try again in a while.")
    case .missing: WSCloseCode(1011, reason: "The stage could not be started.")
    case .hung: WSCloseCode(1011, reason: "The stage did not answer for ten seconds, and was ended.")
    case .idle: WSCloseCode(1000, reason: "Nothing happened for a while, so the stage was ended.")
    case .unread: WSCloseCode(1008, reason: "What the stage said was not read.")
    case .nonsense, .ended(.exited(Self.mistaken)):
      WSCloseCode(1007, reason: "That is no message of a stage's.")
    case .ended(.exited(let status)): WSCloseCode(1011, reason: "The stage has ended, with status \(status).")
    case .ended(.killed(let signal)): WSCloseCode(1011, reason: "The stage has trapped, by signal \(signal).")
    }
  }
}
