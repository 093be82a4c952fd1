import FlyingFox
import Foundation

/// The JSON of `/api/characters`.
private struct CharacterIndex: Encodable {
  /// The number of characters.
  let count: Int
  /// The number of characters in a block.
  let blockSize: Int
  /// The first and last code point of each range of assigned characters.
  let ranges: [[UInt32]]
}

extension CharacterBook {
  /// Returns the response to a request for the index, or for a block with the parameter `block`.
  func answer(_ request: HTTPRequest) throws -> HTTPResponse {
    guard let block = request.numbers["block"] else {
      return .file(SiteFile(body: try index(), name: "index.json"), for: request)
    }
    guard block < blockCount else { return .text(.badRequest) }
    return .file(SiteFile(body: names(ofBlock: block), name: "block.txt"), for: request)
  }

  private func index() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(
      CharacterIndex(
        count: count, blockSize: Self.blockSize, ranges: ranges.map { [$0.lowerBound, $0.upperBound] }))
  }

  /// Returns a line for each character: two letters for its category, and its name.
  private func names(ofBlock block: Int) -> Data {
    var text = ""
    text.reserveCapacity(Self.blockSize * 32)
    for character in characters(inBlock: block) {
      text += character.properties.generalCategory.letters ?? ""
      text += CharacterName.of(character)
      text += "\n"
    }
    return Data(text.utf8)
  }
}
