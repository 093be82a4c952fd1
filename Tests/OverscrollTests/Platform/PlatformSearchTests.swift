#if canImport(UIKit) || canImport(AppKit)
  import SwiftUI
  import Testing

  @testable import Overscroll

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// The search for the scroll view of a header or a modifier.
  @MainActor @Suite struct PlatformSearchTests {
    private let root = PlatformView(frame: .zero)
    private let header = PlatformView(frame: .zero)

    init() {
      let around = PlatformView(frame: .zero)
      root.addSubview(around)
      around.addSubview(header)
    }

    @Test(
      "A header finds the only scroll view in its nearest ancestor that contains a scroll view",
      arguments: [0, 1, 2])
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

    @Test("A header finds nothing beside several scroll views, or beside none in its own scroll view")
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
      @Test("A header ignores hidden scroll views and horizontal scroll views")
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

    @Test("A header ignores a scroll view inside the scroll view that it finds")
    func nested() {
      let scrollView = PlatformScrollView(frame: .zero)
      scrollView.addSubview(PlatformScrollView(frame: .zero))
      root.addSubview(scrollView)
      #expect(header.scrollViewNear === scrollView)
    }

    /// Adds views to the root view, the last one in front.
    private func add(_ views: [PlatformView]) {
      for view in views { root.addSubview(view) }
    }

    @Test("A modifier finds the scroll view between its two anchor views, at any depth")
    func between() {
      let (back, front, nest) = (
        PlatformView(frame: .zero), PlatformView(frame: .zero), PlatformView(frame: .zero)
      )
      let scrollView = PlatformScrollView(frame: .zero)
      nest.addSubview(scrollView)
      scrollView.addSubview(PlatformScrollView(frame: .zero))
      add([PlatformScrollView(frame: .zero), back, nest, front, PlatformScrollView(frame: .zero)])
      #expect(back.scrollViews(before: front, along: .vertical).along.map { $0 === scrollView } == [true])
      #expect(front.scrollViews(before: back, along: .vertical).along.isEmpty, "in the wrong order")
      #expect(back.scrollViews(before: PlatformView(frame: .zero), along: .vertical).along.isEmpty)
    }

    @Test("If the anchor views have different parents, all scroll views between them are found in order")
    func branches() {
      let (back, front) = (PlatformView(frame: .zero), PlatformView(frame: .zero))
      let branches = (0..<2).map { _ in PlatformView(frame: .zero) }
      let scrollViews = (0..<3).map { _ in PlatformScrollView(frame: .zero) }
      for view in [back, scrollViews[0]] { branches[0].addSubview(view) }
      for view in [scrollViews[2], front, PlatformScrollView(frame: .zero)] { branches[1].addSubview(view) }
      add([branches[0], scrollViews[1], branches[1]])
      let found = back.scrollViews(before: front, along: .vertical).along
      let isAll = found.elementsEqual(scrollViews, by: ===)
      #expect(isAll)
    }

    #if canImport(UIKit)
      @Test(
        "Between the anchors, hidden scroll views are ignored, and horizontal ones are listed separately"
      )
      func across() {
        let (back, front) = (PlatformView(frame: .zero), PlatformView(frame: .zero))
        let pager = PlatformScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        pager.contentSize = CGSize(width: 900, height: 400)
        let hidden = PlatformScrollView(frame: .zero)
        hidden.isHidden = true
        add([back, pager, hidden, UITextView(frame: .zero), front])
        let found = back.scrollViews(before: front, along: .vertical)
        #expect(found.along.isEmpty && found.across.map { $0 === pager } == [true])
        #expect(back.scrollViews(before: front, along: .horizontal).along.map { $0 === pager } == [true])
      }
    #endif
  }
#endif
