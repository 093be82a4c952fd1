#if canImport(SwiftUI)
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Scroll views of other axes than one.
  @MainActor @Suite(.onScreen, .serialized) struct AxesScreenTests {
    /// Of no axis and of both, content stands as in SwiftUI's own.
    @Test(arguments: [Axis.Set.vertical, [], [.vertical, .horizontal]])
    func contentIsStackedVertically(_ axes: Axis.Set) async {
      let screen = Screen(
        RefreshableScrollView(axes) {
        } content: {
          Text("A")
          Text("B")
        })
      await screen.wait(0.5)
      let (first, second) = (screen.frame(of: "A") ?? .null, screen.frame(of: "B") ?? .null)
      #expect(first.maxY <= second.minY && abs(first.midX - second.midX) < 1, "\(first) \(second)")
      #expect(screen.complaints == [])
    }
  }
#endif
