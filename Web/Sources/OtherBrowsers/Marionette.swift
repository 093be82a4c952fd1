import ChildProcesses
import ChromiumDriver
import Dispatch
import Foundation
import Synchronization

/// A connection to Firefox by Marionette, the protocol below its WebDriver.
///
/// A message is its length in bytes, a colon, and JSON. A command is `[0, id, name, parameters]`. Firefox
/// answers each command in order, with `[1, id, error, result]`.
final class Marionette: Sendable {
  private struct State {
    let line: FileDescriptor
    var received: [UInt8] = []
    var lastID = 0
  }

  private let queue = DispatchQueue(label: "marionette")
  private let state: Mutex<State>

  /// Opens the connection and reads Firefox's greeting.
  init(port: UInt16) throws {
    state = Mutex(State(line: try Loopback.connect(to: port, patience: 60)))
    _ = try state.withLock { state throws in try Self.read(&state) }
  }

  /// Sends a command and returns its answer.
  func call<Value: Decodable & Sendable>(
    _ name: String, _ parameters: JSONValue = [:], as type: Value.Type
  ) async throws -> Value {
    let message = try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try self.talk(name, parameters) }) }
    }
    let answer = try JSONDecoder().decode(Reply<Value>.self, from: message)
    if let failure = answer.failure {
      throw OtherBrowserError("\(name): \(failure.error), \(failure.message)")
    }
    guard let value = answer.value else { throw OtherBrowserError("\(name) has no result") }
    return value
  }

  /// Sends a command and reads its answer; the calling thread is blocked meanwhile.
  private func talk(_ name: String, _ parameters: JSONValue) throws -> Data {
    try state.withLock { state throws in
      state.lastID += 1
      let body = try JSONEncoder().encode(
        [0, .number(Double(state.lastID)), .string(name), parameters] as JSONValue)
      try Self.write(Data("\(body.count):".utf8) + body, to: state.line)
      return try Self.read(&state)
    }
  }

  private static func write(_ bytes: Data, to line: FileDescriptor) throws {
    #if os(Linux)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(line.number, $0.baseAddress, $0.count, flags) }
      guard count > 0 || errno == EINTR else { throw OtherBrowserError(lastSystemError("send")) }
      rest = rest.dropFirst(max(0, count))
    }
  }

  private static func read(_ state: inout State) throws -> Data {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let colon = state.received.firstIndex(of: UInt8(ascii: ":")) {
        guard let length = Int(String(decoding: state.received[..<colon], as: UTF8.self)) else {
          throw OtherBrowserError("no length: \(state.received.prefix(40))")
        }
        if state.received.count > colon + length {
          defer { state.received.removeFirst(colon + 1 + length) }
          return Data(state.received[(colon + 1)..<(colon + 1 + length)])
        }
      }
      let count = recv(state.line.number, &chunk, chunk.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw OtherBrowserError(count == 0 ? "Firefox has ended" : lastSystemError("recv"))
      }
      state.received += chunk[..<count]
    }
  }
}

/// An answer of Firefox.
private struct Reply<Value: Decodable>: Decodable {
  struct Failure: Decodable {
    let error: String
    let message: String
  }

  let failure: Failure?
  let value: Value?

  init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    _ = try parts.decode(Int.self)
    _ = try parts.decode(Int.self)
    failure = try parts.decodeIfPresent(Failure.self)
    value = failure == nil ? try parts.decode(Value.self) : nil
  }
}
