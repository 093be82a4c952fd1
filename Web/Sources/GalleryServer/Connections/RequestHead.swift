import Foundation

/// The part of a request's head that the gallery's server needs.
///
/// The remaining header fields are removed, because FlyingFox 0.27 takes time proportional to the square of
/// a line's length. Browsers send long fields that the server does not read, such as the cookies of servers
/// at further ports of this machine.
struct RequestHead {
  /// The head to send to FlyingFox.
  let bytes: Data
  /// Whether the request opens a WebSocket, so that messages follow instead of heads.
  let isForSocket: Bool
  /// Whether the relay ends the connection after this request.
  ///
  /// It does so for methods besides GET and HEAD, because their bodies are not relayed.
  let isLast: Bool

  private static let names: Set = [
    "host", "origin", "if-none-match", "upgrade", "sec-websocket-key", "sec-websocket-version",
  ]

  /// Parses a request's head without its final blank line.
  ///
  /// The result is nil if a line that the server needs is too long.
  init?(_ head: some Collection<UInt8>) {
    var lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")[...]
    guard let request = lines.popFirst(), request.utf8.count <= 2_048 else { return nil }
    var kept = [request]
    var connection: [String] = []
    var isUpgrade = false
    for line in lines {
      let name = line.prefix { $0 != ":" }.lowercased()
      if name == "connection" {
        connection += line.dropFirst(11).lowercased().split(separator: ",")
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
      guard Self.names.contains(name) else { continue }
      guard line.utf8.count <= 512 else { return nil }
      isUpgrade = isUpgrade || name == "upgrade"
      kept.append(line)
    }
    isForSocket = isUpgrade && connection.contains("upgrade")
    isLast = !request.hasPrefix("GET ") && !request.hasPrefix("HEAD ")
    // `close` ends the connection if the server refuses a WebSocket, because the relay expects no further
    // head.
    let values =
      (isForSocket ? ["upgrade"] : []) + (isForSocket || connection.contains("close") ? ["close"] : [])
    if !values.isEmpty { kept.append("Connection: \(values.joined(separator: ", "))") }
    bytes = Data((kept + ["", ""]).joined(separator: "\r\n").utf8)
  }
}
