#if canImport(UIKit)
  import SwiftUI
  import Testing
  import UIKit

  @testable import Overscroll

  /// The scroll view that a modifier finds beside a scroll view across its axis.
  @MainActor @Suite struct ScrollAxisTests {
    /// The properties of a scroll view by its axis, for a viewport of 300 pt by 300 pt.
    enum Kind: CaseIterable {
      /// SwiftUI's scroll view without content.
      case empty
      /// SwiftUI's scroll view with content that fits the viewport.
      case short
      /// SwiftUI's scroll view with content that is longer than the viewport.
      case long
      /// A scroll view whose content also is larger across its axis, such as chips with a larger font.
      case thick
      /// A scroll view that bounces only if its content is longer than the viewport, with long content.
      case longBasedOnSize
      /// A scroll view that bounces only if its content is longer than the viewport, with short content.
      case shortBasedOnSize
      /// Pages of a `TabView`, which also scroll across their axis.
      ///
      /// [Observed](https://onmyway133.com/posts/how-to-cancel-vertical-scrolling-on-paging-tabview-in-swiftui/).
      case pages

      var bounces: Bool { self != .longBasedOnSize && self != .shortBasedOnSize }
      var length: CGFloat {
        switch self {
        case .empty: 0
        case .short, .shortBasedOnSize: 200
        case .long, .thick, .longBasedOnSize, .pages: 900
        }
      }
      var thickness: CGFloat { self == .empty ? 0 : self == .thick ? 310 : 300 }
      /// Whether a modifier along the axis prefers this scroll view to each scroll view across the axis.
      var isClear: Bool { self != .shortBasedOnSize }

      @MainActor func scrollView(along axis: Axis) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let isVertical = axis == .vertical
        view.contentSize = CGSize(
          width: isVertical ? thickness : length, height: isVertical ? length : thickness)
        view.alwaysBounceVertical = bounces && (isVertical || self == .pages)
        view.alwaysBounceHorizontal = bounces && (!isVertical || self == .pages)
        return view
      }
    }

    private static let axes = [Axis.vertical, .horizontal]

    private func found(_ views: [UIScrollView], along axis: Axis) -> [UIScrollView] {
      let (root, back, front) = (UIView(frame: .zero), UIView(frame: .zero), UIView(frame: .zero))
      for view in [back] + views + [front] { root.addSubview(view) }
      return back.scrollViews(before: front, along: axis).along
    }

    @Test(
      "A modifier finds the scroll view along its axis beside any scroll view across it",
      arguments: Kind.allCases.filter(\.isClear), Kind.allCases)
    func beside(_ along: Kind, _ across: Kind) {
      for axis in Self.axes {
        let meant = along.scrollView(along: axis)
        let other = across.scrollView(along: axis == .vertical ? .horizontal : .vertical)
        #expect(found([other, meant], along: axis).map { $0 === meant } == [true], "\(axis), behind")
        #expect(found([meant, other], along: axis).map { $0 === meant } == [true], "\(axis), in front")
      }
    }

    @Test("A modifier around pages of lists finds neither the pages nor a list across them")
    func around() {
      let pages = Kind.pages.scrollView(along: .horizontal)
      pages.addSubview(Kind.long.scrollView(along: .vertical))
      #expect(found([pages], along: .vertical).isEmpty)
      #expect(found([pages], along: .horizontal).map { $0 === pages } == [true])
    }

    @Test("A scroll view along the axis is found if it is alone", arguments: Kind.allCases)
    func alone(_ kind: Kind) {
      for axis in Self.axes {
        let meant = kind.scrollView(along: axis)
        #expect(found([meant], along: axis).map { $0 === meant } == [true], "\(axis)")
      }
    }

    @Test("Two scroll views along the axis are both found", arguments: Kind.allCases)
    func two(_ kind: Kind) {
      for axis in Self.axes {
        let views = (0..<2).map { _ in kind.scrollView(along: axis) }
        #expect(found(views, along: axis).elementsEqual(views, by: ===), "\(axis)")
      }
    }

    @Test("A header finds the list beside any horizontal scroll view", arguments: Kind.allCases)
    func header(_ kind: Kind) {
      let (root, title) = (UIView(frame: .zero), UIView(frame: .zero))
      let (header, list) = (UIView(frame: .zero), Kind.long.scrollView(along: .vertical))
      for view in [title, kind.scrollView(along: .horizontal)] { header.addSubview(view) }
      for view in [header, list] { root.addSubview(view) }
      #expect(title.scrollViewNear === list)
    }
  }
#endif
