import Foundation

/// The documentation site below /docs, if `Scripts/docs` has built it.
///
/// The site's files are listed once after each build. A request only looks up its path in this list, so a
/// path cannot lead to a file outside the folder.
actor DocsSite {
  /// The prefix of the site's paths.
  static let root = "/docs/"

  private let folder: URL?
  /// The files by their paths in the folder; nil if the site is not built.
  private var files: [String: URL]?
  /// The build time of the listed files.
  private var built: Date?

  /// Creates a site for a folder; without a folder there is no site.
  ///
  /// The folder may be built later.
  init(_ folder: URL?) { self.folder = folder?.resolvingSymlinksInPath() }

  /// Whether the site has been built.
  var isThere: Bool { found != nil }

  /// The Content-Security-Policy of the pages.
  ///
  /// It allows inline scripts and styles, because docc writes them.
  static let policy = """
    default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; media-src 'self'; connect-src 'self'; font-src 'self' data:; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'
    """

  /// Returns the file for a request's path, or nil if no file matches.
  subscript(asked: String) -> SiteFile? {
    let asked = asked + "/" == Self.root ? Self.root : asked
    guard asked.hasPrefix(Self.root), let files = found,
      let path = asked.dropFirst(Self.root.count).removingPercentEncoding
    else { return nil }
    // The path of a page is a folder, with or without a slash at the end.
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    let page = folder.isEmpty ? "index.html" : "\(folder)/index.html"
    let name = files[path] == nil ? page : path
    guard let url = files[name], let body = try? Data(contentsOf: url) else { return nil }
    return SiteFile(body: body, name: url.lastPathComponent)
  }

  private var found: [String: URL]? {
    let now = folder.flatMap(Self.date)
    if now != built {
      files = folder.flatMap(Self.files)
      built = now
    }
    return files
  }

  /// Returns the modification date of the folder's `index.html`; nil if the file is missing.
  private static func date(of folder: URL) -> Date? {
    let path = folder.appendingPathComponent("index.html").path
    return (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  /// Returns the regular files in a folder by their paths; nil if `index.html` is missing.
  private static func files(in folder: URL) -> [String: URL]? {
    let files = FileManager.default
    guard files.fileExists(atPath: folder.appendingPathComponent("index.html").path),
      let paths = files.enumerator(atPath: folder.path)
    else { return nil }
    var found: [String: URL] = [:]
    for case let path as String in paths
    where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
      let url = folder.appendingPathComponent(path)
      // For a symbolic link this returns the attributes of the link itself, so links are skipped.
      let kind = (try? files.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType
      if kind == .typeRegular { found[path] = url }
    }
    return found
  }
}
