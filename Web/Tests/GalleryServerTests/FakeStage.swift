import Foundation
import GalleryServer

/// A shell script that replaces the stage, the process that draws SwiftUI screens, in tests of the server.
enum FakeStage: String {
  private static let name = "stage"

  /// Echoes its input and writes its process identifier to a file.
  case echo = "echo $$ > \"$0.pid\"; exec cat"
  /// Crashes at once.
  case trap = "kill -ILL $$"
  /// Crashes after the first message.
  case trapLater = "read line; kill -SEGV $$"
  /// Exits with status 3.
  case leave = "exit 3"
  /// Rejects every message with status 65.
  case mistaken = "read line; exit 65"
  /// Lists its screens if the server requests the list.
  case index = "test \"$1\" = --screens && echo '[{\"title\":\"Part\",\"screens\":[]}]'"

  /// Writes the script to a folder and returns a configuration that runs it.
  func stages(in folder: TemporaryFolder, idle: Duration = .seconds(60)) throws -> GalleryServer.Stages {
    try folder.write("#!/bin/sh\n\(rawValue)\n", to: Self.name)
    let file = folder.url.appendingPathComponent(Self.name)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file.path)
    return GalleryServer.Stages(executable: file, idle: idle)
  }
}

extension TemporaryFolder {
  /// The process identifier that the last stage in this folder wrote.
  var lastStage: pid_t? {
    let text = try? String(contentsOf: url.appendingPathComponent("stage.pid"), encoding: .utf8)
    return text.flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }
}

/// The bytes that a visitor (a browser) sends to a socket and receives from it.
enum SocketBytes {
  /// Returns the request that opens a socket.
  ///
  /// - Parameter changes: Header fields to replace; `nil` removes a field.
  static func handshake(_ port: UInt16, _ changes: [String: String?] = [:]) -> Data {
    var fields: [String: String?] = [
      "Host": "127.0.0.1:\(port)", "Origin": "http://127.0.0.1:\(port)", "Connection": "keep-alive, Upgrade",
      "Upgrade": "websocket", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    ]
    fields.merge(changes) { $1 }
    let lines = fields.compactMap { name, value in value.map { "\(name): \($0)" } }
    return Data((["GET /api/stage HTTP/1.1"] + lines + ["", ""]).joined(separator: "\r\n").utf8)
  }

  /// Returns a masked text frame.
  static func text(_ text: String) -> Data {
    let bytes = Array(text.utf8)
    let mask: [UInt8] = [1, 2, 3, 4]
    let length: [UInt8] =
      bytes.count < 126
      ? [0x80 | UInt8(bytes.count)] : [0xFE, UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
    return Data([0x81] + length + mask + zip(bytes, 0...).map { $0 ^ mask[$1 % 4] })
  }

  /// A browser's close frame, with code 1000.
  static let goodbye = Data([0x88, 0x82, 0, 0, 0, 0, 0x03, 0xE8])

  /// Whether the piece with this index may be sent.
  ///
  /// Every piece after the first waits for the head of the answer.
  static func isOpen(_ index: Int, _ answer: Data) -> Bool {
    index == 0 || answer.firstRange(of: Data("\r\n\r\n".utf8)) != nil
  }

  /// Reads the frames after the answer's head.
  ///
  /// - Returns: The texts, and the code and the reason of the close frame.
  static func read(_ answer: Data) -> (texts: [String], code: Int?, reason: String) {
    guard let head = answer.firstRange(of: Data("\r\n\r\n".utf8)) else { return ([], nil, "") }
    let bytes = Array(answer[head.upperBound...])
    var rest = bytes[...]
    var texts: [String] = []
    while rest.count >= 2 {
      let start = rest.startIndex
      let isLong = bytes[start + 1] == 126 && rest.count >= 4
      let length =
        isLong ? Int(bytes[start + 2]) << 8 | Int(bytes[start + 3]) : Int(bytes[start + 1])
      let payload = rest.dropFirst(isLong ? 4 : 2).prefix(length)
      if bytes[start] == 0x88 {
        let code = Array(payload.prefix(2)).reduce(0) { $0 << 8 | Int($1) }
        return (texts, code, String(decoding: payload.dropFirst(2), as: UTF8.self))
      }
      texts.append(String(decoding: payload, as: UTF8.self))
      rest = rest.dropFirst((isLong ? 4 : 2) + length)
    }
    return (texts, nil, "")
  }
}
