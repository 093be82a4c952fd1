#if canImport(SwiftUI)
  import Combine
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #endif

  // Types that all probes share. A probe is a test of SwiftUI's or UIKit's own behavior on which the
  // package relies. It uses no view of the package.

  /// A recorder of calls, in order.
  @MainActor final class Journal {
    private(set) var entries: [String] = []

    func note(_ entry: String) { entries.append(entry) }

    func count(_ entry: String) -> Int { entries.filter { $0 == entry }.count }

    func forget() { entries = [] }
  }

  /// A button that counts its taps.
  @MainActor struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  /// An observable object with one value.
  @MainActor final class Observed: ObservableObject {
    @Published var value = 0
  }

  #if canImport(UIKit)
    /// An object that contains a platform view, so a test can reach it.
    @MainActor final class PlatformViewReference {
      let view = UIView()

      /// The nearest scroll view around the view, or `nil`.
      var scroll: UIScrollView? {
        sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
      }
    }

    /// A SwiftUI view that shows the platform view of a `PlatformViewReference`.
    struct PlatformView: UIViewRepresentable {
      let reference: PlatformViewReference

      func makeUIView(context: Context) -> UIView { reference.view }

      func updateUIView(_ view: UIView, context: Context) {}
    }
  #endif
#endif
