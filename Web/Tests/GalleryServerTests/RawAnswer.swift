import Foundation
import Testing

/// An HTTP answer, parsed from its bytes.
struct RawAnswer {
  let status: Int
  /// The header fields, by lowercase name.
  let headers: [String: String]
  let body: Data

  /// Parses exactly one answer; fails the test if the bytes are malformed.
  init(_ bytes: Data) throws {
    let gap = try #require(bytes.range(of: Data("\r\n\r\n".utf8)), "no answer: \(bytes.count) bytes")
    let lines = String(decoding: bytes[..<gap.lowerBound], as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = try #require(lines.first).split(separator: " ", maxSplits: 2)
    try #require(words.count == 3 && words[0] == "HTTP/1.1")
    status = try #require(Int(words[1]))
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let colon = try #require(line.firstIndex(of: ":"))
      let name = line[..<colon].lowercased()
      #expect(headers[name] == nil, "\(name) appears twice")
      headers[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    self.headers = headers
    body = Data(bytes[gap.upperBound...])
  }

  var text: String { String(decoding: body, as: UTF8.self) }

  /// Decodes the body as a page of rows.
  func page() throws -> Page {
    try JSONDecoder().decode(Page.self, from: body)
  }

  /// Returns the error message in the body.
  func error() throws -> String {
    try #require(JSONDecoder().decode([String: String].self, from: body)["error"])
  }
}

/// The answer of `/api/rows`.
struct Page: Decodable, Equatable {
  struct Row: Decodable, Equatable {
    let id: String
    let title: String
    let subtitle: String
    let symbol: String
    let hue: Int
  }

  let edition: Int
  let offset: Int
  let total: Int
  let rows: [Row]
}
