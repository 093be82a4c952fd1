/// The address of a gallery on this machine.
public struct GalleryAddress: Sendable, Hashable, CustomStringConvertible {
  /// The server's port, never 0.
  public let port: UInt16

  /// The address for a browser, such as `http://127.0.0.1:8080/`.
  public var description: String { "http://127.0.0.1:\(port)/" }
}
