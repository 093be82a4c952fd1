public import Foundation
import OverscrollCore

#if canImport(SwiftUI)
  public import SwiftUI
#endif

extension RefreshController {
  /// Starts an edge's action if its last success is older than an age.
  ///
  /// Without a success, the action also starts.
  ///
  /// ```swift
  /// controller.refreshIfStale(olderThan: .seconds(300))
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - age: The age; 0 or less always starts the action. A success in the future, as after the clock was
  ///     set back, is treated as old.
  /// - Returns: The run, which can be awaited; nil if the content is fresh.
  @discardableResult
  public func refreshIfStale(_ edge: Edge = .top, olderThan age: Duration) -> RefreshRun? {
    if let last = lastUpdated(edge), age > .zero {
      let passed = date().timeIntervalSince(last)
      if passed >= 0, .seconds(passed) <= age { return nil }
    }
    return begin(edge)
  }

  /// Stores the date of an edge's last success in the user defaults.
  ///
  /// The date is then available after a relaunch. If the controller already has a later date, that date
  /// replaces the stored one. A different key means different content: the controller then uses the date
  /// under the new key, and does not store the success of an action that already runs.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - key: The key. A stored value that is not a date is ignored.
  ///   - store: The defaults.
  public func storeLastUpdated(of edge: Edge = .top, under key: String, in store: UserDefaults = .standard) {
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
    if store.date != last { store.save(last) }
  }
}

/// A date in the user defaults.
struct DateStore: Equatable {
  let key: String
  let defaults: UserDefaults

  /// The stored date, if any.
  var date: Date? { defaults.object(forKey: key) as? Date }

  /// Stores a date.
  func save(_ date: Date) { defaults.set(date, forKey: key) }
}

/// The condition for a refresh when content appears.
struct FreshnessOptions: Equatable {
  /// The highest age of fresh content.
  let age: Duration
  /// The store of the date of the last success, if any.
  let store: DateStore?
}
