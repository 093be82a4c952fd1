import Foundation

/// All files of the server in memory, by their paths.
///
/// The files are read when the server starts. A request only looks up its path, exactly as it was sent, and
/// never opens a file. So a path with dots, escapes or backslashes is not found.
struct FileIndex {
  private var files: [String: SiteFile] = [:]

  /// Reads the files of all mounts.
  ///
  /// A file of a later mount replaces a file of an earlier mount with the same path.
  init(_ mounts: [Mount]) throws {
    for mount in mounts {
      try add(mount.source.resolvingSymlinksInPath(), name: mount.path, at: mount.path, isMount: true)
    }
    for (path, file) in files where file.contentType.hasPrefix("text/html") {
      files[path] = preloading(file)
    }
  }

  /// Returns the file at a path, which is escaped as browsers escape it.
  subscript(path: String) -> SiteFile? { files[path] }

  private mutating func add(_ source: URL, name: String, at path: String, isMount: Bool = false) throws {
    let attributes = try? FileManager.default.attributesOfItem(atPath: source.path)
    // For a symbolic link this returns the attributes of the link itself, so links are skipped.
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

  /// The characters that browsers do not escape in a path (RFC 3986, 2.3).
  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

extension FileIndex {
  /// Returns a page with a preload link for each module that its scripts import.
  ///
  /// So the browser requests all modules at once.
  private func preloading(_ page: SiteFile) -> SiteFile {
    let text = String(decoding: page.body, as: UTF8.self)
    let linked = text.replacing(/\ *<script type="module" src="(?<path>[^"]+)">/) { script in
      modules(from: String(script.path)).dropFirst().map { "  <link rel=\"modulepreload\" href=\"\($0)\">\n" }
        .joined() + script.output.0
    }
    return SiteFile(body: Data(linked.utf8), name: "index.html")
  }

  /// Returns the paths of a module and of its direct and indirect imports, nearest first.
  private func modules(from path: String) -> [String] {
    var paths = [path]
    var next = 0
    while next < paths.count {
      defer { next += 1 }
      guard let body = files[paths[next]]?.body else { continue }
      let text = String(decoding: body, as: UTF8.self)
      for found in text.matches(of: /(?m)^(?:import|export)\s(?:[^'";]*?\sfrom\s)?'(?<name>[^']+)'/) {
        let url = URL(string: String(found.name), relativeTo: URL(string: "http://localhost\(paths[next])"))
        if let path = url?.absoluteURL.path, files[path] != nil, !paths.contains(path) { paths.append(path) }
      }
    }
    return paths
  }
}
