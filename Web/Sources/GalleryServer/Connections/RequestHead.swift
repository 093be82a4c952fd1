import Foundation

/// The part of a request's head that the site needs.
///
/// FlyingFox 0.27 takes time proportional to the square of a line's length. Browsers send long fields that
/// the site does not read, such as the cookies of servers at other ports of this machine.
struct RequestHead {
  /// The bytes for FlyingFox.
  let bytes: Data
  /// Whether the request is for a WebSocket, so that messages follow instead of heads.
  let isForSocket: Bool
  /// Whether the connection ends after this request.
  ///
  /// A body may follow it, which is not relayed.
  let isLast: Bool

  private static let names: Set = [
    "host", "origin", "if-none-match", "upgrade", "sec-websocket-key", "sec-websocket-version",
  ]

  /// Parses a head without its blank line.
  ///
  /// The result is nil if a line that the site needs is too long.
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
    // If a request for a socket is refused, the connection ends, because no head may follow it.
    let values =
      (isForSocket ? ["upgrade"] : []) + (isForSocket || connection.contains("close") ? ["close"] : [])
    if !values.isEmpty { kept.append("Connection: \(values.joined(separator: ", "))") }
    bytes = Data((kept + ["", ""]).joined(separator: "\r\n").utf8)
  }
}
