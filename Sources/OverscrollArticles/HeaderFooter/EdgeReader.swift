#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import SwiftUI

  /// An indicator that stands in the content of the scroll view that it belongs to.
  ///
  /// It follows each frame of its edge, alone, and reports its own extent. Outside of a scroll view of this package
  /// it gets nothing to draw from.
  @MainActor struct EdgeReader<Indicator: View>: View {
    private let edge: Edge
    private let indicator: (EdgePresentation?) -> Indicator

    @Environment(\.scrollViewParticipant) private var participant

    /// Makes an indicator.
    ///
    /// - Parameters:
    ///   - edge: The edge that it belongs to.
    ///   - indicator: Draws it, given what there is to draw.
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

  /// The part that follows the frames.
  @MainActor private struct FrameReader<Indicator: View>: View {
    let participant: ScrollViewParticipant
    @ObservedObject var frames: FrameSignal
    let edge: Edge
    let indicator: (EdgePresentation?) -> Indicator

    var body: some View {
      let session = participant.session
      let sight = HeaderSight(session, edge)
      TimelineView(.animation(paused: !session.controller.presentation.wantsFrames)) { _ in
        indicator(session.controller.presentationNow[edge.scrollEdge])
      }
      .onGeometry(of: { edge.axis == .vertical ? $0.size.height : $0.size.width }) {
        session.measured($0, at: edge.scrollEdge)
      }
      .clipShape(sight)
      .offset(y: -sight.shift)
    }
  }

  /// What is seen of an indicator in the content, and where.
  ///
  /// A large title stands on the content. While pulled, a header is drawn above the title; in a gap, below it; never over it
  /// or over the navigation bar.
  private struct HeaderSight: Shape {
    /// How far up the indicator is drawn, in pt.
    let shift: Double
    /// Where the navigation bar ends, in pt below the indicator's top.
    private let bar: Double
    /// The range that the title covers, in pt below the indicator's top; empty without a title.
    private let title: ClosedRange<Double>

    @MainActor init(_ session: ScrollViewSession, _ edge: Edge) {
      let title = edge == .top ? session.title : LargeTitle()
      let overscroll = session.controller.presentation[edge.scrollEdge].overscroll
      let (inset, extent) = (session.heldInsets[edge.scrollEdge], session.extents[edge.scrollEdge] ?? 0)
      shift = title.shift(extent: extent, inset: inset)
      // Where the title ends at rest.
      let end = extent + shift - overscroll
      let covered = title.covers(overscroll: overscroll, inset: inset)
      bar = end - title.height
      self.title = end + covered.lowerBound...end + covered.upperBound
    }

    nonisolated func path(in rect: CGRect) -> Path {
      // An indicator may draw outside of its frame, though none does so by more than its own size: 200 pt are plenty.
      let all = rect.insetBy(dx: -200, dy: -200)
      guard title.lowerBound < title.upperBound else { return Path(all) }
      let (top, start, end) = (rect.minY + bar, rect.minY + title.lowerBound, rect.minY + title.upperBound)
      var path = Path()
      path.addRect(CGRect(x: all.minX, y: top, width: all.width, height: max(0, start - top)))
      path.addRect(CGRect(x: all.minX, y: end, width: all.width, height: max(0, all.maxY - end)))
      return path
    }
  }
#endif
