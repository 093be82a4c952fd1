#if canImport(SwiftUI)
  import Combine
  import OverscrollCore
  import SwiftUI

  /// A scroll view as SwiftUI reports it, for a listener that has not found the platform's scroll view.
  ///
  /// It reports from iOS 18, macOS 15, tvOS 18 and visionOS 2 on. It sets no insets and no offset: indicators are drawn over
  /// the content, without a gap.
  @MainActor final class GeometryScroller: ObservableObject, PlatformScroller {
    /// Whether this is in use because no platform scroll view was found.
    @Published private(set) var isUsed = false
    /// Receives the reports.
    weak var listener: (any ScrollListener)?

    private var isStarted = false
    private var latest: (offset: Double, extents: ScrollExtents)?
    private var phase = ObservedPhase.unknown

    let ownInsets = EdgePair<Double>.zero
    let holdsGaps = false

    func start() {
      isStarted = true
      publish()
      report()
    }

    func release() {
      (isStarted, latest, phase) = (false, nil, .unknown)
      publish()
    }

    /// Publishes in the main actor's next turn, because this may be the middle of an update of SwiftUI's.
    private func publish() {
      Task { [weak self] in
        guard let self, isUsed != isStarted else { return }
        isUsed = isStarted
      }
    }

    func hold(_ change: InsetChange) {}

    func adjust(by change: Double, endsMotion: Bool) {}

    func report() {
      guard isStarted, let latest, let listener else { return }
      listener.laidOut(ScrollContents(extents: latest.extents), from: self)
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
  /// Always reports the phase, because AppKit hides some trackpad events. Reports the geometry only while it is in use.
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
            let space = scroll.space(along: axis, direction)
            let origin = axis == .vertical ? scroll.contentOffset.y : scroll.contentOffset.x
            geometry.moved(to: space.offset(at: origin), in: space.geometry)
          }
          .onScrollPhaseChange { _, phase in phaseChanged(ObservedPhase(phase)) }
      } else {
        content
      }
    }
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
  extension ScrollGeometry {
    /// The scroll view along an axis.
    ///
    /// The container is what the insets leave of the viewport, as recorded on
    /// [iOS 26 and macOS 26](https://github.com/iamcgn/swiftui-web): 130 pt of 150 with a margin of 20 pt.
    ///
    /// Belief: in a right-to-left layout `contentOffset.x` is measured from the left, as UIKit's is.
    fileprivate func space(along axis: Axis, _ direction: LayoutDirection) -> ScrollSpace {
      let insets = contentInsets
      return switch axis {
      case .vertical:
        ScrollSpace(
          viewport: containerSize.height + insets.top + insets.bottom, content: contentSize.height,
          insets: EdgePair(start: insets.top, end: insets.bottom), runsBackwards: false)
      case .horizontal:
        ScrollSpace(
          viewport: containerSize.width + insets.leading + insets.trailing, content: contentSize.width,
          insets: EdgePair(start: insets.leading, end: insets.trailing),
          runsBackwards: direction == .rightToLeft)
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
