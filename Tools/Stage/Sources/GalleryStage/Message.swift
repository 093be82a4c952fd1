import Foundation

/// What a visitor says, in a line: a JSON array of commands, each an object with one member.
///
/// Places and lengths are in pt of the window, times are in s.
///
/// | command | does |
/// |---|---|
/// | `{"show": "completion"}` | shows a screen, from the start |
/// | `{"look": {…}}` | changes what the visitor prefers (see `Look`) |
/// | `{"size": [390, 844, 47, 34]}` | gives the window a width, a height, and bars at its top and bottom |
/// | `{"down": [0, 195, 300]}`, `{"move": …}` | puts a finger of a number down, or moves it |
/// | `{"up": 0}`, `{"cancel": 0}` | lifts a finger, or takes it away |
/// | `{"wheel": [0, 40, 195, 300]}` | turns a wheel, towards the end where that is positive, at a place |
/// | `{"key": "ArrowDown"}`, `{"command": "r"}` | presses a key by its name in a browser, alone or with Command |
/// | `{"text": "abc"}` | types |
/// | `{"act": "Refresh"}` | performs an action of assistive technologies |
/// | `{"top": true}` | taps the status bar |
/// | `{"tick": 0.016}` | lets time pass, up to 0.25 s, and asks for a frame |
///
/// A message with a tick is answered by a frame, a line of JSON (see `Frame`); others are not answered.
struct Message {
  /// What can be said.
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

  /// Why a line is no message.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  /// The longest line, in bytes.
  static let limit = 8192
  /// The most commands in a line.
  static let most = 64

  let commands: [Command]

  /// Reads a line.
  init(_ line: [UInt8]) throws {
    guard line.count <= Self.limit else { throw Mistake(description: "A message has at most 8192 bytes.") }
    guard let commands = try? JSONDecoder().decode([Command].self, from: Data(line)) else {
      throw Mistake(description: "That is no message: a JSON array of commands.")
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
        .init(codingPath: decoder.codingPath, debugDescription: "One member of a known name"))
    }
    func text() throws -> String { String(try members.decode(String.self, forKey: name).prefix(80)) }
    func numbers(_ count: Int) throws -> [Double] {
      let numbers = try members.decode([Double].self, forKey: name)
      guard numbers.count == count, numbers.allSatisfy({ $0.magnitude <= 100_000 }) else {
        throw DecodingError.dataCorruptedError(
          forKey: name, in: members, debugDescription: "\(count) numbers that are not too large")
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
