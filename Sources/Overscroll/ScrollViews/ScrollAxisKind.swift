#if canImport(UIKit) || canImport(AppKit)
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// The relation of a scroll view's axes to the axis of a modifier.
  enum ScrollAxisKind: Hashable {
    /// The scroll view scrolls along the modifier's axis.
    case along
    /// The scroll view's properties do not tell whether it scrolls along the modifier's axis.
    ///
    /// A modifier uses such a scroll view only if there is none along its axis.
    case unclear
    /// The scroll view scrolls only across the modifier's axis.
    case across

    /// The scrolling of a scroll view along one axis.
    struct AxisState {
      /// Whether the content is larger than the viewport.
      var isLarger: Bool
      /// Whether the scroll view bounces even if its content fits the viewport.
      var bounces: Bool

      /// Whether the user can move the content.
      ///
      /// UIKit defines a scrollable axis in the same way: the content is larger than the frame, or
      /// `alwaysBounce…` is true (`UIScrollViewContentInsetAdjustmentScrollableAxes` in `UIScrollView.h`).
      fileprivate var canScroll: Bool { isLarger || bounces }
    }

    /// Makes the kind from the scrolling along and across the modifier's axis.
    ///
    /// By default, SwiftUI's `ScrollView` [always bounces along its
    /// axes](https://developer.apple.com/documentation/swiftui/scrollbouncebehavior/automatic). Belief: it
    /// never bounces across them.
    ///
    /// A `TabView` of pages [also scrolls
    /// vertically](https://onmyway133.com/posts/how-to-cancel-vertical-scrolling-on-paging-tabview-in-swiftui/).
    /// So a scroll view that bounces along both axes scrolls across the axis if only that content is larger.
    /// Content that is larger along the axis does not suffice if the scroll view bounces only across it.
    /// It may be a row of chips that is too low for the text.
    init(along: AxisState, across: AxisState) {
      guard along.canScroll else {
        self = across.canScroll ? .across : .unclear
        return
      }
      if across.isLarger, across.bounces, !along.isLarger {
        self = .across
        return
      }
      let isMainly = along.isLarger && (along.bounces || !across.bounces)
      self = isMainly || !across.canScroll ? .along : .unclear
    }
  }

  extension PlatformScrollView {
    /// Returns the relation of this scroll view's axes to an axis.
    ///
    /// - Parameters:
    ///   - axis: The axis of a modifier.
    ///   - ignoresBounce: Whether the bounce along the axis does not count, because an adapter has set it.
    func kind(along axis: Axis, ignoresBounce: Bool) -> ScrollAxisKind {
      var along = state(of: axis)
      if ignoresBounce { along.bounces = false }
      return ScrollAxisKind(along: along, across: state(of: axis == .vertical ? .horizontal : .vertical))
    }

    #if canImport(UIKit)
      private func state(of axis: Axis) -> ScrollAxisKind.AxisState {
        switch axis {
        case .vertical:
          ScrollAxisKind.AxisState(
            isLarger: contentSize.height > bounds.height, bounces: alwaysBounceVertical)
        case .horizontal:
          ScrollAxisKind.AxisState(
            isLarger: contentSize.width > bounds.width, bounces: alwaysBounceHorizontal)
        }
      }
    #else
      /// Returns the scrolling along an axis.
      ///
      /// With automatic elasticity and content that fits, AppKit bounces along the axis of a scroller
      /// (`verticalScrollElasticity` in `NSScrollView.h`). Without any scroller it bounces vertically. That
      /// does not count here, because SwiftUI also hides the scrollers of a horizontal scroll view.
      private func state(of axis: Axis) -> ScrollAxisKind.AxisState {
        let content = documentView?.frame.size ?? .zero
        return switch axis {
        case .vertical:
          ScrollAxisKind.AxisState(
            isLarger: content.height > bounds.height,
            bounces: bounces(verticalScrollElasticity, orElse: hasVerticalScroller))
        case .horizontal:
          ScrollAxisKind.AxisState(
            isLarger: content.width > bounds.width,
            bounces: bounces(
              horizontalScrollElasticity, orElse: hasHorizontalScroller && !hasVerticalScroller))
        }
      }

      private func bounces(_ elasticity: Elasticity, orElse automatic: Bool) -> Bool {
        switch elasticity {
        case .allowed: true
        case .none: false
        case .automatic: automatic
        @unknown default: automatic
        }
      }
    #endif
  }
#endif
