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
    configure(ScrollEdge.start, start)
    configure(ScrollEdge.end, end)
  }
}
