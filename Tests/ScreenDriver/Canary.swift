#if canImport(SwiftUI)
  import SwiftUI

  /// Checks that tests can read, tap and scroll a screen on this machine.
  ///
  /// If the check fails, no screen test can succeed.
  @MainActor package enum Canary {
    /// Shows a page, finds its text, taps its button and scrolls its content.
    ///
    /// - Returns: A sentence about the first failure, or `nil` if everything works.
    package static func fault() async -> String? {
      let taps = Taps()
      let screen = Screen(Page(taps: taps))
      let seen = await screen.wait(upTo: 2) { screen.frame(of: "Canary") != nil }
      guard seen else {
        return """
          The canary's text was not found. SwiftUI may create no accessibility elements in its own process \
          without an assistive client.
          """
      }
      guard screen.tap("Sing"), await screen.wait(upTo: 2, until: { taps.count == 1 }) else {
        return "A tap on the canary's button does nothing."
      }
      if Screen.hasFingers {
        await screen.pull(by: -100)
        screen.lift()
      } else if !screen.scrolls.isEmpty {
        screen.scroll(to: CGPoint(x: 0, y: 100))
      }
      let hasScrolled = await screen.wait(upTo: 2) { screen.scrolls.first.map { $0.offset.y > 50 } == true }
      return hasScrolled ? nil : "The canary's content does not scroll."
    }

    private final class Taps {
      var count = 0
    }

    private struct Page: View {
      let taps: Taps

      var body: some View {
        VStack {
          Text("Canary")
          Button("Sing") { taps.count += 1 }
          ScrollView {
            VStack {
              ForEach(0..<50, id: \.self) { Text("Row \($0)").frame(height: 44) }
            }
          }
        }
      }
    }
  }
#endif
