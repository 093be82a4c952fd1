import Foundation

/// The documentation as a site, where it has been built: a folder that `Scripts/docs` makes, whose pages are under /docs.
///
/// Which files there are is found out once for each time that it is built. A request only looks a path up among them, so
/// that no path leads elsewhere.
actor DocsSite {
  /// Where the site's paths begin.
  static let root = "/docs/"

  private let folder: URL?
  /// The files by their paths in the folder; nil as long as there is no site.
  private var files: [String: URL]?
  /// When what was found was built.
  private var built: Date?

  /// The site in a folder, which need not be there yet; without a folder there is none.
  init(_ folder: URL?) { self.folder = folder?.resolvingSymlinksInPath() }

  /// Whether the site has been built.
  var isThere: Bool { found != nil }

  /// What its pages may load and run: docc's have scripts and styles within them.
  static let policy = """
    default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; media-src 'self'; connect-src 'self'; font-src 'self' data:; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'
    """

  /// A page or what it needs, by the path of a request; nil if there is none of its name.
  subscript(asked: String) -> SiteFile? {
    let asked = asked + "/" == Self.root ? Self.root : asked
    guard asked.hasPrefix(Self.root), let files = found,
      let path = asked.dropFirst(Self.root.count).removingPercentEncoding
    else { return nil }
    // A page is a folder, whose name may have a slash behind it or not.
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

  /// When a folder's first page was written; nil if it has none.
  private static func date(of folder: URL) -> Date? {
    let path = folder.appendingPathComponent("index.html").path
    return (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  /// The regular files in a folder, by their paths in it; nil if there is no page to begin with.
  private static func files(in folder: URL) -> [String: URL]? {
    let files = FileManager.default
    guard files.fileExists(atPath: folder.appendingPathComponent("index.html").path),
      let paths = files.enumerator(atPath: folder.path)
    else { return nil }
    var found: [String: URL] = [:]
    for case let path as String in paths
    where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
      let url = folder.appendingPathComponent(path)
      // Of a symbolic link these are the link's own attributes, so that none is followed.
      let kind = (try? files.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType
      if kind == .typeRegular { found[path] = url }
    }
    return found
  }
}
