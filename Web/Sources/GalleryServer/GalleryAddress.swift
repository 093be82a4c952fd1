/// The loopback address at which a gallery listens.
public struct GalleryAddress: Sendable, Hashable, CustomStringConvertible {
  /// The bound port, never 0.
  public let port: UInt16

  /// The address as a browser takes it, such as `http://127.0.0.1:8080/`.
  public var description: String { "http://127.0.0.1:\(port)/" }
}
