#if canImport(UIKit) && !os(tvOS)
  import OverscrollCore
  import SwiftUI
  import Testing
  import UIKit

  @testable import Overscroll

  /// The reports of a `UIScrollView`'s adapter to its delegate.
  @MainActor @Suite struct ScrollReportTests {
    /// A delegate that records all reports.
    private final class Listener: ScrollViewAdapterDelegate {
      let axis = Axis.vertical
      let alwaysBounces = false
      var offsets: [Double] = []
      var contents: [ScrollViewLayout] = []

      func scrolled(to offset: Double, _ phase: ObservedPhase, from adapter: any ScrollViewAdapter) {
        offsets.append(offset)
      }
      func laidOut(_ contents: ScrollViewLayout, from adapter: any ScrollViewAdapter) {
        self.contents.append(contents)
      }
      func dragCancelled(from scroller: any ScrollViewAdapter) {}
    }

    @Test("Each scroll from code is reported once, in the next turn, although it changes offset and bounds")
    func once() async {
      let (listener, view) = (Listener(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)))
      view.contentSize = CGSize(width: 300, height: 3000)
      let link = UIScrollViewAdapter(view, delegate: listener)
      link.start()
      listener.offsets = []
      for offset in 1...10 {
        view.contentOffset.y = CGFloat(offset)
        #expect(listener.offsets.count == offset - 1)
        for _ in 0..<10 { await Task.yield() }
      }
      #expect(listener.offsets == (1...10).map(Double.init))
      link.release()
    }

    @Test("A new size of the scroll view is reported, even if its offset and content stay the same")
    func size() async {
      let (listener, view) = (Listener(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)))
      view.contentSize = CGSize(width: 300, height: 3000)
      let link = UIScrollViewAdapter(view, delegate: listener)
      link.start()
      view.frame.size.height = 500
      for _ in 0..<10 { await Task.yield() }
      #expect(listener.contents.last?.extents.viewport == 500)
      link.release()
    }
  }
#endif
