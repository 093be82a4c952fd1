#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// The views that lift their row at once.
  @MainActor final class ReorderHandleRegistry {
    private var views: [Entry] = []

    private struct Entry { weak var view: PlatformView? }

    /// Registers a view.
    ///
    /// A deallocated view is removed.
    func add(_ view: PlatformView) {
      views.removeAll { $0.view == nil || $0.view === view }
      views.append(Entry(view: view))
    }

    /// The views in windows.
    var all: [PlatformView] { views.compactMap(\.view).filter { $0.window != nil } }
  }

  /// Marks a view as a handle for the reader of its list.
  @MainActor struct ReorderHandleModifier: ViewModifier {
    @Environment(\.rowContext) private var context

    func body(content: Content) -> some View {
      #if os(tvOS)
        content
      #else
        content.background {
          if let handles = context?.list.features.existing(ReorderCoordinator.self)?.handles {
            RowReader {
              let view = RowReaderView()
              handles.add(view)
              return view
            }
          }
        }
      #endif
    }
  }
#endif
