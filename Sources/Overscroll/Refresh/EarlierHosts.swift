/// The hosts that a controller was attached to before, and that wait for the one that it is attached to now to go.
///
/// They are not kept alive.
@MainActor struct EarlierHosts {
  private var hosts: [Waiting] = []

  private struct Waiting {
    weak var host: (any RefreshHost)?
  }

  /// A host has given the controller to a later one.
  mutating func add(_ host: any RefreshHost) { hosts.append(Waiting(host: host)) }

  /// A host waits no longer, if it did.
  mutating func remove(_ host: any RefreshHost) { hosts.removeAll { $0.host == nil || $0.host === host } }

  /// Takes out the host that had the controller last.
  mutating func takeLast() -> (any RefreshHost)? { hosts.popLast()?.host }
}
