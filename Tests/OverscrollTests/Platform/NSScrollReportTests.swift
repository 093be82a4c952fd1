#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import OverscrollCore
  import SwiftUI
  import Testing

  @testable import Overscroll

  /// The reports of an `NSScrollView`'s adapter to its delegate.
  ///
  /// SwiftUI scrolls and lays out the view in its updates, and an update must not publish changes.
  @MainActor @Suite struct NSScrollReportTests {
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
      func dragCancelled(from adapter: any ScrollViewAdapter) {}
    }

    private final class Document: NSView {
      override var isFlipped: Bool { true }
    }

    /// A scroll view that counts the layouts of its subviews.
    private final class TiledScrollView: NSScrollView {
      var tiles = 0

      override func tile() {
        tiles += 1
        super.tile()
      }
    }

    private let listener = Listener()
    private let view = TiledScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

    private func start() -> NSScrollViewAdapter {
      view.documentView = Document(frame: CGRect(x: 0, y: 0, width: 300, height: 3000))
      let adapter = NSScrollViewAdapter(view, delegate: listener)
      adapter.start()
      (listener.offsets, listener.contents) = ([], [])
      return adapter
    }

    private func scroll(to offset: CGFloat) { view.contentView.setBoundsOrigin(CGPoint(x: 0, y: offset)) }

    private func nextTurn() async { for _ in 0..<10 { await Task.yield() } }

    @Test("A scroll from code and a new layout are reported in the next turn") func later() async {
      let adapter = start()
      for offset in 1...5 {
        scroll(to: CGFloat(offset))
        #expect(listener.offsets.last ?? 0 == Double(offset - 1))
        await nextTurn()
        #expect(listener.offsets.last == Double(offset))
      }
      let count = listener.offsets.count
      view.documentView?.setFrameSize(CGSize(width: 300, height: 4000))
      #expect(listener.offsets.count == count)
      await nextTurn()
      #expect(listener.contents.last?.extents.content == 4000)
      adapter.release()
    }

    @Test("A live scroll is reported at once, except together with a new layout") func atOnce() async {
      let adapter = start()
      NotificationCenter.default.post(name: NSScrollView.willStartLiveScrollNotification, object: view)
      for offset in 1...5 {
        scroll(to: CGFloat(offset))
        #expect(listener.offsets.last == Double(offset))
      }
      let count = listener.offsets.count
      view.documentView?.setFrameSize(CGSize(width: 300, height: 4000))
      scroll(to: 20)
      #expect(listener.offsets.count == count)
      await nextTurn()
      #expect(listener.offsets.last == 20 && listener.contents.last?.extents.content == 4000)
      scroll(to: 21)
      #expect(listener.offsets.last == 21)
      NotificationCenter.default.post(name: NSScrollView.didEndLiveScrollNotification, object: view)
      adapter.release()
    }

    @Test("Removed insets are added again at once, and the subviews are laid out in the next turn")
    func insets() async {
      let adapter = start()
      adapter.apply(InsetChange(insets: EdgePair(start: 60, end: 0), offset: nil))
      #expect(view.contentInsets.top == 60)
      let tiles = view.tiles
      view.contentInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
      #expect(view.contentInsets.top == 60)
      await nextTurn()
      #expect(view.contentInsets.top == 60 && view.tiles > tiles)
      adapter.apply(InsetChange(insets: .zero, offset: nil))
      #expect(view.contentInsets.top == 0)
      adapter.release()
    }
  }
#endif
