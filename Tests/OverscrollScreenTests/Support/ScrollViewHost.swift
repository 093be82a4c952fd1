#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import UIKit

  /// A UIKit scroll view that the test has made.
  struct ScrollViewHost: UIViewRepresentable {
    let scrollView: UIScrollView

    func makeUIView(context: Context) -> UIScrollView { scrollView }
    func updateUIView(_ view: UIScrollView, context: Context) {}
  }
#endif
