import FlyingSocks
import Foundation

/// Passes bytes between a visitor and FlyingFox, and ends the connection of a visitor who says too much at once.
///
/// FlyingFox 0.27 sets no limit to the length of a line, the number of header fields or the length of a message: it keeps
/// all bytes until one of them ends. The relay counts what a visitor sends between two answers.
actor Relay {
  /// The most bytes between two answers.
  ///
  /// The longest head that a browser sends is a fraction of it, and the page's messages have some hundred bytes.
  static let most = 65_536

  /// Why one direction has ended.
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

  /// Passes bytes on until both have finished, one of them is gone, or the visitor has said too much.
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
          // Until the visitor has read the answer: closing with unread bytes would discard it.
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
    while let bytes = await read(visitor) {
      unanswered += bytes.count
      if unanswered > Self.most { return .over }
      // What follows the server's end is discarded.
      try? await server.write(bytes)
    }
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

  /// The next bytes, or nil at the end.
  private func read(_ socket: AsyncSocket) async -> Data? {
    do {
      return Data(try await socket.read(atMost: 4_096))
    } catch {
      // The pool reports the end before the last bytes have been read.
      if Task.isCancelled { return nil }
      return (try? socket.socket.read(atMost: 4_096)).map { Data($0) }
    }
  }
}
