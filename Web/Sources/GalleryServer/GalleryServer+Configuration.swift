public import struct Foundation.URL

extension GalleryServer {
  /// Where a gallery listens, and what it serves besides its own page.
  public struct Configuration: Sendable {
    /// The port to bind on 127.0.0.1; 0 takes any free one.
    public var port: UInt16

    /// Files served besides the gallery's own page; of two with the same path the later wins.
    ///
    /// By default the custom elements and the engine that they load.
    public var mounts: [Mount]

    /// The stages on which SwiftUI screens run; nil for none, of which the page then says so.
    public var stages: Stages?

    /// The folder of the documentation as a site, which is served under /docs and may appear later.
    public var docs: URL?

    /// How long a browser may use a mounted file before it asks again, in s; 0 has it ask each time.
    public var maxAge: Int

    /// Makes a configuration; without arguments it is the one of the bare command.
    ///
    /// - Parameters:
    ///   - port: The port; 0 for any free one.
    ///   - mounts: Files served besides the gallery's own page.
    ///   - stages: The stages on which SwiftUI screens run, if there are any.
    ///   - docs: The folder of the documentation as a site.
    ///   - maxAge: How long a browser may use a mounted file before it asks again, in s.
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
