public import struct Foundation.URL

extension GalleryServer {
  /// The port of a gallery, and the files that it serves besides its own page.
  public struct Configuration: Sendable {
    /// The port to listen at on 127.0.0.1; 0 selects a free port.
    public var port: UInt16

    /// The files besides the gallery's own page; by default the custom elements and their engine.
    ///
    /// A file of a later mount replaces a file of an earlier mount with the same path.
    public var mounts: [Mount]

    /// The settings of the processes that show SwiftUI screens.
    ///
    /// If it is nil, the page reports that it has no screens.
    public var stages: Stages?

    /// The folder of the documentation site, served below /docs.
    ///
    /// The folder may be built while the server runs.
    public var docs: URL?

    /// The time in s for which a browser may cache a mounted file.
    ///
    /// With 0 the browser asks the server each time whether the file has changed.
    public var maxAge: Int

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - port: The port; 0 selects a free port.
    ///   - mounts: The files besides the gallery's own page.
    ///   - stages: The settings of the processes that show SwiftUI screens, or nil for none.
    ///   - docs: The folder of the documentation site.
    ///   - maxAge: The time in s for which a browser may cache a mounted file.
    public init(
      port: UInt16 = 8080, mounts: [Mount] = Mount.elements, stages: Stages? = nil, docs: URL? = nil,
      maxAge: Int = 0
    ) {
      self.port = port
      self.mounts = mounts
      self.stages = stages
      self.docs = docs
      self.maxAge = maxAge
    }
  }
}
