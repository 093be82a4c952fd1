import Foundation
public import OverscrollCore

/// A trace's file.
public struct TraceFile: Sendable {
  private let path: String

  /// Names a file.
  public init(_ path: String) { self.path = path }

  /// Why a file can't be used.
  public struct Mistake: Error, Equatable, Sendable {
    /// The file, the line where there is one, and the reason, in one line.
    public let message: String
    /// The status to exit with, as in BSD's `sysexits`: 65 for a bad trace, 66 for a file that can't be read, 73 for one
    /// that can't be written.
    public let status: Int32
  }

  /// Reads the trace.
  ///
  /// - Parameter limit: The longest file that is read, in bytes. A longer one is refused before any of it is read.
  /// - Throws: What is wrong with the file, or with a line of it.
  public func read(limit: Int = Trace.textLimit) throws(Mistake) -> Trace {
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
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard let facts = try? FileManager.default.attributesOfItem(atPath: url.path) else {
      throw Mistake(message: "\(path): There is no such file.", status: 66)
    }
    guard facts[.type] as? FileAttributeType == .typeRegular else {
      throw Mistake(message: "\(path): This is no file.", status: 66)
    }
    let size = (facts[.size] as? NSNumber)?.int64Value ?? 0
    guard size <= limit else {
      throw Mistake(message: "\(path):1: A trace has at most \(limit) bytes, not \(size).", status: 65)
    }
    do {
      let file = try FileHandle(forReadingFrom: url)
      defer { try? file.close() }
      // It may have grown since.
      let data = try file.read(upToCount: limit) ?? Data()
      return Array(data)
    } catch {
      throw Mistake(message: "\(path): The file can't be read.", status: 66)
    }
  }

  /// Writes text.
  public func write(_ text: [UInt8]) throws(Mistake) {
    do {
      try Data(text).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Mistake(message: "\(path): The file can't be written.", status: 73)
    }
  }
}
