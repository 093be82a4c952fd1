#if canImport(UIKit)
  /// A scroll view's `contentOffset` along the axis that waits for a new content size.
  enum PendingOffset: Equatable {
    /// No offset is waiting.
    case none
    /// An offset waits, in pt.
    case origin(Double)
    /// An offset past the end of content with a new size waits, in pt.
    case distantOrigin(Double)
    /// A change of the offset waits, in pt.
    ///
    /// Right to left, the new size also changes the offset.
    case change(Double)

    /// Returns the offset that the list intends, in pt.
    ///
    /// - Parameter current: The scroll view's current offset, in pt.
    func origin(from current: Double) -> Double {
      switch self {
      case .none: current
      case .origin(let origin), .distantOrigin(let origin): origin
      case .change(let change): current + change
      }
    }
  }
#endif
