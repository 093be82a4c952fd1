import FlyingFox
import Foundation

/// A file as it is served: its bytes, what they are, and a tag that changes with them.
struct SiteFile {
  let body: Data
  let contentType: String
  /// A text of letters and digits that no other file's bytes have.
  let hash: String
  /// The bytes in gzip, if they are smaller.
  var packed: Data?

  init(body: Data, name: String) {
    self.body = body
    contentType = ContentType.of(name: name)
    // FNV-1a: it only has to tell one build's file from the next one's.
    let sum = body.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    hash = "\(String(sum, radix: 16))-\(String(body.count, radix: 16))"
  }

  /// Whether packing may make it smaller.
  var isText: Bool {
    ["text/", "application/json", "application/wasm", "application/manifest", "image/svg"]
      .contains { contentType.hasPrefix($0) }
  }

  /// The file, or 304 if the asker has it.
  ///
  /// - Parameters:
  ///   - request: What is asked, and whether it may be packed.
  ///   - caching: How long it may be kept, as Cache-Control says it.
  func answer(_ request: RequestHead, caching: String = "no-cache") -> Answer {
    let sent = request.acceptsGzip ? packed : nil
    let entityTag = sent == nil ? "\"\(hash)\"" : "\"\(hash)-gzip\""
    let tags = (request.known ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let isKnown = tags.contains { $0 == "*" || $0 == entityTag || $0 == "W/" + entityTag }
    var answer = Answer(isKnown ? .notModified : .ok, contentType: contentType, body: sent ?? body)
    answer.headers[.cacheControl] = caching
    answer.headers[.eTag] = entityTag
    if isText { answer.headers[HTTPHeader("Vary")] = "Accept-Encoding" }
    if sent != nil { answer.headers[.contentEncoding] = "gzip" }
    answer.withholdsBody = isKnown
    return answer
  }
}
