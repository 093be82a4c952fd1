#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import SwiftUI

  /// An indicator inside the content of its scroll view.
  ///
  /// Of the content, only this view is evaluated in each frame of a pull. It reports its extent to the
  /// session.
  @MainActor struct EdgeReader<Indicator: View>: View {
    private let edge: Edge
    private let indicator: (EdgePresentation?) -> Indicator

    @Environment(\.scrollViewParticipant) private var participant

    /// Creates an indicator.
    ///
    /// - Parameters:
    ///   - edge: The edge whose state the indicator shows.
    ///   - indicator: Draws the indicator from the edge's presentation, or from `nil` if the indicator is
    ///     not in a scroll view of this package.
    init(_ edge: Edge, @ViewBuilder indicator: @escaping (EdgePresentation?) -> Indicator) {
      self.edge = edge
      self.indicator = indicator
    }

    var body: some View {
      if let participant {
        FrameReader(participant: participant, frames: participant.frames, edge: edge, indicator: indicator)
      } else {
        indicator(nil)
      }
    }
  }

  /// The part of an `EdgeReader` that is evaluated with each frame.
  @MainActor private struct FrameReader<Indicator: View>: View {
    let participant: ScrollViewParticipant
    @ObservedObject var frames: RedrawSource
    let edge: Edge
    let indicator: (EdgePresentation?) -> Indicator

    var body: some View {
      let session = participant.session
      let sight = HeaderClipShape(session, edge)
      TimelineView(
        .animation(paused: !session.controller.presentation.needsFrames),
        content: onMainActor { _ in indicator(session.controller.presentationNow[edge.scrollEdge]) }
      )
      .onGeometry(of: { edge.axis == .vertical ? $0.size.height : $0.size.width }) {
        session.measured($0, at: edge.scrollEdge)
      }
      .clipShape(sight)
      .offset(y: -sight.shift)
    }
  }

  /// The visible part of an indicator in the content, and its vertical shift.
  ///
  /// A large title is drawn over the content. A header is visible above the title during a pull, and below
  /// the title in a gap. This shape clips the header, so that it never covers the title or the navigation
  /// bar.
  private struct HeaderClipShape: Shape {
    /// The upward shift of the drawn indicator, in pt.
    let shift: Double
    /// The bottom of the navigation bar, in pt below the indicator's top.
    private let barEnd: Double
    /// The vertical range of the large title, in pt below the indicator's top.
    ///
    /// The range is empty without a title.
    private let titleRange: ClosedRange<Double>

    @MainActor init(_ session: ScrollViewSession, _ edge: Edge) {
      let title = edge == .top ? session.title : LargeTitle()
      let overscroll = session.controller.presentation[edge.scrollEdge].overscroll
      let (inset, extent) = (session.gapInsets[edge.scrollEdge], session.extents[edge.scrollEdge] ?? 0)
      shift = title.shift(extent: extent, inset: inset)
      // The bottom of the title at rest, in pt below the indicator's top.
      let end = extent + shift - overscroll
      let covered = title.covers(overscroll: overscroll, inset: inset)
      barEnd = end - title.height
      self.titleRange = end + covered.lowerBound...end + covered.upperBound
    }

    nonisolated func path(in rect: CGRect) -> Path {
      // An indicator may draw outside of its frame, for example a shadow. The clip shape leaves 200 pt on
      // each side for that.
      let all = rect.insetBy(dx: -200, dy: -200)
      guard titleRange.lowerBound < titleRange.upperBound else { return Path(all) }
      let (top, start, end) = (
        rect.minY + barEnd, rect.minY + titleRange.lowerBound, rect.minY + titleRange.upperBound
      )
      var path = Path()
      path.addRect(CGRect(x: all.minX, y: top, width: all.width, height: max(0, start - top)))
      path.addRect(CGRect(x: all.minX, y: end, width: all.width, height: max(0, all.maxY - end)))
      return path
    }
  }
#endif
