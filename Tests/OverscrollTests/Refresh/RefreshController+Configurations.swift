import Foundation
import OverscrollCore

@testable import Overscroll

extension RefreshController {
  /// Makes a controller whose edges are configured from the start.
  convenience init(
    start: EdgeConfiguration, end: EdgeConfiguration = .headerFooter, clock: any Clock<Duration>,
    date: (@Sendable () -> Date)? = nil
  ) {
    self.init(clock: clock, date: date)
    configure(ScrollEdge.start, start)
    configure(ScrollEdge.end, end)
  }
}
