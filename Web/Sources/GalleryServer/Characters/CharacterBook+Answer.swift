import FlyingFox
import Foundation

/// What `/api/characters` answers.
private struct CharacterIndex: Encodable {
  /// How many characters there are.
  let count: Int
  /// How many of them a block has.
  let blockSize: Int
  /// The first and the last code point of each run of assigned ones.
  let ranges: [[UInt32]]
}

extension CharacterBook {
  /// Answers a request for characters.
  ///
  /// - Parameter request: What is asked, in the query.
  func answer(_ request: HTTPRequest) -> HTTPResponse {
    do {
      let file =
        switch try CharactersQuery(request.target.query(), blockCount: blockCount) {
        case .index: SiteFile(body: try index(), name: "index.json")
        case .block(let block): SiteFile(body: names(ofBlock: block), name: "block.txt")
        }
      return .file(file, for: request)
    } catch let mistake as QueryMistake {
      return (try? .json(.badRequest, ["error": mistake.message])) ?? .text(.badRequest)
    } catch {
      return .text(.internalServerError)
    }
  }

  private func index() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(
      CharacterIndex(
        count: count, blockSize: Self.blockSize, ranges: ranges.map { [$0.lowerBound, $0.upperBound] }))
  }

  /// A line for each character: two letters for its category, and its name.
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
