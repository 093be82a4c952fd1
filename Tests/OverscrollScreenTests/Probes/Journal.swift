#if canImport(SwiftUI)
  import Combine
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #endif

  // What probes share. A probe is a test of what SwiftUI does itself, as the package takes it for granted: none of the
  // package's views is in it.

  /// What was called, in its order.
  @MainActor final class Journal {
    private(set) var entries: [String] = []

    func note(_ entry: String) { entries.append(entry) }

    func count(_ entry: String) -> Int { entries.filter { $0 == entry }.count }

    func forget() { entries = [] }
  }

  /// A text that has counted how often it was tapped.
  @MainActor struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  /// Something that views observe.
  @MainActor final class Observed: ObservableObject {
    @Published var value = 0
  }

  #if canImport(UIKit)
    /// Where a view of the platform's is kept.
    @MainActor final class PlatformPlace {
      let view = UIView()

      /// The scroll view that it is in.
      var scroll: UIScrollView? {
        sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
      }
    }

    /// A view of the platform's among SwiftUI's.
    struct PlatformView: UIViewRepresentable {
      let place: PlatformPlace

      func makeUIView(context: Context) -> UIView { place.view }

      func updateUIView(_ view: UIView, context: Context) {}
    }
  #endif
#endif
