#if canImport(SwiftUI)
  import Combine
  package import OverscrollCore
  package import SwiftUI

  /// The adapter that is used if the platform's scroll view is not found.
  ///
  /// On iOS 18, macOS 15, tvOS 18 and visionOS 2 or later, SwiftUI reports the scroll view's geometry. On
  /// earlier systems, and for a header beside a list, only the position of a row may be known. The adapter
  /// cannot set insets or an offset, so indicators are drawn over the content and no gap opens.
  @MainActor package final class GeometryAdapter: ObservableObject, ScrollViewAdapter {
    /// Whether the adapter is in use, so that SwiftUI's geometry must be reported.
    @Published private(set) var isUsed = false
    /// The session, which receives the reports.
    package weak var delegate: (any ScrollViewAdapterDelegate)?
    /// Called at the first report of a scroll view's geometry.
    var onFirstReport: () -> Void = {}
    /// Whether SwiftUI has reported the geometry of a scroll view.
    var hasReported: Bool { latest != nil }

    private var isStarted = false
    private var latest: (offset: Double, extents: ScrollExtents)?
    private var phase = ObservedPhase.unknown
    private let nextTurn = NextTurnScheduler()

    package let ownInsets = EdgePair<Double>.zero
    package let opensGaps = false

    package init() {}

    package func start() {
      isStarted = true
      publish()
      report()
    }

    package func release() {
      (isStarted, latest, phase) = (false, nil, .unknown)
      publish()
    }

    /// Updates `isUsed` in the main actor's next turn.
    ///
    /// SwiftUI may be in the middle of an update now, and an update must not publish changes.
    private func publish() {
      nextTurn.run { [weak self] in
        guard let self, isUsed != isStarted else { return }
        isUsed = isStarted
      }
    }

    package func apply(_ change: InsetChange) {}

    package func adjust(by change: Double, endsMotion: Bool) {}

    package func report() {
      guard isStarted, let latest, let delegate else { return }
      delegate.laidOut(ScrollViewLayout(extents: latest.extents), from: self)
      delegate.scrolled(to: latest.offset, phase, from: self)
    }

    /// Reports a content offset and the extents, in pt, to the delegate.
    func receive(to offset: Double, in extents: ScrollExtents) {
      guard extents.viewport > 0 else { return }
      let isFirst = latest == nil
      latest = (offset, extents)
      report()
      if isFirst { onFirstReport() }
    }

    /// Reports a content offset, in pt, and a phase of content whose length is unknown.
    package func receive(to offset: Double, _ phase: ObservedPhase) {
      self.phase = phase
      receive(to: offset, in: .unbounded)
    }

    package func phaseChanged(to phase: ObservedPhase) {
      self.phase = phase
      report()
    }
  }

  /// Reports the geometry and the scroll phase of the first scroll view in a view.
  ///
  /// SwiftUI calls the report on iOS 18, macOS 15, tvOS 18 and visionOS 2 or later. The phase is always
  /// reported, because AppKit hides some trackpad events from its adapter. The geometry is reported only
  /// while the geometry adapter is in use.
  @MainActor package struct ScrollReportModifier: ViewModifier {
    @ObservedObject private var geometry: GeometryAdapter
    private let axis: Axis
    private let phaseChanged: (ObservedPhase) -> Void
    @Environment(\.layoutDirection) private var direction

    package init(
      geometry: GeometryAdapter, axis: Axis, phaseChanged: @escaping (ObservedPhase) -> Void
    ) {
      (self.geometry, self.axis, self.phaseChanged) = (geometry, axis, phaseChanged)
    }

    package func body(content: Content) -> some View {
      if #available(iOS 18, macOS 15, tvOS 18, visionOS 2, *) {
        content
          .onScrollGeometryChange(for: ScrollGeometry?.self) { @Sendable [isUsed = geometry.isUsed] in
            isUsed ? $0 : nil
          } action: { _, scroll in
            guard let scroll else { return }
            let space = scroll.space(along: axis, direction)
            let origin = axis == .vertical ? scroll.contentOffset.y : scroll.contentOffset.x
            geometry.receive(to: space.offset(at: origin), in: space.geometry)
          }
          .onScrollPhaseChange { _, phase in phaseChanged(ObservedPhase(phase)) }
      } else {
        content
      }
    }
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
  extension ScrollGeometry {
    /// Returns the conversion to the engine's offsets along an axis.
    ///
    /// `containerSize` is the viewport without the insets. This was recorded on [iOS 26 and macOS
    /// 26](https://github.com/iamcgn/swiftui-web): 130 pt of a viewport of 150 pt with a margin of 20 pt.
    ///
    /// Belief: in a right-to-left layout `contentOffset.x` is measured from the left, as in UIKit.
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
    /// Makes the phase from SwiftUI's phase; an animation is `.free`, like rest.
    fileprivate init(_ phase: ScrollPhase) {
      switch phase {
      case .tracking, .interacting: self = .tracking
      case .decelerating: self = .decelerating
      case .animating, .idle: self = .free
      }
    }
  }
#endif
