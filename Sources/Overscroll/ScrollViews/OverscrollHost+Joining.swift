#if canImport(SwiftUI)
  import OverscrollCore

  // One engine for a scroll view, however many modifiers find it.
  //
  // The innermost host has the link, the engine and the indicators. Those further out hand it what they declare, and
  // ask it for the controller.
  extension OverscrollHost {
    /// What is declared here and further out, where an outer view's edge replaces the same one of an inner view's.
    ///
    /// Exclusion, and whether it is enabled, are as the innermost view's environment has them.
    var joined: OverscrollDeclared? {
      guard let own, !guests.isEmpty else { return own }
      var declaration = own.declaration
      for guest in guests.sorted(by: { $0.depth > $1.depth }) {
        if let other = guest.own { declaration.add(other.declaration) }
      }
      let setup = OverscrollSetup(
        declaration, exclusion: own.setup.exclusion, isEnabled: own.setup.isEnabled,
        reducesMotion: own.setup.reducesMotion)
      return OverscrollDeclared(declaration: declaration, setup: setup)
    }

    /// What is to be drawn around this host's view, where that declares this: all edges around the innermost one, and
    /// none elsewhere.
    func drawn(_ declaration: OverscrollDeclaration) -> OverscrollDeclaration {
      if owner != nil { return OverscrollDeclaration(axis: declaration.axis) }
      var result = declaration
      for guest in guests.sorted(by: { $0.depth > $1.depth }) {
        if let other = guest.own { result.add(other.declaration) }
      }
      return result
    }

    /// Whether an edge is declared here or by a view around this one, or may be: those aren't all known at first.
    func mayDeclare(_ edge: ScrollEdge) -> Bool {
      if (owner ?? self).declared.edges[edge] != nil { return true }
      var next: OverscrollHost? = self
      while let host = next {
        if host.place == nil || host.own?.declaration.edges[edge] != nil { return true }
        next = host.outer?.place == .inside ? nil : host.outer
      }
      return false
    }

    /// Takes a scroll view, joins the host that already has it, or makes that host join this one.
    func connect(_ scroller: any PlatformScroller, besides other: OverscrollHost?) {
      guard let other else { return take(scroller) }
      guard other.depth < depth else { return join(other, with: scroller) }
      let guests = other.guests
      other.guests = []
      let link = other.scroller
      if let link { other.give(link) }
      take(scroller)
      if let link { other.join(self, with: link) }
      for guest in guests {
        if let link = guest.standby { guest.join(self, with: link) }
      }
    }

    /// It is known now what is around this host's view: who is there may have the same scroll view.
    func joinOthers() {
      guard owner == nil, let link = scroller, let other = ScrollOwners.owner(of: link, for: self) else {
        return
      }
      give(link)
      connect(link, besides: other)
    }

    var scrollersInside: [AnyObject] { ScrollOwners.scrollers(inside: self) }

    private func join(_ other: OverscrollHost, with scroller: any PlatformScroller) {
      standby = scroller
      owner = other
      other.guests.append(self)
      rest()
      other.adopt(self)
      other.settle()
      other.layers.send()
      layers.send()
    }

    /// This host's view is gone, or the scroll view is: its part is declared no longer.
    ///
    /// That may be in the middle of an update, in which nothing may be published.
    func leave() {
      standby = nil
      let last = owner
      owner = nil
      last?.guests.removeAll { $0 === self }
      Task {
        last?.settle()
        last?.layers.send()
      }
    }

    /// The scroll view is given up here: who has joined, and still has found it, has it from now on.
    func dismissGuests() {
      let last = guests
      guests = []
      for guest in last {
        if ScrollEdge.allCases.contains(where: {
          guest.own?.declaration.edges[$0] != nil && controller.isRefreshing($0)
        }) {
          guest.adopt(self)
        }
        guest.owner = nil
      }
      guard !last.isEmpty else { return }
      Task {
        for guest in last.sorted(by: { $0.depth > $1.depth }) {
          guard let link = guest.standby, guest.owner == nil else { continue }
          guard link.view != nil || link === guest.geometry else { continue }
          guest.standby = nil
          guest.settle()
          guest.connect(link)
          guest.layers.send()
        }
      }
    }

    /// Whether this host's view is around another's, with nothing in between that scrolls.
    func isAround(_ inner: OverscrollHost) -> Bool {
      var next = inner.outer
      while let host = next, host.place == .beside {
        if host === self { return true }
        next = host.outer
      }
      return false
    }
  }

  /// Which host each scroll view has.
  @MainActor enum ScrollOwners {
    private struct Owner {
      weak var host: OverscrollHost?
    }

    private static var owners: [Owner] = []

    /// A host has a scroll view.
    static func add(_ host: OverscrollHost) {
      owners.removeAll { $0.host == nil || $0.host === host }
      owners.append(Owner(host: host))
    }

    /// The platform's scroll views of hosts whose views are inside of a host's.
    ///
    /// - Complexity: O(n) in the number of hosts.
    static func scrollers(inside host: OverscrollHost) -> [AnyObject] {
      owners.compactMap(\.host).filter { host.isAround($0) }.compactMap { $0.scroller?.view }
    }

    /// The host that has a scroll view already that another one has found, if there is one.
    ///
    /// Without a platform scroll view, a host in the content and the modifiers around it share a scroll view, if that is known
    /// to scroll along their axis: in a page there may be others that scroll across it.
    ///
    /// - Complexity: O(n) in the number of hosts.
    static func owner(of scroller: any PlatformScroller, for host: OverscrollHost) -> OverscrollHost? {
      owners.lazy.compactMap(\.host).first { other in
        guard other !== host, let link = other.scroller else { return false }
        if let view = scroller.view { return link.view === view }
        guard link.view == nil, let axis = host.own?.setup.axis, axis == other.own?.setup.axis else {
          return false
        }
        return host.place == .inside && other.isAround(host) || other.place == .inside && host.isAround(other)
          || host.place == .beside && other.place == .beside && (host.isAround(other) || other.isAround(host))
      }
    }
  }
#endif
