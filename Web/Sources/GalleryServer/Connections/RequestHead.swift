import Foundation

/// The part of a request's head that the site needs.
///
/// FlyingFox 0.27 takes a time that grows with the square of a line's length. Browsers send long fields that the site does
/// not read, such as the cookies of other servers on this machine.
struct RequestHead {
  /// The bytes for FlyingFox.
  let bytes: Data
  /// Whether it asks for a socket, so that messages follow and no head.
  let isForSocket: Bool
  /// Whether it is the last one, because a body may follow, which is not passed on.
  let isLast: Bool

  private static let names: Set = [
    "host", "origin", "if-none-match", "upgrade", "sec-websocket-key", "sec-websocket-version",
  ]

  /// Reads a head without its blank line; nil if a line that the site needs is too long.
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
    // A request for a socket that is refused ends the connection, because no head may follow it.
    let values =
      (isForSocket ? ["upgrade"] : []) + (isForSocket || connection.contains("close") ? ["close"] : [])
    if !values.isEmpty { kept.append("Connection: \(values.joined(separator: ", "))") }
    bytes = Data((kept + ["", ""]).joined(separator: "\r\n").utf8)
  }
}
