#if canImport(UIKit)
  public import OverscrollCore
  public import SwiftUI
  public import UIKit

  extension UIScrollView {
    /// The session that adds pull to refresh and load more to this scroll view.
    ///
    /// ```swift
    /// tableView.overscroll.pullToRefresh { [weak self] in try await self?.reload() }
    /// tableView.overscroll.loadMore { [weak self] in try await self?.loadNextPage() }
    /// ```
    ///
    /// It works for every `UIScrollView`, such as `UITableView` and `UICollectionView`. The scroll view's
    /// delegate does not change. Every read of this property returns the same session.
    public var overscroll: UIScrollViewSession {
      UIScrollViewIndicatorView.view(in: self)?.session ?? UIScrollViewSession(self)
    }
  }

  /// The actions of a UIKit scroll view's edges, with their indicators.
  ///
  /// `UIScrollView.overscroll` returns it. The scroll view retains the session and the actions, so actions
  /// should capture the owner of the scroll view weakly. An edge with an action replaces a
  /// `UIRefreshControl` of the scroll view.
  @MainActor public final class UIScrollViewSession {
    /// The participant of this session in the scroll view's internal session.
    let participant = ScrollViewParticipant()
    private var edges: [(edge: Edge, options: EdgeOptions)] = []
    private weak var indicators: UIScrollViewIndicatorView?

    /// Makes the session of a scroll view, and adds the view that draws its indicators.
    fileprivate init(_ scrollView: UIScrollView) {
      let view = UIScrollViewIndicatorView(self)
      indicators = view
      scrollView.addSubview(view)
    }

    /// The controller of the edges, which starts, cancels and awaits the actions from code.
    public var controller: RefreshController { participant.controller }

    /// Runs an action when the user pulls the scroll view past an edge.
    ///
    /// A further call for the same edge replaces the action; an action that already runs continues. A
    /// thrown error is a failure; see `RefreshOutcome`.
    ///
    /// - Parameters:
    ///   - edge: The edge; `.leading` is on the right in a right-to-left layout. A scroll view has edges on
    ///     one axis, so an edge on another axis than the first one is ignored, with a warning.
    ///   - policy: The trigger policy; nil for the configuration's policy.
    ///   - configuration: The distances and times. If nil, the top or leading edge has `.standard`, and the
    ///     bottom or trailing edge has `.headerFooter`.
    ///   - style: The style of the indicator.
    ///   - action: The action.
    public func pullToRefresh<Style: RefreshIndicatorStyle>(
      edge: Edge = .top, when policy: TriggerPolicy? = nil, configuration: EdgeConfiguration? = nil,
      style: Style = AutomaticRefreshIndicatorStyle(),
      action: @escaping @MainActor @Sendable () async throws -> Void
    ) {
      declare(
        EdgeOptions(
          configuration, policy: policy, action: .run(action), purpose: .refresh,
          style: { style }), at: edge)
    }

    /// Loads more when the user comes near an edge of the scroll view.
    ///
    /// After a page, the next one loads once the content is longer. The action throws `NoMoreContent` if
    /// there is no more. After a failure, a tap on the indicator retries. So does scrolling away from the
    /// edge and back.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - policy: The trigger policy; by default, the action starts within 300 pt of the edge.
    ///   - indicator: Whether the edge shows that it loads. With `.hidden`, loading is silent, as with the
    ///     modifier `loadMore`.
    ///   - configuration: The distances and times; its own policy is ignored. If nil, the bottom or trailing
    ///     edge has `.headerFooter`, and the top or leading edge has `.standard`. A failure stays visible
    ///     until the user retries, unless the configuration's `keepsFailure` is false.
    ///   - style: The style of the indicator.
    ///   - action: The action.
    public func loadMore<Style: RefreshIndicatorStyle>(
      edge: Edge = .bottom, when policy: TriggerPolicy = .approach(300),
      indicator: Visibility = .automatic, configuration: EdgeConfiguration? = nil,
      style: Style = AutomaticRefreshIndicatorStyle(),
      action: @escaping @MainActor @Sendable () async throws -> Void
    ) {
      declare(
        EdgeOptions(
          configuration, policy: policy, action: .run(action), purpose: .loadMore,
          isSilent: indicator == .hidden, style: { style }), at: edge)
    }

    /// Removes the action of an edge; an action that already runs continues.
    public func removeAction(edge: Edge) {
      edges.removeAll { $0.edge == edge }
      update()
    }

    private func declare(_ options: EdgeOptions, at edge: Edge) {
      edges.removeAll { $0.edge == edge }
      edges.append((edge, options))
      update()
    }

    /// Sends the edges to the participant and to the view that draws the indicators.
    private func update() {
      let options = ScrollViewOptions(
        ScrollViewOptions(edges),
        in: ScrollViewOptions.EnvironmentOptions(
          isEnabled: true, reducesMotion: UIAccessibility.isReduceMotionEnabled))
      participant.update(options, in: nil)
      indicators?.show(options)
    }
  }
#endif
