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
  func configure(_ edge: ScrollEdge, _ configuration: EdgeConfiguration) {
    configure(Edge(edge), configuration)
  }
  @discardableResult func begin(_ edge: ScrollEdge) -> RefreshRun { begin(Edge(edge)) }
  func cancel(_ edge: ScrollEdge) { cancel(Edge(edge)) }
  func phase(of edge: ScrollEdge) -> EdgePhase { phase(of: Edge(edge)) }
  func configuration(of edge: ScrollEdge) -> EdgeConfiguration { configuration(of: Edge(edge)) }
  func hasAction(_ edge: ScrollEdge) -> Bool { hasAction(Edge(edge)) }
  func isRefreshing(_ edge: ScrollEdge) -> Bool { isRefreshing(Edge(edge)) }
  func lastOutcome(of edge: ScrollEdge) -> RefreshOutcome? { lastOutcome(of: Edge(edge)) }
  func lastUpdated(_ edge: ScrollEdge) -> Date? { lastUpdated(Edge(edge)) }
  @discardableResult func refreshIfStale(_ edge: ScrollEdge, olderThan age: Duration) -> RefreshRun? {
    refreshIfStale(Edge(edge), olderThan: age)
  }
  func keepLastUpdated(of edge: ScrollEdge, under key: String, in store: UserDefaults) {
    storeLastUpdated(of: Edge(edge), under: key, in: store)
  }
}
