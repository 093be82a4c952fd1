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
      var axis = Axis.vertical
      let alwaysBounces = false
      var viewport: Double?
      var offsets: [Double] = []
      var contents: [ScrollViewLayout] = []

      func scrolled(to offset: Double, _ phase: ObservedPhase, from adapter: any ScrollViewAdapter) {
        offsets.append(offset)
      }
      func laidOut(_ contents: ScrollViewLayout, from adapter: any ScrollViewAdapter) {
        self.contents.append(contents)
      }
      func dragCancelled(from scroller: any ScrollViewAdapter) {}
      func viewportChanged(to viewport: Double, from adapter: any ScrollViewAdapter) {
        guard viewport != self.viewport else { return }
        self.viewport = viewport
        adapter.report()
      }
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

    /// SwiftUI keeps the distance from the content's start, in a later step of the layout.
    @Test("Right to left, the offset is not reported between a new width and SwiftUI's scroll")
    func width() async {
      for (isRightToLeft, x, midway) in [(false, 500.0, [500.0]), (true, 2200, [])] {
        let (listener, view) = (Listener(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)))
        listener.axis = .horizontal
        view.contentSize = CGSize(width: 3000, height: 100)
        view.contentOffset.x = x
        let link = UIScrollViewAdapter(view, delegate: listener)
        link.setLayoutDirection(isRightToLeft: isRightToLeft)
        link.start()
        #expect(listener.offsets.last == 500)
        listener.offsets = []
        view.frame.size.width = 200
        #expect(listener.viewport == 200 && listener.offsets == midway)
        if isRightToLeft { view.contentOffset.x += 100 }
        for _ in 0..<10 { await Task.yield() }
        #expect(!listener.offsets.isEmpty && listener.offsets.allSatisfy { $0 == 500 }, "\(listener.offsets)")
        link.release()
      }
    }
  }
#endif
