/// The reason why a gallery cannot start.
public enum GalleryError: Error, Hashable, CustomStringConvertible {
  /// Another program listens at the port.
  case portTaken(UInt16)
  /// The system does not allow this user to listen at the port.
  case portForbidden(UInt16)
  /// A file or folder to serve is missing.
  case filesMissing(String)

  /// A message for the terminal, in one sentence.
  public var description: String {
    switch self {
    case .portTaken(let port):
      "Port \(port) is taken by another program. Choose another with --port, or --port 0 for any free one."
    case .portForbidden(let port):
      "This user may not listen on port \(port). Choose one above 1023 with --port."
    case .filesMissing(let path):
      "There is nothing to serve at \(path)."
    }
  }
}
