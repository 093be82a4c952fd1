import Dispatch
import Foundation

/// Reads lines from standard input.
enum Lines {
  /// Returns the lines of standard input, without their line breaks.
  ///
  /// The stream ends at the end of the input, or after a line that is longer than the longest valid
  /// message.
  static func ofStandardInput() -> AsyncStream<[UInt8]> {
    AsyncStream { continuation in
      let reader = LineReader(STDIN_FILENO)
      let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
      source.setEventHandler {
        guard let lines = reader.read() else {
          source.cancel()
          return continuation.finish()
        }
        for line in lines { continuation.yield(line) }
      }
      source.activate()
    }
  }
}

/// Splits the bytes of a file into lines.
///
/// Used only on the main queue.
private final class LineReader {
  private let file: Int32
  private var rest: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  init(_ file: Int32) { self.file = file }

  /// Returns the lines that have arrived completely, or `nil` at the end of the input.
  func read() -> [[UInt8]]? {
    let count = Foundation.read(file, &buffer, buffer.count)
    if count < 0, errno == EAGAIN || errno == EINTR { return [] }
    guard count > 0, rest.count < Message.limit else { return nil }
    var lines = (rest + buffer[..<count]).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map(Array.init)
    rest = lines.popLast() ?? []
    return lines
  }
}
