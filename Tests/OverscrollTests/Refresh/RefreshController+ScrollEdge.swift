import Foundation
@testable import Overscroll
import OverscrollCore

#if canImport(SwiftUI)
  import SwiftUI
#endif

// Variants of the controller's methods with `ScrollEdge` instead of SwiftUI's `Edge`.
extension RefreshController {
  func isOn(_ edge: ScrollEdge) -> Bool { edges[edge].isOn }
  func setAction(at edge: ScrollEdge, levels action: Action?) { setAction(at: Edge(edge), levels: action) }
  func setEnabled(_ isEnabled: Bool, at edge: ScrollEdge) { setEnabled(isEnabled, at: Edge(edge)) }
  func setNoMoreContent(_ hasNoMoreContent: Bool, at edge: ScrollEdge) {
    setNoMoreContent(hasNoMoreContent, at: Edge(edge))
  }
  func configure(_ configuration: EdgeConfiguration, at edge: ScrollEdge) {
    configure(configuration, at: Edge(edge))
  }
  @discardableResult func begin(at edge: ScrollEdge) -> RefreshRun { begin(at: Edge(edge)) }
  func cancel(at edge: ScrollEdge) { cancel(at: Edge(edge)) }
  func phase(of edge: ScrollEdge) -> EdgePhase { phase(of: Edge(edge)) }
  func configuration(of edge: ScrollEdge) -> EdgeConfiguration { configuration(of: Edge(edge)) }
  func hasAction(at edge: ScrollEdge) -> Bool { hasAction(at: Edge(edge)) }
  func isRefreshing(at edge: ScrollEdge) -> Bool { isRefreshing(at: Edge(edge)) }
  func lastOutcome(of edge: ScrollEdge) -> RefreshOutcome? { lastOutcome(of: Edge(edge)) }
  func lastUpdated(of edge: ScrollEdge) -> Date? { lastUpdated(of: Edge(edge)) }
  @discardableResult func refreshIfStale(at edge: ScrollEdge, olderThan age: Duration) -> RefreshRun? {
    refreshIfStale(at: Edge(edge), olderThan: age)
  }
  func keepLastUpdated(of edge: ScrollEdge, under key: String, in store: UserDefaults) {
    storeLastUpdated(of: Edge(edge), under: key, in: store)
  }
}
