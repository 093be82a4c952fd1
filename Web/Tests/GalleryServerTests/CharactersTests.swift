import Foundation
import GalleryServer
import TestTurns
import Testing

@Suite("Characters", .turns)
struct CharactersTests {
  /// The answer of `/api/characters`.
  struct Index: Decodable {
    let count: Int
    let blockSize: Int
    let ranges: [[UInt32]]

    var characters: [UInt32] { ranges.flatMap { Array($0[0]...$0[1]) } }
  }

  /// The code points that the standard library's Unicode data assigns, without private use and surrogates.
  static let assigned = (UInt32(0)...0x10FFFF).filter { value in
    guard let scalar = Unicode.Scalar(value) else { return false }
    switch scalar.properties.generalCategory {
    case .unassigned, .privateUse, .surrogate: return false
    default: return true
    }
  }

  private func index(_ server: RunningServer) async throws -> Index {
    try JSONDecoder().decode(Index.self, from: try await server.get("/api/characters").body)
  }

  private func block(_ number: Int, _ server: RunningServer) async throws -> [Substring] {
    let text = try await server.get("/api/characters?block=\(number)").text
    #expect(text.hasSuffix("\n"))
    return text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("The index contains every assigned character once, in order")
  func everything() async throws {
    try await RunningServer.with { server async throws in
      let answer = try await server.get("/api/characters")
      #expect(answer.status == 200)
      #expect(answer.headers["content-type"] == "application/json; charset=utf-8")
      let index = try await index(server)
      #expect(index.characters == Self.assigned)
      #expect(index.count == Self.assigned.count && index.count > 140_000)
      #expect(index.blockSize == 1024)
      for (before, after) in zip(index.ranges, index.ranges.dropFirst()) { #expect(before[1] + 1 < after[0]) }
      let characters = Set(index.characters)
      // These code points are private use, surrogates and noncharacters.
      for value in [0xE000, 0xF8FF, 0xF_0000, 0x10_FFFD, 0xD800, 0xDFFF, 0xFDD0, 0xFFFE, 0xFFFF, 0x10_FFFF] {
        #expect(!characters.contains(UInt32(value)))
      }
    }
  }

  @Test("The blocks contain the category and the name of every character once")
  func names() async throws {
    try await RunningServer.with { server async throws in
      let count = try await index(server).count
      var lines: [Substring] = []
      for number in 0..<(count + 1023) / 1024 {
        let block = try await block(number, server)
        #expect(block.count == min(1024, count - lines.count))
        lines += block
      }
      try #require(lines.count == Self.assigned.count)
      #expect(Set(lines.map { $0.dropFirst(2) }).count == lines.count)
      let wrong = zip(lines, Self.assigned).filter { line, value in
        guard let properties = Unicode.Scalar(value)?.properties else { return true }
        // Skip a name that ends with a star, which is a mistake in Swift 6.3. Controls and the newest
        // ideographs have no name.
        let name = properties.name.flatMap { $0.hasSuffix("*") ? nil : $0 }
        return !line.dropFirst(2).allSatisfy { $0.isASCII && !$0.isLowercase && $0 != "*" }
          || name.map { line.dropFirst(2) != $0 } ?? (line.count < 5)
      }
      #expect(wrong.isEmpty, "\(wrong.prefix(3))")
    }
  }

  @Test("Well-known characters have their names and categories")
  func known() async throws {
    try await RunningServer.with { server async throws in
      for (value, line) in [
        (0x00, "CcNULL"), (0x09, "CcCHARACTER TABULATION"), (0x20, "ZsSPACE"),
        (0x41, "LuLATIN CAPITAL LETTER A"),
        (0x9F, "CcAPPLICATION PROGRAM COMMAND"), (0x300, "MnCOMBINING GRAVE ACCENT"),
        (0x20AC, "ScEURO SIGN"), (0x4E00, "LoCJK UNIFIED IDEOGRAPH-4E00"), (0xD7A3, "LoHANGUL SYLLABLE HIH"),
        (0x17000, "LoTANGUT IDEOGRAPH-17000"), (0x18CFF, "LoKHITAN SMALL SCRIPT CHARACTER-18CFF"),
        (0x1F600, "SoGRINNING FACE"), (0xE0001, "CfLANGUAGE TAG"),
      ] {
        let position = try #require(Self.assigned.firstIndex(of: UInt32(value)))
        #expect(try await block(position / 1024, server)[position % 1024] == line)
      }
    }
  }
}
