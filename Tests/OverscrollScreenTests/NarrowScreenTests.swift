#if canImport(SwiftUI)
  import Foundation
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// A scroll view of SwiftUI's is as wide as its content; one that is pulled is as wide as it may be.
  @MainActor @Suite(.onScreen, .serialized) struct NarrowScreenTests {
    @Test func narrowContentFillsTheWidth() async {
      let screen = Screen(
        RefreshableScrollView {
        } content: {
          Text("Narrow").frame(width: 100, height: 400)
        }
        .frame(width: 250))
      await screen.frames(20)
      #expect(screen.scrolls.first.map { abs($0.frame.width - 250) < 1 } == true)
      #expect(screen.scrolls.first.map { abs($0.contentSize.width - 250) < 1 } == true)
      #expect(screen.frame(of: "Narrow").map { abs($0.midX - screen.size.width / 2) < 1 } == true)
      #expect(screen.complaints == [])
    }
  }
#endif
