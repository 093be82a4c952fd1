#if canImport(SwiftUI)
  public import Combine
  import Foundation
  public import OverscrollCore

  /// Lets views follow a controller: whether an action runs, and how the last one ended.
  ///
  /// It publishes only those changes, not each frame of a pull, so a view that observes it isn't rebuilt all
  /// the time. It sets the controller's `onChange`.
  ///
  /// ```swift
  /// @StateObject private var refresh = RefreshObserver(RefreshController())
  /// ```
  @MainActor public final class RefreshObserver: ObservableObject {
    /// The controller.
    public let controller: RefreshController

    private var known: EdgePair<Known>

    /// What is worth telling of an edge.
    private struct Known: Equatable {
      let isRunning: Bool
      let ended: Date?
    }

    /// Makes an observer.
    ///
    /// - Parameter controller: The controller to follow.
    public init(_ controller: RefreshController = RefreshController()) {
      self.controller = controller
      known = RefreshObserver.known(controller)
      controller.onChange = { [weak self] in self?.compare() }
    }

    /// Whether an edge's action runs.
    public func isRefreshing(_ edge: ScrollEdge = .start) -> Bool { controller.isRunning(edge) }

    /// How an edge's last start ended, if one has.
    public func lastOutcome(of edge: ScrollEdge = .start) -> RefreshOutcome? {
      controller.lastOutcome(of: edge)
    }

    private func compare() {
      let now = RefreshObserver.known(controller)
      guard now != known else { return }
      known = now
      objectWillChange.send()
    }

    private static func known(_ controller: RefreshController) -> EdgePair<Known> {
      func known(_ edge: ScrollEdge) -> Known {
        Known(isRunning: controller.isRunning(edge), ended: controller.lastOutcome(of: edge)?.date)
      }
      return EdgePair(start: known(.start), end: known(.end))
    }
  }
#endif
