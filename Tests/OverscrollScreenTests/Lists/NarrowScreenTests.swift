#if canImport(SwiftUI)
  import Foundation
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The width of a refreshable scroll view, which fills the available width.
  ///
  /// SwiftUI's own scroll view is only as wide as its content.
  @MainActor @Suite(.onScreen, .serialized) struct NarrowScreenTests {
    @Test func narrowContentFillsTheWidth() async {
      let screen = await Screen(
        RefreshableScrollView {
        } content: {
          Text("Narrow").frame(width: 100, height: 400)
        }
        .frame(width: 250), frames: 20)
      #expect(screen.scrolls.first.map { abs($0.frame.width - 250) < 1 } == true)
      #expect(screen.scrolls.first.map { abs($0.contentSize.width - 250) < 1 } == true)
      #expect(screen.frame(of: "Narrow").map { abs($0.midX - screen.size.width / 2) < 1 } == true)
    }
  }
#endif
