/// Why a gallery cannot start.
public enum GalleryError: Error, Hashable, CustomStringConvertible {
  /// Another program listens there.
  case portTaken(GalleryAddress)
  /// The system does not let this user listen there.
  case portForbidden(GalleryAddress)
  /// The host is neither `localhost` nor an address in digits of this machine.
  case hostUnknown(String)
  /// A file or folder that should be served is not there.
  case filesMissing(String)

  /// One sentence for the person at the terminal.
  public var description: String {
    switch self {
    case .portTaken(let address):
      "Port \(address.port) of \(address.host) is taken by another program. Choose another with --port, "
        + "or --port 0 for any free one."
    case .portForbidden(let address):
      "This user may not listen on port \(address.port). Choose one above 1023 with --port."
    case .hostUnknown(let host):
      "\"\(host)\" is no address of this machine. --host takes localhost, or an address in digits "
        + "such as 127.0.0.1, ::1 or 0.0.0.0."
    case .filesMissing(let path):
      "There is nothing to serve at \(path)."
    }
  }
}
