#if canImport(UIKit)
  import SwiftUI
  import UIKit

  /// Finds the scroll view around it, or in front of it, and ties it to a host.
  struct ScrollFinder: UIViewRepresentable {
    /// The listener that gets the scroll view.
    let host: any ScrollListener
    /// Where to look.
    let place: ScrollFinderPlace

    func makeUIView(context: Context) -> ScrollFinderView { ScrollFinderView() }

    func updateUIView(_ view: ScrollFinderView, context: Context) {
      view.tie.update(host, place, context.environment.layoutDirection)
    }

    static func dismantleUIView(_ view: ScrollFinderView, coordinator: ()) { view.tie.disconnect() }
  }

  /// An invisible view that knows when to look.
  final class ScrollFinderView: InvisibleView {
    /// What looks.
    private(set) lazy var tie = ScrollTie(self)

    override func didMoveToWindow() {
      super.didMoveToWindow()
      tie.windowChanged()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      tie.look()
    }
  }
#endif
