import Foundation

/// The part of a request that the site needs, read strictly.
///
/// Bytes that a lenient reader would repair are refused: there is one way to write a request here.
struct RequestHead {
  /// The path that a socket is asked for at.
  static let socketPath = "/api/stage"

  /// GET or HEAD.
  var method = "GET"
  /// The path and query as sent; begins with a slash, all of it printable ASCII.
  var target = "/"
  /// The value of If-None-Match.
  var known: String?
  /// Whether the answer may be packed with gzip.
  var acceptsGzip = false
  /// Whether another request may come on the same connection.
  var keepsAlive = true
  /// The key of a request for a socket.
  var socketKey: String?

  /// The path as it was sent: neither escapes nor dots are resolved.
  var path: String { String(target.prefix { $0 != "?" }) }

  /// What stands behind the question mark, as it was sent.
  var query: String { String(target.drop { $0 != "?" }.dropFirst()) }

  /// Reads a head.
  ///
  /// - Parameters:
  ///   - bytes: The head without its closing blank line.
  ///   - onlyLoopback: Whether the `Host` must be a loopback name.
  init(_ bytes: [UInt8], limits: GateLimits, onlyLoopback: Bool) throws(Refusal) {
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: false)
    guard let line = lines.first else { throw .malformed }
    try readRequestLine(line, limits: limits)
    let fields = try Self.readFields(lines.dropFirst(), limits: limits)

    guard let hosts = fields["host"], hosts.count == 1, let host = hosts.first else { throw .malformed }
    if onlyLoopback, !Self.isLoopback(host: host) { throw .host }
    guard method == "GET" || method == "HEAD" else { throw .method }
    guard target.hasPrefix("/") else { throw .malformed }
    try Self.refuseBody(fields)
    if fields["expect"] != nil { throw .expectation }
    known = fields["if-none-match"]?.joined(separator: ", ")
    if known?.utf8.allSatisfy({ $0 < 0x7F }) == false { known = nil }
    readWishes(fields)
    try readSocket(fields, host: host)
  }

  /// What the visitor would have, of which a mistake is no harm.
  private mutating func readWishes(_ fields: [String: [String]]) {
    let encodings = (fields["accept-encoding"] ?? []).flatMap { $0.lowercased().split(separator: ",") }
    acceptsGzip = encodings.contains { encoding in
      let parts = encoding.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      guard parts.first == "gzip" else { return false }
      // A quality of 0 means that it is not accepted.
      return !parts.dropFirst().contains { $0.hasPrefix("q=0") && !$0.contains { "123456789".contains($0) } }
    }
    if Self.connection(fields).contains("close") { keepsAlive = false }
  }

  private static func connection(_ fields: [String: [String]]) -> [String] {
    (fields["connection"] ?? []).flatMap { $0.lowercased().split(separator: ",") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// A socket is for pages from here alone: a browser lets any page of the world ask for one, and says which.
  private mutating func readSocket(_ fields: [String: [String]], host: String) throws(Refusal) {
    guard path == Self.socketPath, method == "GET", let upgrade = fields["upgrade"] else { return }
    guard upgrade.count == 1, upgrade.first?.lowercased() == "websocket",
      Self.connection(fields).contains("upgrade"),
      fields["sec-websocket-version"] == ["13"], let keys = fields["sec-websocket-key"], keys.count == 1,
      let key = keys.first, Data(base64Encoded: key)?.count == 16
    else { throw .malformed }
    let origins = fields["origin"]?.map { $0.lowercased() } ?? []
    guard origins == ["http://\(host.lowercased())"] else { throw .origin }
    socketKey = key
  }

  private mutating func readRequestLine(_ line: Substring, limits: GateLimits) throws(Refusal) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, line.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { throw .malformed }
    guard words[0].utf8.count <= 32, words[0].utf8.allSatisfy(\.isToken), !words[0].isEmpty else {
      throw .malformed
    }
    guard words[1].utf8.count <= limits.target else { throw .target }
    guard words[2].hasPrefix("HTTP/") else { throw .malformed }
    guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else { throw .version }
    method = String(words[0])
    target = String(words[1])
    keepsAlive = words[2] == "HTTP/1.1"
  }

  /// The fields by their names in small letters, each with its values in order.
  private static func readFields(
    _ lines: some Collection<Substring>, limits: GateLimits
  ) throws(Refusal) -> [String: [String]] {
    guard lines.count <= limits.fields else { throw .fields }
    var fields: [String: [String]] = [:]
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, parts[0].utf8.allSatisfy(\.isToken) else {
        throw .malformed
      }
      let value = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " \t"))
      fields[parts[0].lowercased(), default: []].append(value)
    }
    return fields
  }

  /// Neither GET nor HEAD has a body here, and none is read.
  private static func refuseBody(_ fields: [String: [String]]) throws(Refusal) {
    let lengths = fields["content-length"] ?? []
    guard lengths.count <= 1 else { throw .malformed }
    if fields["transfer-encoding"] != nil { throw lengths.isEmpty ? .body : .malformed }
    guard let length = lengths.first else { return }
    guard !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { throw .malformed }
    if length.utf8.contains(where: { $0 != 0x30 }) { throw .body }
  }

  private static func isLoopback(host: String) -> Bool {
    ["127.0.0.1", "localhost", "[::1]"].contains { name in
      guard host.lowercased().hasPrefix(name) else { return false }
      let port = host.dropFirst(name.count)
      return port.isEmpty || (port.first == ":" && port.dropFirst().utf8.allSatisfy { 0x30...0x39 ~= $0 })
    }
  }
}

extension UInt8 {
  /// Whether it may stand in a method or a field's name (RFC 9110, 5.6.2).
  fileprivate var isToken: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(self)
    }
  }
}
