import Foundation
import OverscrollCore

@testable import Overscroll

extension RefreshController {
  /// Creates a controller with a configuration for each edge.
  convenience init(
    start: EdgeConfiguration, end: EdgeConfiguration = .headerFooter, clock: any Clock<Duration>,
    date: (@Sendable () -> Date)? = nil
  ) {
    self.init(clock: clock, date: date)
    configure(start, at: ScrollEdge.start)
    configure(end, at: ScrollEdge.end)
  }
}
