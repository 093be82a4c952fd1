#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import SwiftUI

  /// Finds the scroll view around it, or in front of it, and ties it to a host.
  struct ScrollFinder: NSViewRepresentable {
    /// The listener that gets the scroll view.
    let host: any ScrollListener
    /// Where to look.
    let place: ScrollFinderPlace

    func makeNSView(context: Context) -> ScrollFinderView { ScrollFinderView() }

    func updateNSView(_ view: ScrollFinderView, context: Context) {
      view.tie.update(host, place, context.environment.layoutDirection)
    }

    static func dismantleNSView(_ view: ScrollFinderView, coordinator: ()) { view.tie.disconnect() }
  }

  /// An invisible view that knows when to look.
  final class ScrollFinderView: InvisibleView {
    /// What looks.
    private(set) lazy var tie = ScrollTie(self)

    override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      tie.windowChanged()
    }

    override func layout() {
      super.layout()
      tie.look()
    }
  }
#endif
