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
  /// Both answers say nothing that changes while one version of the server runs, so a browser may keep them.
  ///
  /// - Parameters:
  ///   - query: The part of the target behind its question mark.
  ///   - known: The value of If-None-Match.
  func answer(query: String, known: String?) -> Answer {
    do {
      let file =
        switch try CharactersQuery(query, blockCount: blockCount) {
        case .index: SiteFile(body: try index(), name: "index.json")
        case .block(let block): SiteFile(body: names(ofBlock: block), name: "block.txt")
        }
      var answer = file.answer(known: known)
      answer.headers[.cacheControl] = "max-age=3600"
      return answer
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
