import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A client that sends requests exactly as a test writes them.
struct RawClient: Sendable {
  let port: UInt16

  struct Failure: Error {
    let call: String
    let code: Int32
  }

  /// Sends bytes and returns the answer when the server closes the connection.
  ///
  /// The connection blocks its thread, so it has a new thread.
  ///
  /// - Parameters:
  ///   - pieces: The pieces to send in order, until the server stops reading.
  ///   - pause: The pause before every piece except the first, in s.
  ///   - finishes: Whether the client shuts down its sending side after the last piece.
  ///   - isEnough: Returns whether a piece may be sent, for the index of the piece and the answer so far.
  func exchange(
    _ pieces: [Data], pause: TimeInterval = 0, finishes: Bool = false,
    once isEnough: @escaping @Sendable (Int, Data) -> Bool = { _, _ in true }
  ) async throws -> Data {
    let port = port
    return try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try Self.talk(to: port, pieces, pause, finishes, isEnough) })
      }
    }
  }

  private static func talk(
    to port: UInt16, _ pieces: [Data], _ pause: TimeInterval, _ finishes: Bool,
    _ isEnough: (Int, Data) -> Bool
  ) throws -> Data {
    let file = try connect(to: port)
    defer { close(file) }
    var answer = Data()
    for (index, piece) in pieces.enumerated() {
      if index > 0 { Thread.sleep(forTimeInterval: pause) }
      while !isEnough(index, answer) {
        guard try read(from: file, into: &answer) else { return answer }
      }
      guard write(piece, to: file) else { break }
    }
    if finishes { shutdown(file, Int32(SHUT_WR)) }
    while try read(from: file, into: &answer) {}
    return answer
  }

  /// Appends received bytes; returns `false` after the server has closed the connection.
  private static func read(from file: Int32, into answer: inout Data) throws -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(file, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno != ECONNRESET { throw Failure(call: "recv", code: errno) }
      guard count > 0 else { return false }
      answer.append(contentsOf: buffer[..<count])
      return true
    }
  }

  private static func connect(to port: UInt16) throws -> Int32 {
    #if canImport(Glibc)
      let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let file = socket(AF_INET, SOCK_STREAM, 0)
      var on: Int32 = 1
      setsockopt(file, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    guard file >= 0 else { throw Failure(call: "socket", code: errno) }
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(file, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connectTo(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      let code = errno
      close(file)
      throw Failure(call: "connect", code: code)
    }
    return file
  }

  private static func write(_ data: Data, to file: Int32) -> Bool {
    let bytes = [UInt8](data)
    var sent = 0
    while sent < bytes.count {
      #if canImport(Glibc)
        let flags = Int32(MSG_NOSIGNAL)
      #else
        let flags: Int32 = 0
      #endif
      let count = bytes[sent...].withUnsafeBytes { send(file, $0.baseAddress, $0.count, flags) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}

/// The system's `connect`, which `RawClient.connect(to:)` hides.
private func connectTo(_ file: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> Int32 {
  connect(file, address, size)
}
