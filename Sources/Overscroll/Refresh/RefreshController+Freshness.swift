public import Foundation
import OverscrollCore

#if canImport(SwiftUI)
  public import SwiftUI
#endif

extension RefreshController {
  /// Starts an edge's action if its latest success is older than a given age.
  ///
  /// The action also starts if it has never succeeded.
  ///
  /// ```swift
  /// controller.refreshIfStale(olderThan: .seconds(300))
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - age: The age; 0 or less always starts the action. A success with a date in the future is treated
  ///     as old. Such a date exists after the device's clock was set back.
  /// - Returns: The run, which can be awaited; nil if the content is fresh.
  @discardableResult
  public func refreshIfStale(at edge: Edge = .top, olderThan age: Duration) -> RefreshRun? {
    if let last = lastUpdated(of: edge), age > .zero {
      let passed = date().timeIntervalSince(last)
      if passed >= 0, .seconds(passed) <= age { return nil }
    }
    return begin(at: edge)
  }

  /// Stores the date of an edge's latest success in the user defaults.
  ///
  /// The date is then available after a relaunch. If the controller already has a later date than the
  /// stored one, the later date is stored. A different key means different content. The controller then
  /// uses the date under the new key, and does not store the success of an action that already runs.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - key: The key. A stored value that is not a date is ignored.
  ///   - store: The user defaults.
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

/// The place of a date in the user defaults.
struct DateStore: Equatable {
  let key: String
  let defaults: UserDefaults

  /// The stored date, if any.
  var date: Date? { defaults.object(forKey: key) as? Date }

  /// Stores a date.
  func save(_ date: Date) { defaults.set(date, forKey: key) }
}

/// The condition for a refresh when a scroll view appears.
struct FreshnessOptions: Equatable {
  /// The highest age of fresh content.
  let age: Duration
  /// The place of the latest success's date in the user defaults; nil without a place.
  let store: DateStore?
}
