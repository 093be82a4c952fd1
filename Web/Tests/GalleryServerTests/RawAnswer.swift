import Foundation
import Testing

/// An answer as it came over the wire.
struct RawAnswer {
  let status: Int
  /// By name in small letters.
  let headers: [String: String]
  let body: Data

  /// Reads an answer; fails the test where it is not exactly one well-formed answer.
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
      #expect(headers[name] == nil, "\(name) is there twice")
      headers[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    self.headers = headers
    body = Data(bytes[gap.upperBound...])
  }

  /// Reads the answers that came one after the other on a connection, each as long as it says.
  static func all(_ bytes: Data) throws -> [RawAnswer] {
    var answers: [RawAnswer] = []
    var rest = bytes
    while !rest.isEmpty {
      let gap = try #require(rest.range(of: Data("\r\n\r\n".utf8)), "\(rest.count) bytes are no answer")
      let head = try RawAnswer(Data(rest[..<gap.upperBound]))
      let length = head.status == 304 ? 0 : try #require(head.headers["content-length"].flatMap { Int($0) })
      answers.append(try RawAnswer(Data(rest[..<(gap.upperBound + length)])))
      rest = Data(rest[(gap.upperBound + length)...])
    }
    return answers
  }

  var text: String { String(decoding: body, as: UTF8.self) }

  /// The body as a page of rows.
  func page() throws -> Page {
    try JSONDecoder().decode(Page.self, from: body)
  }

  /// What the body says went wrong.
  func error() throws -> String {
    try #require(JSONDecoder().decode([String: String].self, from: body)["error"])
  }
}

/// What `/api/rows` promises.
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
