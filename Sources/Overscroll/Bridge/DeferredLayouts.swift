import OverscrollCore

/// Passes on what was laid out.
///
/// That happens while SwiftUI updates its views, when nothing may be published. So after the first time it is passed on
/// in the main actor's next turn.
@MainActor final class DeferredLayouts {
  private var last: ScrollExtents?
  private var isDue = false

  /// Takes a layout, and tells of it if it is another than the last one.
  func take(_ geometry: ScrollExtents, tell: @escaping @MainActor (ScrollExtents) -> Void) {
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
