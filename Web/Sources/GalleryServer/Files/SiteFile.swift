import Foundation

/// A served file: its bytes, their type, and a tag that changes with them.
struct SiteFile: Sendable {
  let body: Data
  let contentType: String
  /// The value of the `ETag` header.
  let tag: String

  init(body: Data, name: String) {
    self.body = body
    contentType = ContentType.of(name: name)
    // FNV-1a is enough to distinguish a build's file from the next build's.
    let sum = body.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    tag = "\"\(String(sum, radix: 16))-\(String(body.count, radix: 16))\""
  }
}
