import FlyingFox
import Foundation

/// A file as it is served: its bytes, what they are, and a tag that changes with them.
struct SiteFile {
  let body: Data
  let contentType: String
  let entityTag: String

  init(body: Data, name: String) {
    self.body = body
    contentType = ContentType.of(name: name)
    // FNV-1a: it only has to tell one build's file from the next one's.
    let hash = body.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    entityTag = "\"\(String(hash, radix: 16))-\(String(body.count, radix: 16))\""
  }

  /// The file, or 304 if the asker has it.
  ///
  /// - Parameter known: The value of If-None-Match: `*`, or tags separated by commas.
  func answer(known: String?) -> Answer {
    let tags = (known ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let isKnown = tags.contains { $0 == "*" || $0 == entityTag || $0 == "W/" + entityTag }
    var answer = Answer(isKnown ? .notModified : .ok, contentType: contentType, body: body)
    answer.headers[.cacheControl] = "no-cache"
    answer.headers[.eTag] = entityTag
    answer.withholdsBody = isKnown
    return answer
  }
}
