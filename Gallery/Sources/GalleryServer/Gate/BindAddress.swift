import FlyingSocks
import Foundation

/// An address to bind: IPv4 or IPv6, in digits.
enum BindAddress {
  case ip4(String, sockaddr_in)
  case ip6(String, sockaddr_in6)

  /// Reads an address in digits, or `localhost`, which is 127.0.0.1; nil for any other name.
  init?(host: String, port: UInt16) {
    let digits = host == "localhost" ? "127.0.0.1" : host
    if let address = try? sockaddr_in.inet(ip4: digits, port: port) {
      self = .ip4(digits, address)
    } else if let address = try? sockaddr_in6.inet6(ip6: digits, port: port) {
      self = .ip6(digits, address)
    } else {
      return nil
    }
  }

  /// The address in digits.
  var host: String {
    switch self {
    case .ip4(let host, _), .ip6(let host, _): host
    }
  }

  /// Whether only this machine can reach it.
  var isLoopback: Bool {
    switch self {
    case .ip4(let host, _): host.hasPrefix("127.")
    case .ip6(let host, _): host == "::1"
    }
  }

  /// Binds the address and listens there.
  ///
  /// - Throws: `GalleryError` where a person can do something about it, otherwise `SocketError`.
  func listen(port: UInt16) throws -> (socket: Socket, address: GalleryAddress) {
    do {
      let socket =
        switch self {
        case .ip4(_, let address): try Self.listen(at: address)
        case .ip6(_, let address): try Self.listen(at: address)
        }
      return (socket, GalleryAddress(host: host, port: try socket.sockname().port ?? port))
    } catch SocketError.failed(_, EADDRINUSE, _) {
      throw GalleryError.portTaken(GalleryAddress(host: host, port: port))
    } catch SocketError.failed(_, EACCES, _) {
      throw GalleryError.portForbidden(GalleryAddress(host: host, port: port))
    } catch SocketError.failed(_, EADDRNOTAVAIL, _) {
      throw GalleryError.hostUnknown(host)
    }
  }

  private static func listen(at address: some SocketAddress) throws -> Socket {
    let socket = try Socket(domain: Int32(type(of: address).family))
    do {
      try socket.setValue(true, for: .localAddressReuse)
      #if canImport(Darwin)
        try socket.setValue(true, for: .noSIGPIPE)
      #endif
      try socket.bind(to: address)
    } catch {
      try? socket.close()
      throw error
    }
    try socket.listen()
    return socket
  }
}

extension Socket.Address {
  /// The port, where there is one.
  fileprivate var port: UInt16? {
    switch self {
    case .ip4(_, let port), .ip6(_, let port): port
    case .unix: nil
    }
  }
}
