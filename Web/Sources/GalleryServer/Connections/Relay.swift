import FlyingSocks
import Foundation

/// A connection between a visitor's browser and FlyingFox, with a limit on unanswered bytes.
///
/// FlyingFox 0.27 keeps all bytes of a request's head or of a message until it is complete, without a
/// limit. So the relay counts the bytes that the visitor has sent since the last response. Above the limit
/// it ends the connection.
actor Relay {
  /// The maximum number of bytes that a visitor may send between two responses.
  ///
  /// The longest head of a browser needs a fraction of it. The page's messages have some hundred bytes.
  static let most = 65_536

  /// The reason why relaying in one direction ended.
  private enum End {
    case visitorFinished
    case serverFinished
    case over
  }

  private let visitor: AsyncSocket
  private let server: AsyncSocket
  private var unanswered = 0

  init(_ visitor: AsyncSocket, _ server: AsyncSocket) {
    self.visitor = visitor
    self.server = server
  }

  /// Relays bytes until both sides have finished or one side disconnects.
  ///
  /// The method also returns when the visitor is over the limit.
  func run() async {
    await withTaskGroup(of: End.self) { group in
      group.addTask { await self.passUp() }
      group.addTask { await self.passDown() }
      var hasVisitorFinished = false
      var hasServerFinished = false
      for await end in group {
        switch end {
        case .visitorFinished: hasVisitorFinished = true
        case .serverFinished:
          hasServerFinished = true
          // Gives the visitor time to read the response. Closing a socket with unread bytes would discard
          // the response.
          group.addTask {
            try? await Task.sleep(for: .seconds(1))
            return .over
          }
        case .over: group.cancelAll()
        }
        if hasVisitorFinished && hasServerFinished { group.cancelAll() }
      }
    }
  }

  private func passUp() async -> End {
    var unread = Data()
    var isSocket = false
    while let bytes = await read(visitor) {
      unanswered += bytes.count
      if unanswered > Self.most { return .over }
      unread += bytes
      while !isSocket, let end = unread.firstRange(of: Self.blankLine) {
        guard let head = RequestHead(unread[..<end.lowerBound]) else { return .over }
        unread = Data(unread[end.upperBound...])
        await write(head.bytes)
        if head.isLast { return finish() }
        isSocket = head.isForSocket
      }
      if isSocket {
        await write(unread)
        unread = Data()
      }
    }
    return finish()
  }

  private static let blankLine = Data("\r\n\r\n".utf8)

  /// Writes to the server; if the server has finished, the bytes are discarded.
  private func write(_ bytes: Data) async { try? await server.write(bytes) }

  private func finish() -> End {
    shutdown(server.socket.file.rawValue, Int32(SHUT_WR))
    return .visitorFinished
  }

  private func passDown() async -> End {
    while let bytes = await read(server) {
      unanswered = 0
      do { try await visitor.write(bytes) } catch { return .over }
    }
    shutdown(visitor.socket.file.rawValue, Int32(SHUT_WR))
    return .serverFinished
  }

  /// Returns the next bytes of a socket, or nil at the end.
  private func read(_ socket: AsyncSocket) async -> Data? {
    do {
      return Data(try await socket.read(atMost: 4_096))
    } catch {
      // The pool may report the end of a connection while received bytes are still unread.
      if Task.isCancelled { return nil }
      return (try? socket.socket.read(atMost: 4_096)).map { Data($0) }
    }
  }
}
