#if canImport(SwiftUI)
  import Combine
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #endif

  // Types that probes share. A probe tests SwiftUI's own behavior that the package relies on. It contains
  // none of the package's views.

  /// The calls that were recorded, in order.
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

  /// An object that views observe.
  @MainActor final class Observed: ObservableObject {
    @Published var value = 0
  }

  #if canImport(UIKit)
    /// A holder of a platform view.
    @MainActor final class PlatformPlace {
      let view = UIView()

      /// The scroll view that contains the view.
      var scroll: UIScrollView? {
        sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
      }
    }

    /// A platform view in a SwiftUI hierarchy.
    struct PlatformView: UIViewRepresentable {
      let place: PlatformPlace

      func makeUIView(context: Context) -> UIView { place.view }

      func updateUIView(_ view: UIView, context: Context) {}
    }
  #endif
#endif
