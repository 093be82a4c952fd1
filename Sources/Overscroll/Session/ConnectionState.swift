#if canImport(SwiftUI)
  /// The connection of a session to its scroll view and to its controller.
  @MainActor enum ConnectionState {
    /// The session has no scroll view.
    case noScrollView
    /// The adapter does not observe the scroll view yet.
    case waiting(any ScrollViewAdapter)
    /// The adapter observes the scroll view for a list, and no controller is attached.
    case observing(any ScrollViewAdapter)
    /// The adapter observes the scroll view, and the session has attached the controller.
    ///
    /// Another session may have attached the same controller since then.
    case attached(any ScrollViewAdapter)
    /// The controller is being detached, so its insets are removed.
    ///
    /// `isCovered` is true if another view covers the scroll view.
    case detaching(any ScrollViewAdapter, isCovered: Bool)

    /// The adapter of the scroll view, if any.
    var adapter: (any ScrollViewAdapter)? {
      switch self {
      case .noScrollView: nil
      case .waiting(let adapter), .observing(let adapter), .attached(let adapter), .detaching(let adapter, _):
        adapter
      }
    }

    /// Whether the adapter observes the scroll view.
    var isObserving: Bool {
      switch self {
      case .noScrollView, .waiting: false
      case .observing, .attached, .detaching: true
      }
    }

    /// Whether the session has attached the controller for the adapter.
    var isAttached: Bool {
      switch self {
      case .attached: true
      case .noScrollView, .waiting, .observing, .detaching: false
      }
    }

    /// Whether the insets of a covered scroll view are being removed.
    var isCovered: Bool {
      switch self {
      case .detaching(_, let isCovered): isCovered
      case .noScrollView, .waiting, .observing, .attached: false
      }
    }
  }
#endif
