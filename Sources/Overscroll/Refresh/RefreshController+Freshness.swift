public import Foundation
import OverscrollCore

#if canImport(SwiftUI)
  public import SwiftUI
#endif

extension RefreshController {
  /// Starts an edge's action if its last success is older than an age, or if there was none.
  ///
  /// ```swift
  /// controller.refreshIfStale(olderThan: .seconds(300))
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - age: The age; 0 or less always starts the action. A success in the future, as after the clock was set back,
  ///     counts as old.
  /// - Returns: The run, which can be awaited; nil if the content is fresh.
  @discardableResult
  public func refreshIfStale(_ edge: Edge = .top, olderThan age: Duration) -> RefreshRun? {
    if let last = lastUpdated(edge), age > .zero {
      let passed = date().timeIntervalSince(last)
      if passed >= 0, .seconds(passed) <= age { return nil }
    }
    return begin(edge)
  }

  /// Stores the date of an edge's last success in the user defaults, so that it outlives the app.
  ///
  /// The date that the controller has by then counts too, if it is later than the stored one. Another key is for other
  /// content: the date is then the one stored under that key, and the success of an action already running isn't stored.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - key: The key. A stored value that isn't a date is ignored.
  ///   - store: The defaults.
  public func keepLastUpdated(of edge: Edge = .top, under key: String, in store: UserDefaults = .standard) {
    keepLastUpdated(of: edge.scrollEdge, in: DateStore(key: key, defaults: store))
  }

  func keepLastUpdated(of edge: ScrollEdge, in store: DateStore) {
    guard stores[edge] != store else { return }
    if stores[edge] != nil {
      edges[edge].lastUpdated = nil
      edges[edge].running?.hasOldKey = true
    }
    stores[edge] = store
    let dates = [store.date, edges[edge].lastUpdated].compactMap { $0 }
    guard let last = dates.max() else { return }
    edges[edge].lastUpdated = last
    if store.date != last { store.keep(last) }
  }
}

/// A date under a key.
struct DateStore: Equatable {
  let key: String
  let defaults: UserDefaults

  /// The date, if there is one.
  var date: Date? { defaults.object(forKey: key) as? Date }

  /// Keeps a date.
  func keep(_ date: Date) { defaults.set(date, forKey: key) }
}

/// When content is to be refreshed because it appears.
struct Freshness: Equatable {
  /// How old it may be.
  let age: Duration
  /// Where the date of the last success is kept.
  let store: DateStore?
}
