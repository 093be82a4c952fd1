#if canImport(SwiftUI)
  import OverscrollCore

  // One engine for a scroll view and the list in it: the host's controller runs it, and the host reports to the list.
  extension OverscrollHost {
    /// A list is inside, which may have the same scroll view.
    func add(_ list: any JoinedList) {
      lists.removeAll { $0.list == nil || $0.list === list }
      lists.append(ListReference(list: list))
    }

    /// The scroll view, if it is the one that a list has found, too.
    func scroller(as view: AnyObject?) -> (any PlatformScroller)? {
      guard let view, let scroller, scroller.view === view else { return nil }
      return scroller
    }

    /// Has its edges on a list from now on.
    func setList(_ list: any JoinedList) {
      self.list = list
      layouts.forget()
    }

    /// Has its edges on a list no longer.
    func dropList(_ list: any JoinedList) {
      guard list === self.list else { return }
      self.list = nil
      layouts.forget()
    }
  }

  /// A list that may have the scroll view of a host around it: the host then reports to it.
  @MainActor protocol JoinedList: ScrollListener {
    /// Finds out whose scroll view it has: a host around it has got one, or has one no longer.
    func findScroller()
    /// Gives up the host's scroll view.
    func leave()
  }

  /// A list, as long as there is one.
  struct ListReference {
    weak var list: (any JoinedList)?
  }
#endif
