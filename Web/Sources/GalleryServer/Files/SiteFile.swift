import Foundation

/// A file to serve, with its media type and a tag of its version.
struct SiteFile: Sendable {
  let body: Data
  let contentType: String
  /// The value of the `ETag` header.
  let tag: String

  init(body: Data, name: String) {
    self.body = body
    contentType = ContentType.of(name: name)
    // The FNV-1a hash is sufficient: it only has to differ between two builds of the same file.
    let sum = body.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    tag = "\"\(String(sum, radix: 16))-\(String(body.count, radix: 16))\""
  }
}
