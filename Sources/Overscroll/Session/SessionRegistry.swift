#if canImport(SwiftUI)
  /// The sessions of the platform's scroll views, keyed by the scroll view's identity.
  @MainActor struct SessionRegistry {
    private var sessions: [ObjectIdentifier: Entry] = [:]

    private struct Entry {
      weak var session: ScrollViewSession?
    }

    /// The session of a scroll view, if it has one.
    func session(of view: AnyObject) -> ScrollViewSession? {
      // A new scroll view may get the identifier of a deallocated one.
      let found = sessions[ObjectIdentifier(view)]?.session
      return found?.adapter?.view === view ? found : nil
    }

    /// Registers the session of a scroll view.
    ///
    /// - Complexity: O(n) in the number of sessions.
    mutating func add(_ session: ScrollViewSession, under view: AnyObject) {
      sessions = sessions.filter { $0.value.session != nil }
      sessions[ObjectIdentifier(view)] = Entry(session: session)
    }

    /// Removes a session.
    ///
    /// - Complexity: O(n) in the number of sessions.
    mutating func remove(_ session: ScrollViewSession) {
      sessions = sessions.filter { $0.value.session != nil && $0.value.session !== session }
    }
  }
#endif
