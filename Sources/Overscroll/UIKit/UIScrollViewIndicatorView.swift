#if canImport(UIKit)
  import Combine
  import OverscrollCore
  import SwiftUI
  import UIKit

  /// The view that draws the indicators of a UIKit scroll view.
  ///
  /// It is a subview of the scroll view, covers the viewport and does not scroll. Its anchor lets the
  /// participant's locator find the scroll view.
  final class UIScrollViewIndicatorView: UIView {
    /// The session of the scroll view, which this view retains.
    let session: UIScrollViewSession
    private let anchor: ScrollViewAnchorView
    private var content: (any UIView & UIContentView)?
    private var observations: [AnyCancellable] = []
    private let accessibilityActions: EdgeAccessibilityActions
    /// The scroll view's safe area at its latest change, in pt.
    private var safeArea = UIEdgeInsets.zero
    private let placeTurn = NextTurnScheduler()

    init(_ session: UIScrollViewSession) {
      self.session = session
      anchor = ScrollViewAnchorView(session.participant.locator)
      accessibilityActions = EdgeAccessibilityActions(session.participant)
      super.init(frame: .zero)
      addSubview(anchor)
      // Draws the indicators in front of the rows, whose views have a z position of 0.
      layer.zPosition = 1
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    /// Returns the view in a scroll view, if it has one.
    static func view(in scrollView: UIScrollView) -> UIScrollViewIndicatorView? {
      scrollView.subviews.lazy.compactMap { $0 as? UIScrollViewIndicatorView }.first
    }

    private var scrollView: UIScrollView? { superview as? UIScrollView }
    private var participant: ScrollViewParticipant { session.participant }

    /// Draws the indicators of the declared edges.
    func show(_ options: ScrollViewOptions) {
      let configuration = UIHostingConfiguration {
        UIKitIndicatorsView(
          participant: participant, options: options, availability: participant.availability)
      }
      .margins(.all, 0)
      if let content {
        content.configuration = configuration
      } else {
        let view = configuration.makeContentView()
        view.backgroundColor = nil
        content = view
        addSubview(view)
      }
      place()
      if let scrollView { accessibilityActions.update(in: scrollView) }
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      let locator = participant.locator
      locator.update(
        anchor, .inside,
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
      observations = window == nil ? [] : observeScrollView()
      place()
    }

    private func observeScrollView() -> [AnyCancellable] {
      guard let scrollView else { return [] }
      let place: @MainActor () -> Void = { [weak self] in self?.place() }
      return [
        scrollView.publisher(for: \.contentOffset, options: []).sink { _ in place() },
        scrollView.publisher(for: \.bounds, options: []).sink { _ in place() },
        scrollView.publisher(for: \.adjustedContentInset, options: []).sink { _ in place() },
      ]
    }

    /// Places the indicators after a change of the safe area, and requests a report.
    ///
    /// UIKit does not document that `adjustedContentInset` is observable. It documents that the safe area of
    /// this view is the part of the scroll view's safe area that covers this view.
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      guard let scrollView, scrollView.safeAreaInsets != safeArea else { return }
      safeArea = scrollView.safeAreaInsets
      placeTurn.run { [weak self] in
        self?.place()
        self?.participant.session.reportLater()
      }
    }

    /// Covers the viewport, and places the indicators where content rests without gaps.
    private func place() {
      guard let scrollView else { return }
      var insets = scrollView.adjustedContentInset
      let (axis, gaps) = (participant.axis, participant.session.gapInsets)
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      insets.add(
        EdgePair(start: -gaps.start, end: -gaps.end), along: axis, isRightToLeft: isRightToLeft)
      let bounds = scrollView.bounds
      if frame != bounds { frame = bounds }
      let inside = CGRect(
        x: insets.left, y: insets.top, width: max(0, bounds.width - insets.left - insets.right),
        height: max(0, bounds.height - insets.top - insets.bottom))
      if let content, content.frame != inside { content.frame = inside }
    }

    /// Whether a touch reaches an indicator.
    ///
    /// It does only while a tap starts the indicator's action.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      ScrollEdge.allCases.contains { edge in
        session.controller.startsOnTap(at: edge) && distance(of: point, from: edge) < extent(of: edge)
      }
    }

    /// Returns the distance of a point from an edge, in pt.
    private func distance(of point: CGPoint, from edge: ScrollEdge) -> CGFloat {
      let isVertical = participant.axis == .vertical
      let inside = content?.frame ?? bounds
      let position = isVertical ? point.y - inside.minY : point.x - inside.minX
      let length = isVertical ? inside.height : inside.width
      let isReversed = !isVertical && effectiveUserInterfaceLayoutDirection == .rightToLeft
      return (edge == .start) != isReversed ? position : length - position
    }

    /// Returns the extent of an edge's indicator, in pt.
    private func extent(of edge: ScrollEdge) -> Double { participant.session.extents[edge] ?? 0 }
  }

  /// The indicators of a UIKit scroll view.
  ///
  /// Assistive technologies also find a button for each action. A table that lists its own elements hides
  /// the buttons, so the scroll view also has custom actions.
  @MainActor private struct UIKitIndicatorsView: View {
    let participant: ScrollViewParticipant
    let options: ScrollViewOptions
    @ObservedObject var availability: RefreshAvailabilityState

    var body: some View {
      Color.clear
        .modifier(IndicatorLayersModifier(participant: participant, options: options))
        .background(alignment: .topLeading) {
          ForEach(
            ScrollEdge.allCases.filter { availability.edges[$0] }, id: \.self,
            content: onMainActor { button($0) })
        }
    }

    /// A button without a size, which only assistive technologies find.
    private func button(_ edge: ScrollEdge) -> some View {
      Button(OverscrollStrings.action(options.purpose(of: edge)).text) {
        participant.begin(edge)
      }
      .frame(width: 1, height: 1)
      .opacity(0.02)
      .allowsHitTesting(false)
    }
  }
#endif
