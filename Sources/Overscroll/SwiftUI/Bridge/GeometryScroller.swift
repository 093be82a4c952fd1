#if canImport(SwiftUI)
  import Combine
  import OverscrollCore
  import SwiftUI

  /// A scroll view as SwiftUI reports it, for a listener that has not found the platform's scroll view.
  ///
  /// It reports from iOS 18, macOS 15, tvOS 18 and visionOS 2 on. It sets no insets and no offset: indicators are drawn over
  /// the content, without a gap.
  @MainActor final class GeometryScroller: ObservableObject, PlatformScroller {
    /// Whether the listener has no other scroll view.
    @Published private(set) var isUsed = false
    /// Receives the reports.
    weak var listener: (any ScrollListener)?

    private var latest: (offset: Double, extents: ScrollExtents)?
    private var phase = ObservedPhase.unknown

    let ownInsets = EdgePair<Double>.zero
    let holdsGaps = false

    func start() {
      isUsed = true
      report()
    }

    func release() { isUsed = false }

    func hold(_ change: InsetChange) {}

    func adjust(by change: Double, endsMotion: Bool) {}

    func report() {
      guard isUsed, let latest, let listener else { return }
      listener.laidOut(latest.extents, from: self)
      listener.scrolled(to: latest.offset, phase, from: self)
    }

    /// Receives the distance from the start edge to the viewport's start, and the extents, both in pt.
    func moved(to offset: Double, in extents: ScrollExtents) {
      guard extents.viewport > 0 else { return }
      latest = (offset, extents)
      report()
    }

    func phaseChanged(to phase: ObservedPhase) {
      self.phase = phase
      report()
    }
  }

  /// Reports the first scroll view in a view, as SwiftUI describes it.
  ///
  /// The phase is reported always, because AppKit does not show all fingers on a Mac; the geometry only while it is used.
  @MainActor struct ScrollReports: ViewModifier {
    @ObservedObject var geometry: GeometryScroller
    let axis: Axis
    let phaseChanged: (ObservedPhase) -> Void
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
      if #available(iOS 18, macOS 15, tvOS 18, visionOS 2, *) {
        content
          .onScrollGeometryChange(for: ScrollGeometry?.self) {
            geometry.isUsed ? $0 : nil
          } action: { _, scroll in
            guard let scroll else { return }
            geometry.moved(
              to: scroll.startOffset(along: axis, direction), in: scroll.extents(along: axis))
          }
          .onScrollPhaseChange { _, phase in phaseChanged(ObservedPhase(phase)) }
      } else {
        content
      }
    }
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
  extension ScrollGeometry {
    /// The distance, in pt, from the start edge of the content to the viewport's start.
    ///
    /// Belief: in a right-to-left layout `contentOffset.x` is measured from the left, as UIKit's is.
    fileprivate func startOffset(along axis: Axis, _ direction: LayoutDirection) -> Double {
      switch (axis, direction) {
      case (.vertical, _): contentOffset.y + contentInsets.top
      case (.horizontal, .rightToLeft):
        contentSize.width + contentInsets.leading - containerSize.width - contentOffset.x
      case (.horizontal, _): contentOffset.x + contentInsets.leading
      }
    }

    /// The extents, in pt, of the viewport within the insets and of the content.
    fileprivate func extents(along axis: Axis) -> ScrollExtents {
      switch axis {
      case .vertical:
        ScrollExtents(
          viewport: containerSize.height - contentInsets.top - contentInsets.bottom,
          content: contentSize.height)
      case .horizontal:
        ScrollExtents(
          viewport: containerSize.width - contentInsets.leading - contentInsets.trailing,
          content: contentSize.width)
      }
    }
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
  extension ObservedPhase {
    /// The phase that SwiftUI reports; an animation and rest are both motion without a finger.
    fileprivate init(_ phase: ScrollPhase) {
      switch phase {
      case .tracking, .interacting: self = .tracking
      case .decelerating: self = .decelerating
      case .animating, .idle: self = .free
      }
    }
  }
#endif
