public import struct Foundation.URL

extension GalleryServer {
  /// The address of a gallery, and the files that it serves besides its own page.
  public struct Configuration: Sendable {
    /// The port to bind on 127.0.0.1; 0 selects a free one.
    public var port: UInt16

    /// The files besides the gallery's own page.
    ///
    /// A later mount replaces an earlier one with the same path.
    ///
    /// By default the custom elements and their engine.
    public var mounts: [Mount]

    /// The stages for SwiftUI screens; nil for none, which the page reports.
    public var stages: Stages?

    /// The folder of the documentation site, served below /docs.
    ///
    /// It may appear later.
    public var docs: URL?

    /// The cache lifetime of a mounted file, in s.
    ///
    /// With 0 the browser revalidates the file each time.
    public var maxAge: Int

    /// Creates a configuration; the defaults are those of the command without options.
    ///
    /// - Parameters:
    ///   - port: The port; 0 for any free one.
    ///   - mounts: The files besides the gallery's own page.
    ///   - stages: The stages for SwiftUI screens, if there are any.
    ///   - docs: The folder of the documentation site.
    ///   - maxAge: The cache lifetime of a mounted file, in s.
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
