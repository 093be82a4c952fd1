import ChildProcesses
import Foundation

/// TCP ports and connections on this machine.
enum Loopback {
  /// Returns a free port.
  static func freePort() throws -> UInt16 {
    let file = FileDescriptor(socket(AF_INET, streams, 0))
    var address = address(port: 0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(file.number, $0, size) | getsockname(file.number, $0, &size)
      }
    }
    guard result == 0 else { throw OtherBrowserError(lastSystemError("bind")) }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Connects to a port; later reads and writes throw after `seconds` without progress.
  static func connect(to port: UInt16, patience seconds: Int) throws -> FileDescriptor {
    let file = FileDescriptor(socket(AF_INET, streams, 0))
    var patience = timeval(tv_sec: .init(seconds), tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(file.number, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    var address = address(port: port)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        open(file.number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw OtherBrowserError(lastSystemError("connect")) }
    return file
  }

  private static func address(port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  private static var streams: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }
}

/// Calls the system's `connect`, because `Loopback.connect` hides it inside the type.
private func open(_ file: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> Int32 {
  connect(file, address, size)
}
