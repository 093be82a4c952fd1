#if canImport(UIKit) || canImport(AppKit)
  import SwiftUI
  import Testing

  @testable import Overscroll

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// The scroll view that a header belongs to.
  @MainActor @Suite struct PlatformSearchTests {
    private let root = PlatformView(frame: .zero)
    private let header = PlatformView(frame: .zero)

    init() {
      let around = PlatformView(frame: .zero)
      root.addSubview(around)
      around.addSubview(header)
    }

    @Test("A header's scroll view is the only one in the nearest view that has any", arguments: [0, 1, 2])
    func only(_ depth: Int) {
      let scrollView = PlatformScrollView(frame: .zero)
      var branch: PlatformView = scrollView
      for _ in 0..<depth {
        let parent = PlatformView(frame: .zero)
        parent.addSubview(branch)
        branch = parent
      }
      root.addSubview(branch)
      let far = PlatformView(frame: .zero)
      far.addSubview(root)
      far.addSubview(PlatformScrollView(frame: .zero))
      #expect(header.scrollViewNear === scrollView)
    }

    @Test("Of several, none is meant, and none beyond a scroll view that the header is in")
    func ambiguous() {
      #expect(header.scrollViewNear == nil)
      let first = PlatformScrollView(frame: .zero)
      root.addSubview(first)
      root.addSubview(PlatformScrollView(frame: .zero))
      #expect(header.scrollViewNear == nil)

      let inner = PlatformView(frame: .zero)
      first.addSubview(inner)
      #expect(inner.scrollViewNear == nil && inner.scrollViewAround === first)
    }

    #if canImport(UIKit)
      @Test("What scrolls across, edits text or is hidden is not meant")
      func others() {
        let scrollView = PlatformScrollView(frame: .zero)
        let pager = PlatformScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        pager.contentSize = CGSize(width: 900, height: 400)
        let hidden = PlatformScrollView(frame: .zero)
        hidden.isHidden = true
        root.addSubview(pager)
        root.addSubview(hidden)
        #expect(header.scrollViewNear == nil)
        root.addSubview(scrollView)
        #expect(header.scrollViewNear === scrollView)
      }
    #endif

    @Test("A scroll view in the content of the one that is found is not counted")
    func nested() {
      let scrollView = PlatformScrollView(frame: .zero)
      scrollView.addSubview(PlatformScrollView(frame: .zero))
      root.addSubview(scrollView)
      #expect(header.scrollViewNear === scrollView)
    }
  }
#endif
