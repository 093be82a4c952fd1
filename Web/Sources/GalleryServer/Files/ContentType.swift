/// The media types of files, by the extension of their names.
enum ContentType {
  /// Returns the media type of a file; `application/octet-stream` for an unknown extension.
  static func of(name: String) -> String {
    let end = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last?.lowercased()
    return end.flatMap { types[$0] } ?? "application/octet-stream"
  }

  private static let types = [
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/x-icon",
    "jpg": "image/jpeg",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json; charset=utf-8",
    "map": "application/json; charset=utf-8",
    "md": "text/plain; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json; charset=utf-8",
    "webp": "image/webp",
    "woff2": "font/woff2",
  ]
}
