import OverscrollCore

/// What a scroll view's layout says of its content.
struct ScrollContents: Hashable, Sendable {
  /// The extents of viewport and content, in pt.
  var extents: ScrollExtents
  /// The number of items, if the scroll view is a platform's list, whose extent is an estimate.
  var items: Int?
}

/// Passes on what was laid out.
///
/// That happens while SwiftUI updates its views, when nothing may be published. So after the first time it is passed on
/// in the main actor's next turn.
@MainActor final class DeferredLayouts {
  private var last: ScrollContents?
  private var isDue = false

  /// Takes a layout, and tells of it if it is another than the last one.
  func take(_ geometry: ScrollContents, tell: @escaping @MainActor (ScrollContents) -> Void) {
    guard geometry != last else { return }
    let isFirst = last == nil
    last = geometry
    guard !isFirst else { return tell(geometry) }
    guard !isDue else { return }
    isDue = true
    Task { [weak self] in
      guard let self, isDue, let last else { return }
      isDue = false
      tell(last)
    }
  }

  /// The next layout is the first one again.
  func forget() {
    last = nil
    isDue = false
  }
}
