/// The hosts that a controller was attached to before, and that wait for the one that it is attached to now to go.
///
/// They are not kept alive.
struct EarlierHosts<Host> {
  private var hosts: [Waiting] = []

  private struct Waiting {
    weak var host: AnyObject?
  }

  /// A host has given the controller to a later one.
  mutating func add(_ host: Host) { hosts.append(Waiting(host: host as AnyObject)) }

  /// A host waits no longer, if it did.
  mutating func remove(_ host: Host) {
    let host = host as AnyObject
    hosts.removeAll { $0.host == nil || $0.host === host }
  }

  /// Takes out the host that had the controller last.
  mutating func takeLast() -> Host? { hosts.popLast()?.host as? Host }

  /// Whether a host waits.
  func contains(_ host: Host) -> Bool { hosts.contains { $0.host === host as AnyObject } }
}
