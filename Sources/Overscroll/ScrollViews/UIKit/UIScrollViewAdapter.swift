#if canImport(UIKit)
  import Combine
  import OverscrollCore
  import SwiftUI
  import UIKit

  /// A `UIScrollView` as its session sees it.
  ///
  /// It observes and is no delegate, so the scroll view stays its owner's. Insets are in `UIScrollViewAdapter+Insets`.
  /// It isn't an `NSObject`, because it would override `NSObject.release()`.
  @MainActor final class UIScrollViewAdapter: ScrollViewAdapter {
    /// The scroll view, as long as there is one.
    private(set) weak var scrollView: UIScrollView?
    var view: AnyObject? { scrollView }
    /// Whether a horizontal axis starts on the right.
    var isRightToLeft = false

    /// Our part of its insets.
    var ledger = InsetLedger()
    /// Whether the insets are being written, so that what changes meanwhile is not the reader's doing.
    var isWriting = false
    weak var delegate: (any ScrollViewAdapterDelegate)?

    /// The inset above that is on its way, under a large title.
    var titled: TitledInset?
    /// What is known of the bar with that title.
    var barHeights = BarHeights(row: UIScrollViewAdapter.systemRow)
    /// What a finger has done to that.
    var interruption = Interruption.none
    /// Our own scroll, until a finger holds the content or it has long arrived.
    var course: Course?
    let frames = FrameTicks()
    let clock = EngineClock(AmbientTime.current.clock)

    /// What a finger has done to an inset on its way.
    enum Interruption {
      /// Nothing.
      case none
      /// It holds the content, under which no inset changes.
      case held
      /// It has lifted, and the content is not where it belongs.
      case lifted
    }

    /// A scroll of ours.
    struct Course {
      /// Where it goes, in pt from the content's start.
      let offset: Double
      /// The edge at which that is, or past which, if it is at one.
      let edge: ScrollEdge?
      /// What the offset was for the platform in a viewport of a size.
      let origin: Double
      let size: CGSize
      /// The offset at which the content ended then.
      let end: Double
      /// When it began, in s.
      let began: Double

      /// How long it is looked after, in s.
      ///
      /// UIKit scrolls for 0.3 s, and on a busy device a little longer.
      static let duration = 0.5

      /// How far from an edge, in pt, counts as at it: UIKit's own idea of rest.
      private static let tolerance = 0.5

      /// Whether it could have brought the content to an offset: beyond its edge the content is moved by somebody else.
      func leads(through offset: Double) -> Bool {
        switch edge {
        case .start: offset < Course.tolerance
        case .end: offset > end - Course.tolerance
        case nil: true
        }
      }
    }

    private var observations: [AnyCancellable] = []
    /// Whether this is the link that is used, of those that there may be to the scroll view.
    var isStarted: Bool { !observations.isEmpty }
    #if !os(tvOS)
      /// What stands where the system's refresh control would.
      var placeholder: UIRefreshControl?
    #endif
    private lazy var pan = PanTarget { [weak self] in self?.report() }
    /// The axes along which content that fits did not bounce before.
    private var bounceAdded: Axis.Set = []
    /// Whether a finger held the content at the last report.
    private var wasHeld = false
    /// Where the platform had the content at the last report.
    var place: CGPoint?
    /// What was laid out at the last report.
    private var reported: Layout?
    /// The number of items when the content had a size.
    private var counted: (size: CGSize, items: Int?)?
    private let turn = NextTurn()
    /// Whether insets were lost since the last turn, so that an update may be under way.
    private var isRepaired = false

    /// What a layout sets of a scroll view.
    private struct Layout: Equatable {
      let size: CGSize
      let contentSize: CGSize
      let insets: UIEdgeInsets

      @MainActor init(_ scrollView: UIScrollView) {
        size = scrollView.bounds.size
        contentSize = scrollView.contentSize
        insets = scrollView.adjustedContentInset
      }
    }

    /// Connects a scroll view to a delegate, without observing it yet.
    init(_ scrollView: UIScrollView, delegate: any ScrollViewAdapterDelegate) {
      self.scrollView = scrollView
      self.delegate = delegate
    }

    func start() {
      // Each scroll changes the bounds with the offset, and only the offset is reported.
      var size = scrollView?.bounds.size
      observations = [
        observe(\.contentOffset), observe(\.contentSize), observe(\.contentInset),
        observe(\.adjustedContentInset),
        scrollView?.publisher(for: \.bounds, options: []).sink { [weak self] in
          guard $0.size != size else { return }
          size = $0.size
          self?.changed()
        },
      ].compactMap { $0 }
      if let scrollView { pan.add(to: scrollView.panGestureRecognizer) }
      report()
    }

    func release() {
      observations = []
      guard let scrollView else { return }
      pan.remove(from: scrollView.panGestureRecognizer)
      (titled, course) = (nil, nil)
      frames.end()
      write(.zero, to: scrollView)
      #if !os(tvOS)
        if scrollView.refreshControl === placeholder { scrollView.refreshControl = nil }
      #endif
      if bounceAdded.contains(.vertical) { scrollView.alwaysBounceVertical = false }
      if bounceAdded.contains(.horizontal) { scrollView.alwaysBounceHorizontal = false }
    }

    private func observe<Value>(_ path: KeyPath<UIScrollView, Value>) -> AnyCancellable? {
      scrollView?.publisher(for: path, options: []).sink { [weak self] _ in self?.changed() }
    }

    /// Something of the scroll view has changed.
    ///
    /// Lost insets are added again at once, because a frame may be committed before the next turn.
    ///
    /// A layout happens while SwiftUI updates its views, when nothing may be published. So it is reported in the
    /// main actor's next turn, together with what it does to the offset.
    private func changed() {
      guard !isWriting, let scrollView else { return }
      if keepInsets(of: scrollView) { isRepaired = true }
      if !isRepaired, reported == Layout(scrollView) { return report() }
      turn.run { [weak self] in
        self?.isRepaired = false
        self?.report()
      }
    }

    /// The axis that the delegate observes.
    var axis: Axis { delegate?.axis ?? .vertical }

    /// Whether a finger drags the content, or holds what it has dragged or stopped.
    ///
    /// False for a finger that has not started a drag. The recognizer has ended before any report of the lift.
    func isHeld(_ scrollView: UIScrollView) -> Bool {
      switch scrollView.panGestureRecognizer.state {
      case .began, .changed: scrollView.isDragging
      case .possible, .ended, .cancelled, .failed: false
      @unknown default: false
      }
    }

    /// Tells the delegate what is new.
    func report() {
      guard !isWriting, let scrollView, let delegate else { return }
      if delegate.wantsPulls { prepare(scrollView, for: delegate) }
      keepInsets(of: scrollView)
      followTitle(in: scrollView)
      keepCourse(of: scrollView)
      place = scrollView.contentOffset
      reported = Layout(scrollView)
      let space = space(of: scrollView)
      delegate.laidOut(ScrollContents(extents: space.geometry, items: itemCount(of: scrollView)), from: self)
      delegate.titled(title(of: scrollView), from: self)
      let isHeld = isHeld(scrollView)
      if wasHeld, !isHeld, isTakenAway(scrollView) { delegate.dragCancelled(from: self) }
      wasHeld = isHeld
      let offset = space.offset(at: origin(of: scrollView))
      delegate.scrolled(to: offset, isHeld ? .tracking : isMoving ? .decelerating : .free, from: self)
    }

    /// The number of items, if the scroll view is a list of UIKit's, as SwiftUI's `List` is.
    ///
    /// Counted only after another layout, in the main actor's next turn: in the middle of an update of the list the data and
    /// the list may disagree.
    private func itemCount(of scrollView: UIScrollView) -> Int? {
      let size = scrollView.contentSize
      if let counted, counted.size == size { return counted.items }
      let items: Int? =
        switch scrollView {
        case let list as UICollectionView:
          (0..<list.numberOfSections).reduce(0) { $0 + list.numberOfItems(inSection: $1) }
        case let list as UITableView:
          (0..<list.numberOfSections).reduce(0) { $0 + list.numberOfRows(inSection: $1) }
        default: nil
        }
      counted = (size, items)
      return items
    }

    /// Whether the finger has not lifted: the system, or another recognizer, has taken the touch.
    private func isTakenAway(_ scrollView: UIScrollView) -> Bool {
      switch scrollView.panGestureRecognizer.state {
      case .cancelled, .failed: true
      case .possible, .began, .changed, .ended: false
      @unknown default: false
      }
    }

    /// Makes the scroll view one that can be pulled, empty or not, and by one control only.
    ///
    /// SwiftUI may undo it in any update, so it is looked at with each report.
    private func prepare(_ scrollView: UIScrollView, for delegate: any ScrollViewAdapterDelegate) {
      switch axis {
      case .vertical:
        if !scrollView.alwaysBounceVertical {
          scrollView.alwaysBounceVertical = true
          bounceAdded.insert(.vertical)
        }
      case .horizontal:
        if !scrollView.alwaysBounceHorizontal {
          scrollView.alwaysBounceHorizontal = true
          bounceAdded.insert(.horizontal)
        }
      }
      #if !os(tvOS)
        if delegate.replacesSystemRefresh { replaceSystemRefresh(of: scrollView) }
      #endif
    }
  }
#endif
