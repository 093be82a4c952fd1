import Overscroll

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The item that a list's end space is for, and its place in the viewport.
struct EndSpace: Equatable {
  let id: AnyHashable
  let anchor: UnitPoint
}
