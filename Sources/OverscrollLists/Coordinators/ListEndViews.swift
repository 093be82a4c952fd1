#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import SwiftUI

  /// The header and the footer of a list.
  struct ListEndViews {
    /// Returns the header for a list that scrolls along an axis; `nil` without a header.
    var header: (@MainActor (Axis) -> AnyView)?
    /// Returns the footer for a list that scrolls along an axis; `nil` without a footer.
    var footer: (@MainActor (Axis) -> AnyView)?
  }

  // The header and the footer.
  extension ListViewCoordinator {
    /// Sets the views of the latest declaration; a view that is missing has no extent.
    func setEndViews(_ views: ListEndViews?) {
      endViews = views ?? ListEndViews()
      if endViews.header == nil { updateEndView(0, at: .start) }
      if endViews.footer == nil { updateEndView(0, at: .end) }
    }

    /// Updates the measured extent of the header or the footer, in pt along the axis.
    func updateEndView(_ extent: Double, at edge: ScrollEdge) {
      let wasMeasured = measuredEnds[edge]
      measuredEnds[edge] = edge == .start ? endViews.header != nil : endViews.footer != nil
      guard endExtents[edge] != extent || wasMeasured != measuredEnds[edge] else { return }
      endExtents[edge] = extent
      configure()
      revision &+= 1
      items.send()
    }
  }
#endif
