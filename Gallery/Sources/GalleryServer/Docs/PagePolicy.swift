import FlyingFox
import Foundation

/// What a page of the documentation may load and run.
///
/// docc's pages have scripts within them, which the gallery's own policy forbids: each is named by its digest. The styles
/// that they set in their markup cannot be named.
enum PagePolicy {
  /// The policy for a page.
  static func policy(of page: Data) -> String {
    let digests = scripts(in: page).map { " 'sha256-\(SHA256.base64($0))'" }.joined()
    return """
      default-src 'none'; script-src 'self'\(digests); style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
      media-src 'self'; connect-src 'self'; font-src 'self' data:; base-uri 'none'; form-action 'none'; \
      frame-ancestors 'none'
      """
  }

  /// What stands between the tags of each script that is not a file of its own.
  private static func scripts(in page: Data) -> [String.UTF8View] {
    let text = String(decoding: page, as: UTF8.self)
    return text.matches(of: /(?i)<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script\s*>/)
      .filter { !$0.attributes.contains(/(?i)\ssrc\s*=/) && !$0.body.isEmpty }
      .map { String($0.body).utf8 }
  }
}

extension HTTPHeader {
  /// What a page may load and run.
  static let contentSecurityPolicy = HTTPHeader("Content-Security-Policy")
}
