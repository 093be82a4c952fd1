import Foundation

/// Every file the server serves, by the one spelling of its path.
///
/// The index is made at the start and a request only looks a path up in it, as it was sent: no request
/// ever opens a file. So a path with dots, escapes or backslashes is simply one that is not there.
///
/// Each file also has a name for ever: its path behind the `edition`, a text that changes with any of the files. The
/// page names by these what it needs, so that a browser asks for it once.
struct FileIndex {
  private var files: [String: SiteFile] = [:]
  /// What all files have in common; a file that changes makes another one.
  private(set) var edition = ""

  /// The page, which names the files that it needs.
  private static let pages = ["/", "/index.html"]

  /// Reads the files of all mounts and packs them; of two with the same path the later wins.
  init(_ mounts: [Mount]) async throws {
    for mount in mounts {
      try add(mount.source.resolvingSymlinksInPath(), name: mount.path, at: mount.path, isMount: true)
    }
    let all = files.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.hash)" }.joined(separator: "\n")
    edition = SiteFile(body: Data(all.utf8), name: "").hash
    for page in Self.pages { if let file = files[page] { files[page] = naming(file) } }
    let paths = Array(files.keys)
    let packed = await Gzip.shared.pack(paths.compactMap { files[$0] })
    for (path, file) in zip(paths, packed) { files[path] = file }
  }

  /// Answers a request for a file, spelled as a browser spells it; nil if there is none.
  func answer(_ request: RequestHead) -> Answer? {
    if let file = files[request.path] { return file.answer(request) }
    let parts = request.path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
    guard parts.count == 2, parts[0] == edition, request.path == "/\(parts[0])/\(parts[1])",
      let file = files["/\(parts[1])"]
    else { return nil }
    return file.answer(request, caching: "public, max-age=31536000, immutable")
  }

  /// A page whose links and scripts have the names for ever.
  private func naming(_ page: SiteFile) -> SiteFile {
    let text = String(decoding: page.body, as: UTF8.self)
    let named = text.replacing(/(?<attribute>href|src)="(?<path>\/[^"?#]+)"/) { match in
      let path = String(match.path)
      return files[path] == nil ? String(match.0) : "\(match.attribute)=\"/\(edition)\(path)\""
    }
    return SiteFile(body: Data(named.utf8), name: "index.html")
  }

  private mutating func add(_ source: URL, name: String, at path: String, isMount: Bool = false) throws {
    let attributes = try? FileManager.default.attributesOfItem(atPath: source.path)
    // Of a symbolic link these are the link's own attributes, so that none is followed.
    switch attributes?[.type] as? FileAttributeType {
    case .typeRegular?:
      files[path] = SiteFile(body: try Data(contentsOf: source), name: name)
    case .typeDirectory?:
      let names = try FileManager.default.contentsOfDirectory(atPath: source.path)
      for name in names where !name.hasPrefix(".") {
        guard let spelled = name.addingPercentEncoding(withAllowedCharacters: Self.plain) else { continue }
        try add(source.appendingPathComponent(name), name: name, at: "\(path)/\(spelled)")
      }
      files["\(path)/"] = files["\(path)/index.html"]
    default:
      if isMount { throw GalleryError.filesMissing(source.path) }
    }
  }

  /// What a browser leaves as it is in a path (RFC 3986, 2.3).
  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
