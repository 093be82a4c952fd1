import Foundation

/// A visitor's message: a line with a JSON array of commands.
///
/// Each command is an object with one member. Positions and lengths are in pt of the window. Times are in
/// s.
///
/// | command | effect |
/// |---|---|
/// | `{"show": "completion"}` | shows a screen in its initial state |
/// | `{"look": {…}}` | changes the visitor's preferences (see `Look`) |
/// | `{"size": [390, 844, 47, 34]}` | sets the window's width and height, and the heights of its top and bottom bars |
/// | `{"down": [0, 195, 300]}`, `{"move": …}` | puts a finger down or moves it: its number, x and y |
/// | `{"up": 0}`, `{"cancel": 0}` | lifts or cancels the finger with a number |
/// | `{"wheel": [0, 40, 195, 300]}` | turns a wheel by two distances at a position; positive distances scroll to the end |
/// | `{"key": "ArrowDown"}`, `{"command": "r"}` | presses a key by its name in a browser, alone or with Command |
/// | `{"text": "abc"}` | types a text |
/// | `{"act": "Refresh"}` | performs an accessibility action |
/// | `{"top": true}` | taps the status bar |
/// | `{"tick": 0.016}` | advances the time, by at most 0.25 s, and requests a frame |
///
/// A message with a tick is answered with a frame, a line of JSON (see `Frame`). A message without a tick
/// has no answer.
struct Message {
  /// A command of a visitor.
  enum Command {
    case show(String)
    case look(Look)
    case size(CGSize, top: Double, bottom: Double)
    case down(Int, CGPoint)
    case move(Int, CGPoint)
    case up(Int)
    case cancel(Int)
    case wheel(CGSize, CGPoint)
    case key(String, isCommand: Bool)
    case text(String)
    case act(String)
    case top
    case tick(Double)
  }

  /// The reason why a line is not a valid message.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  /// The maximum length of a line, in bytes.
  static let limit = 8192
  /// The maximum number of commands in a line.
  static let most = 64

  let commands: [Command]

  /// Parses a line of JSON.
  ///
  /// - Throws: `Mistake` if the line is not a valid message.
  init(_ line: [UInt8]) throws {
    guard line.count <= Self.limit else { throw Mistake(description: "A message has at most 8192 bytes.") }
    guard let commands = try? JSONDecoder().decode([Command].self, from: Data(line)) else {
      throw Mistake(description: "This line is not a message: a JSON array of commands.")
    }
    guard commands.count <= Self.most else {
      throw Mistake(description: "A message has at most 64 commands.")
    }
    self.commands = commands
  }
}

extension Message.Command: Decodable {
  private enum Name: String, CodingKey {
    case show, look, size, down, move, up, cancel, wheel, key, command, text, act, top, tick
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Name.self)
    guard members.allKeys.count == 1, let name = members.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "Expected an object with one known member"))
    }
    func text() throws -> String { String(try members.decode(String.self, forKey: name).prefix(80)) }
    func numbers(_ count: Int) throws -> [Double] {
      let numbers = try members.decode([Double].self, forKey: name)
      guard numbers.count == count, numbers.allSatisfy({ $0.magnitude <= 100_000 }) else {
        throw DecodingError.dataCorruptedError(
          forKey: name, in: members, debugDescription: "Expected \(count) numbers of at most 100000")
      }
      return numbers
    }
    func finger() throws -> Int { min(max(try members.decode(Int.self, forKey: name), 0), 9) }
    func place() throws -> (Int, CGPoint) {
      let numbers = try numbers(3)
      return (min(max(Int(numbers[0]), 0), 9), CGPoint(x: numbers[1], y: numbers[2]))
    }
    switch name {
    case .show: self = .show(try text())
    case .look: self = .look(try members.decode(Look.self, forKey: name))
    case .size:
      let numbers = try numbers(4)
      self = .size(
        CGSize(width: numbers[0], height: numbers[1]), top: numbers[2], bottom: numbers[3])
    case .down:
      let (finger, point) = try place()
      self = .down(finger, point)
    case .move:
      let (finger, point) = try place()
      self = .move(finger, point)
    case .up: self = .up(try finger())
    case .cancel: self = .cancel(try finger())
    case .wheel:
      let numbers = try numbers(4)
      self = .wheel(CGSize(width: numbers[0], height: numbers[1]), CGPoint(x: numbers[2], y: numbers[3]))
    case .key: self = .key(try text(), isCommand: false)
    case .command: self = .key(try text(), isCommand: true)
    case .text: self = .text(try text())
    case .act: self = .act(try text())
    case .top: self = .top
    case .tick: self = .tick(try members.decode(Double.self, forKey: name))
    }
  }
}
