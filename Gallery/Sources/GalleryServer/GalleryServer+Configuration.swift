public import struct Foundation.URL

extension GalleryServer {
  /// Where a gallery listens, and what it serves besides its own page.
  public struct Configuration: Sendable {
    /// The address to bind: `localhost`, or an IPv4 or IPv6 address in digits.
    ///
    /// On a loopback address only requests whose `Host` is a loopback name are answered, so that a
    /// foreign name rebound to this machine reads nothing.
    public var host: String

    /// The port to bind; 0 takes any free one.
    public var port: UInt16

    /// Files served besides the gallery's own page; of two with the same path the later wins.
    ///
    /// By default the custom elements and the engine that they load.
    public var mounts: [Mount]

    /// How long a visitor may take to send the head of its request; then it gets 408.
    public var patience: Duration

    /// The stages on which SwiftUI screens run; nil for none, of which the page then says so.
    public var stages: Stages?

    /// The folder of the documentation as a site, which is served under /docs; it need not be there yet.
    public var docs: URL?

    /// Makes a configuration; without arguments it is the one of the bare command.
    ///
    /// - Parameters:
    ///   - host: `localhost`, or an address in digits.
    ///   - port: The port; 0 for any free one.
    ///   - mounts: Files served besides the gallery's own page.
    ///   - patience: The time a visitor has to send the head of a request.
    ///   - stages: The stages on which SwiftUI screens run, if there are any.
    ///   - docs: The folder of the documentation as a site.
    public init(
      host: String = "127.0.0.1", port: UInt16 = 8080, mounts: [Mount] = Mount.elements,
      patience: Duration = .seconds(10), stages: Stages? = nil, docs: URL? = nil
    ) {
      self.host = host
      self.port = port
      self.mounts = mounts
      self.patience = patience
      self.stages = stages
      self.docs = docs
    }

    /// Whether only this machine can reach the server.
    public var isLoopback: Bool {
      BindAddress(host: host, port: port)?.isLoopback ?? false
    }
  }
}
