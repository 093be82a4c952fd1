#if canImport(SwiftUI)
  import Combine
  import OverscrollCore
  import SwiftUI

  /// A list's scroll view as geometry shows it, where no platform scroll view is found.
  ///
  /// It is scrolled by a view of no size at the place to come to, which SwiftUI is asked to bring to the viewport's
  /// start.
  @MainActor final class ListGeometry: ObservableObject, PlatformScroller {
    /// Whether geometry is all there is.
    @Published private(set) var isUsed = false
    /// Where the content is to be scrolled to, in pt, and how often that was asked for.
    @Published private(set) var goal = Goal()
    /// Whom it tells.
    weak var listener: (any ScrollListener)?
    /// Where the viewport's start is in the content, in pt: as it is to be, and as it was laid out last.
    private var offset = 0.0
    private var laidOut = 0.0
    /// Whether SwiftUI has not scrolled yet: where the content is until then says nothing.
    private var isDue = false

    /// A place to scroll to.
    struct Goal: Equatable {
      var offset = 0.0
      var number = 0
    }

    let ownInsets = EdgePair<Double>.zero

    func start() {
      isUsed = true
      report()
    }

    func release() { isUsed = false }

    /// There are no insets to hold gaps with, and a list has none.
    func hold(_ change: InsetChange) {}

    /// SwiftUI ends what moves the content in any case.
    func adjust(by change: Double, endsMotion: Bool) {
      offset += change
      isDue = true
      goal = Goal(offset: max(0, offset), number: goal.number &+ 1)
    }

    func report() { listener?.scrolled(to: offset, .free, from: self) }

    /// SwiftUI has been asked to scroll to the goal, and has done so once this update is over.
    func asked() {
      Task { [weak self] in
        guard let self else { return }
        isDue = false
        offset = laidOut
        report()
      }
    }

    /// The content is elsewhere.
    ///
    /// - Parameters:
    ///   - frame: Where it is in the viewport.
    ///   - viewport: How wide that is, in pt.
    ///   - axis: The axis of the list.
    ///   - direction: Which way a horizontal one runs.
    func moved(to frame: CGRect, viewport: Double, _ axis: Axis, _ direction: LayoutDirection) {
      switch (axis, direction) {
      case (.vertical, _): laidOut = -frame.minY
      case (.horizontal, .rightToLeft): laidOut = frame.maxX - viewport
      case (.horizontal, _): laidOut = -frame.minX
      }
      guard !isDue else { return }
      offset = laidOut
      report()
    }
  }

  /// The view that SwiftUI is asked to scroll to, at its place in the layout.
  @MainActor struct GeometryMark: View {
    @ObservedObject var geometry: ListGeometry

    /// What it is told by: each list has its own, for one may be in another one's rows.
    let id: AnyHashable

    var body: some View {
      Color.clear
        .frame(width: 0, height: 0)
        .id(id)
        .accessibilityHidden(true)
        .layoutValue(key: ItemPlace.self, value: ItemSpot(mark: geometry.goal.offset))
    }
  }

  /// Reports where a list's content is, while geometry is all there is.
  @MainActor struct GeometryReport: View {
    @ObservedObject var geometry: ListGeometry
    let space: AnyHashable
    let moved: (CGRect) -> Void

    var body: some View {
      Color.clear.onGeometry(of: { $0.frame(in: .named(space)) }, while: geometry.isUsed) { moved($0) }
    }
  }

  /// Scrolls to where the content is to be, while geometry is all there is.
  @MainActor struct GeometryScroll: ViewModifier {
    @ObservedObject var geometry: ListGeometry
    let mark: AnyHashable
    let axis: Axis
    let proxy: ScrollViewProxy

    func body(content: Content) -> some View {
      content.onChange(of: geometry.goal) { _ in
        proxy.scrollTo(mark, anchor: axis == .vertical ? .top : .leading)
        geometry.asked()
      }
    }
  }
#endif
