import Foundation
import OverscrollCore
package import OverscrollTrace

/// The file that contains a trace: a regular file, a pipe, or the standard input for the path `-`.
package struct TraceFile: Sendable {
  let path: String

  /// Creates a file for a path.
  package init(_ path: String) { self.path = path }

  /// The reason why a file cannot be read or written.
  package struct Mistake: Error, Equatable, Sendable {
    /// One line with the path, the number of the wrong line if it is known, and the reason.
    package let message: String
    /// The exit status of the command, as in `sysexits` of BSD.
    ///
    /// - 64: The output would overwrite the trace.
    /// - 65: The trace is invalid.
    /// - 66: The file cannot be read.
    /// - 73: The file cannot be written.
    package let status: Int32
  }

  /// Reads the trace.
  ///
  /// - Parameter limit: The longest permitted text, in bytes. A longer file is rejected.
  /// - Throws: The reason why the file cannot be read, or why its text is invalid.
  package func read(limit: Int = Trace.textLimit) throws(Mistake) -> Trace {
    let text = try bytes(limit: limit)
    do {
      return try Trace(text: text)
    } catch let error as TraceError {
      throw Mistake(message: "\(path):\(error.line): \(error.reason)", status: 65)
    } catch {
      throw Mistake(message: "\(path): \(error)", status: 65)
    }
  }

  private func bytes(limit: Int) throws(Mistake) -> [UInt8] {
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY)
    guard descriptor >= 0 else { throw unread(errno) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: path != "-")
    var data = Data()
    do {
      // A single read of a pipe may return fewer bytes than requested.
      while data.count <= limit, let more = try file.read(upToCount: limit + 1 - data.count), !more.isEmpty {
        data += more
      }
    } catch {
      throw Mistake(message: "\(path): The file cannot be read.", status: 66)
    }
    guard data.count > limit else { return Array(data) }
    throw Mistake(message: "\(path):1: A trace has at most \(limit) bytes.", status: 65)
  }

  private func unread(_ reason: Int32) -> Mistake {
    let words = reason == ENOENT ? "There is no such file" : String(cString: strerror(reason))
    return Mistake(message: "\(path): \(words).", status: 66)
  }
}
