import Foundation

/// Every file the server serves, by the one spelling of its path.
///
/// The index is made at the start and a request only looks a path up in it, as it was sent: no request
/// ever opens a file. So a path with dots, escapes or backslashes is simply one that is not there.
struct FileIndex {
  private var files: [String: SiteFile] = [:]

  /// Reads the files of all mounts; of two with the same path the later wins.
  init(_ mounts: [Mount]) throws {
    for mount in mounts {
      try add(mount.source.resolvingSymlinksInPath(), name: mount.path, at: mount.path, isMount: true)
    }
    for (path, file) in files where file.contentType.hasPrefix("text/html") {
      files[path] = preloading(file)
    }
  }

  /// The file at a path, spelled as a browser spells it.
  subscript(path: String) -> SiteFile? { files[path] }

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

extension FileIndex {
  /// A page with a link for each module that its scripts import, so that a browser asks for all of them at once.
  private func preloading(_ page: SiteFile) -> SiteFile {
    let text = String(decoding: page.body, as: UTF8.self)
    let linked = text.replacing(/\ *<script type="module" src="(?<path>[^"]+)">/) { script in
      modules(from: String(script.path)).dropFirst().map { "  <link rel=\"modulepreload\" href=\"\($0)\">\n" }
        .joined() + script.output.0
    }
    return SiteFile(body: Data(linked.utf8), name: "index.html")
  }

  /// The paths of a module and of its direct and indirect imports, from the nearest to the furthest.
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
