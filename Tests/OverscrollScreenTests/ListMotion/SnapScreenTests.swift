#if canImport(SwiftUI)
  import Foundation
  import Overscroll
  import OverscrollLists
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The positions of lists with snap targets at rest after a fling.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers)) struct SnapScreenTests {
    nonisolated private static let size = 120.0
    private static let targets = SnapTargets(every: size)

    private func list(_ scrolling: ListScrolling, _ axis: Axis, _ controller: ListController) -> some View {
      Group {
        switch axis {
        case .vertical:
          VerticalList(Row.rows(0..<100_000), estimatedItemExtent: Self.size, controller: controller) {
            RowView(row: $0, height: Self.size)
          }
        case .horizontal:
          HorizontalList(Row.rows(0..<100_000), estimatedItemExtent: Self.size, controller: controller) {
            Text($0.title).frame(width: Self.size, height: 300)
          }
        }
      }
      .listScrolling(scrolling)
    }

    /// Flings a list, and returns its position at rest.
    private func fling(
      _ scrolling: ListScrolling, _ axis: Axis = .vertical, by distance: CGFloat, over seconds: Double = 0.1,
      isRightToLeft: Bool = false, isDriven: Bool = false
    ) async -> ListPosition {
      let controller = ListController()
      let screen = await Screen(list(scrolling, axis, controller), wait: 0.3) {
        $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      }
      await controller.jump(to: 50_000, anchor: .topLeading, on: screen)
      screen.touchDown(at: CGPoint(x: 195, y: 400))
      let way = isRightToLeft ? -distance : distance
      let step = axis == .vertical ? CGSize(width: 0, height: way) : CGSize(width: way, height: 0)
      await screen.drag(by: step, over: seconds)
      screen.lift()
      await screen.rest()
      // A driven list moves its content itself, and `rest()` does not wait for that.
      if isDriven { await screen.wait(4) }
      return controller.position
    }

    /// A driven list uses the same rule as the platform.
    @Test(
      "A fling ends at the item nearest to the position at which it would end without snapping",
      arguments: [-400.0, -210, -60, 150, 330])
    func itIsTheItemWhereMomentumEnds(distance: Double) async {
      let free = await fling(.native, by: distance)
      let native = await fling(.native(snapping: Self.targets), by: distance)
      let position = Double(free.item) + free.offset / Self.size
      #expect(abs(position - Double(native.item)) <= 0.51 && abs(native.offset) < 1, "\(native) \(free)")
    }

    /// Snap targets that limit a swipe to one page, with pages of equal and of different lengths.
    nonisolated static let pages = [
      SnapTargets(every: size, limitBehavior: .alwaysByOne),
      SnapTargets(
        at: [49_990, 49_999, 50_000, 50_001, 50_007].map { $0 * size }, limitBehavior: .alwaysByOne),
    ]

    private static func scrolling(_ targets: SnapTargets, isDriven: Bool) -> ListScrolling {
      isDriven ? .driven(ScrollBehavior(snapping: targets)) : .native(snapping: targets)
    }

    @Test("A swipe of any speed moves by one page", arguments: [-300.0, -120, -40, 35, 90, 260], pages)
    func aSwipeIsOnePageHoweverQuick(distance: Double, targets: SnapTargets) async {
      // Each kind of list and each direction meets each duration.
      var isSlow = false
      for isDriven in [false, true] {
        for (axis, isRightToLeft) in [(Axis.vertical, false), (.horizontal, false), (.horizontal, true)] {
          isSlow.toggle()
          let seconds = isSlow ? 0.1 : 0.05
          let position = await fling(
            Self.scrolling(targets, isDriven: isDriven), axis, by: distance, over: seconds,
            isRightToLeft: isRightToLeft, isDriven: isDriven)
          #expect(
            abs(position.offset) < 1 && position.item == (distance < 0 ? 50_001 : 49_999),
            "\(isDriven), \(axis), \(isRightToLeft), \(seconds): \(position)")
        }
      }
    }

    /// Content that is released at rest snaps to the nearest page.
    @Test(
      "A slow drag moves by at most one page",
      arguments: [(-50.0, 0), (-100, 1), (-170, 1), (-340, 1)], [false, true])
    func aSlowDragIsOnePageAtMost(drag: (distance: Double, item: Int), isDriven: Bool) async {
      let controller = ListController()
      // Without the limit, content also snaps to the nearest target.
      let isLimited = isDriven || drag.distance < -100
      let targets = SnapTargets(every: Self.size, limitBehavior: isLimited ? .alwaysByOne : .never)
      let screen = await Screen(
        list(Self.scrolling(targets, isDriven: isDriven), .vertical, controller), wait: 0.3)
      await screen.pull(by: drag.distance - 10, over: 0.4)
      await screen.lift(after: 30, wait: 3)
      #expect(controller.position.item == drag.item && abs(controller.position.offset) < 1)
    }

    /// The final swipes begin before the previous page is at rest.
    @Test("Each of several swipes moves by one page", arguments: [false, true])
    func pagesGoByOneAfterAnother(isDriven: Bool) async {
      let targets = SnapTargets(every: 390, limitBehavior: .alwaysByOne)
      let screen = await Screen(
        HorizontalList(Row.rows(0..<20), estimatedItemExtent: 390) {
          Text($0.title).frame(width: 390, height: 200)
        }
        .listScrolling(Self.scrolling(targets, isDriven: isDriven))
        .frame(height: 200), wait: 0.5)
      for (page, way) in [(1, -1.0), (2, -1), (3, -1), (2, 1), (3, -1), (2, 1)] {
        await screen.swipe(
          from: CGPoint(x: way < 0 ? 350 : 40, y: screen.frame(of: screen.texts[0])?.midY ?? 0),
          by: CGSize(width: 250 * way, height: 0), over: 0.1, wait: 4)
        #expect(screen.texts == ["Row \(page)"], "\(screen.texts)")
      }
      // The finger touches a page that is almost at rest.
      for _ in 0..<2 {
        await screen.swipe(
          from: CGPoint(x: 350, y: screen.frame(of: screen.texts[0])?.midY ?? 0),
          by: CGSize(width: -250, height: 0), over: 0.1, wait: 0.3)
      }
      await screen.wait(4)
      #expect(screen.texts == ["Row 4"], "\(screen.texts)")
    }

    @Test("Without snap targets, a list comes to rest anywhere") func withoutTargetsItRestsAnywhere() async {
      for scrolling in [ListScrolling.native, .native(snapping: SnapTargets(every: 0))] {
        let position = await fling(scrolling, by: -217)
        #expect(abs(position.offset) > 2)
      }
    }

    /// SwiftUI applies the list's scroll target behavior to the inner scroll view as well.
    @Test("A scroll view inside an item does not snap to the targets of the list")
    func aScrollViewInAnItemRestsAnywhere() async {
      let screen = await Screen(
        VerticalList(Row.rows(0..<50)) { _ in
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(Row.rows(0..<200)) { Text($0.title).frame(width: 90, height: Self.size) }
            }
          }
        }
        .listScrolling(.native(snapping: Self.targets)), wait: 0.3)
      await screen.swipe(from: CGPoint(x: 300, y: 400), by: CGSize(width: -157, height: 0), over: 0.1)
      await screen.rest()
      let offsets = screen.scrolls.map { $0.offset.x }.filter { $0 > 0 }
      #expect(offsets.count == 1)
      for offset in offsets { #expect(abs(offset.remainder(dividingBy: Self.size)) > 2, "\(offset)") }
    }
  }
#endif
