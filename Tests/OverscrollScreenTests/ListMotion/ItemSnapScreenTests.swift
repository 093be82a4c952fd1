#if canImport(SwiftUI)
  import Foundation
  import Overscroll
  import OverscrollCore
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The positions at rest of lists whose snap targets are their items or pages.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers)) struct ItemSnapScreenTests {
    /// A way to show a list: who scrolls it, its axis and its layout direction.
    struct Way: Sendable, CustomTestStringConvertible {
      let isDriven: Bool
      let axis: Axis
      var isRightToLeft = false

      var testDescription: String {
        "\(isDriven ? "driven" : "native"), \(axis)\(isRightToLeft ? ", right to left" : "")"
      }

      func scrolling(_ targets: SnapTargets) -> ListScrolling {
        isDriven ? .driven(ScrollBehavior(snapping: targets)) : .native(snapping: targets)
      }

      static let all = [false, true].flatMap {
        [
          Way(isDriven: $0, axis: .vertical), Way(isDriven: $0, axis: .horizontal),
          Way(isDriven: $0, axis: .horizontal, isRightToLeft: true),
        ]
      }
    }

    /// Returns the extent of an item, in pt: 90, 160, 230, 300 or 370.
    nonisolated private static func extent(_ id: Int) -> CGFloat { CGFloat(90 + id * 3 % 5 * 70) }

    private func list(
      _ scrolling: ListScrolling, _ way: Way, count: Int, controller: ListController, spacing: CGFloat = 10,
      inset: CGFloat = 16, extent: @escaping (Int) -> CGFloat = Self.extent
    ) -> some View {
      Group {
        switch way.axis {
        case .vertical:
          VerticalList(Row.rows(0..<count), spacing: spacing, controller: controller) {
            RowView(row: $0, height: extent($0.id))
          }
          .listInsets(.vertical, inset)
        case .horizontal:
          HorizontalList(Row.rows(0..<count), spacing: spacing, controller: controller) {
            Text($0.title).frame(width: extent($0.id), height: 300)
          }
          .listInsets(.horizontal, inset)
        }
      }
      .listScrolling(scrolling)
      .frame(width: 390, height: Self.height)
    }

    nonisolated private static let height: CGFloat = 600

    private func swipe(_ screen: Screen, _ way: Way, by distance: CGFloat, over seconds: Double = 0.1) async {
      screen.touchDown(at: CGPoint(x: 195, y: 400))
      let distance = way.isRightToLeft ? -distance : distance
      await screen.drag(
        by: way.axis == .vertical
          ? CGSize(width: 0, height: distance) : CGSize(width: distance, height: 0), over: seconds)
      screen.lift()
      await screen.rest()
      await screen.wait(4)
    }

    @Test("A fling ends at an item's start, after the list's inset", arguments: Way.all)
    func items(way: Way) async {
      for distance in [-420.0, -230, -60, 90, 350] {
        let controller = ListController()
        let screen = await Screen(
          list(way.scrolling(.items), way, count: 1000, controller: controller), wait: 0.3
        ) { $0.layoutDirection = way.isRightToLeft ? .rightToLeft : .leftToRight }
        await controller.jump(to: 300, anchor: .topLeading, on: screen)
        let before = controller.position.item
        await swipe(screen, way, by: distance)
        let (item, offset) = (controller.position.item, controller.position.offset)
        // The inset of 16 pt covers the spacing of 10 pt, and 6 pt of the item before.
        #expect(abs(offset - Double(Self.extent(item)) + 6) < 1, "\(distance): \(item) \(offset)")
        #expect(distance < 0 ? item > before - 1 : item < before, "\(distance): \(item)")
      }
    }

    @Test("The first item rests at the content's start, and the last one at its end", arguments: Way.all)
    func ends(way: Way) async {
      let controller = ListController()
      let screen = await Screen(
        list(way.scrolling(.items), way, count: 12, controller: controller), wait: 0.3
      ) {
        $0.layoutDirection = way.isRightToLeft ? .rightToLeft : .leftToRight
      }
      for _ in 0..<8 { await swipe(screen, way, by: -300, over: 0.05) }
      let end: Edge = way.axis == .vertical ? .bottom : .trailing
      #expect(controller.isAtEdge(end) && abs(controller.distance(to: end)) < 1)
      for _ in 0..<8 { await swipe(screen, way, by: 300, over: 0.05) }
      let start: Edge = way.axis == .vertical ? .top : .leading
      #expect(controller.isAtEdge(start) && abs(controller.distance(to: start)) < 1)
    }

    @Test("With `alwaysByOne`, a swipe of any speed moves by one item", arguments: Way.all)
    func carousel(way: Way) async {
      let controller = ListController()
      let screen = await Screen(
        list(
          way.scrolling(.items(limitBehavior: .alwaysByOne)), way, count: 1000, controller: controller,
          spacing: 0, inset: 0), wait: 0.3
      ) { $0.layoutDirection = way.isRightToLeft ? .rightToLeft : .leftToRight }
      let edge: Edge = way.axis == .vertical ? .top : .leading
      for (item, distance, seconds) in [(1, -300.0, 0.05), (2, -80, 0.1), (3, -200, 0.05), (2, 250, 0.05)] {
        await swipe(screen, way, by: distance, over: seconds)
        // In a right-to-left layout, a whole number of pixels may be just before the item's start.
        let start = (0..<item).reduce(0.0) { $0 + Double(Self.extent($1)) }
        #expect(abs(controller.distance(to: edge) - start) < 1, "\(item): \(controller.position)")
      }
    }

    @Test("A swipe of a paging list moves by one viewport", arguments: Way.all)
    func paging(way: Way) async {
      let controller = ListController()
      let screen = await Screen(
        list(
          way.isDriven ? way.scrolling(.pages) : .paging, way, count: 1000, controller: controller,
          spacing: 0,
          inset: 0, extent: { _ in 130 }), wait: 0.3
      ) { $0.layoutDirection = way.isRightToLeft ? .rightToLeft : .leftToRight }
      let start: Edge = way.axis == .vertical ? .top : .leading
      let viewport = way.axis == .vertical ? Self.height : 390
      for (page, distance, seconds) in [
        (1, -300.0, 0.05), (2, -80, 0.05), (3, -300, 0.1), (2, 250, 0.05), (3, -120, 0.05),
      ] {
        await swipe(screen, way, by: distance, over: seconds)
        #expect(abs(controller.distance(to: start) - Double(page * Int(viewport))) < 1, "page \(page)")
      }
    }

    /// Full-page items whose earlier extents are stale after a rotation.
    @Test(
      "After a rotation, a paging list shows a whole page, and swipes by pages", arguments: [0, 7, 19],
      [false, true])
    func rotation(page: Int, isDriven: Bool) async {
      let way = Way(isDriven: isDriven, axis: .horizontal)
      for targets in [SnapTargets.pages, .items(limitBehavior: .alwaysByOne)] {
        let controller = ListController()
        let screen = await Screen(
          GeometryReader { proxy in
            HorizontalList(Row.rows(0..<20), controller: controller) {
              Text($0.title).frame(width: proxy.size.width, height: 200)
            }
            .listScrolling(way.scrolling(targets))
          }, wait: 0.3)
        await controller.jump(to: page, anchor: .topLeading, on: screen)
        for size in [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)] {
          await screen.resize(to: size, safeArea: EdgeInsets(), wait: 1)
          #expect(screen.texts == ["Row \(page)"], "\(targets.kind) \(size): \(screen.texts)")
          #expect(abs(controller.position.offset) < 1, "\(targets.kind) \(size): \(controller.position)")
        }
        await screen.resize(to: CGSize(width: 844, height: 390), safeArea: EdgeInsets(), wait: 1)
        let way: CGFloat = page == 19 ? 1 : -1
        for step in 1...2 {
          await screen.swipe(
            from: CGPoint(x: 422, y: 200), by: CGSize(width: 250 * way, height: 0), over: 0.1)
          await screen.rest()
          await screen.wait(4)
          let next = page - Int(way) * step
          #expect(screen.texts == ["Row \(next)"], "\(targets.kind) \(next): \(screen.texts)")
          #expect(abs(controller.position.offset) < 1, "\(targets.kind) \(next): \(controller.position)")
        }
      }
    }

    @Test("After a rotation, a carousel rests at an item again", arguments: [false, true])
    func carouselRotation(isDriven: Bool) async {
      let way = Way(isDriven: isDriven, axis: .vertical)
      let controller = ListController()
      let screen = await Screen(
        VerticalList(Row.rows(0..<100), controller: controller) { RowView(row: $0, height: 130) }
          .listArrangement(.columns(3))
          .listScrolling(way.scrolling(.items)), wait: 0.3)
      await controller.jump(to: .bottom, on: screen)
      for size in [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)] {
        await screen.resize(to: size, safeArea: EdgeInsets(), wait: 1)
        #expect(controller.isAtEdge(.bottom) || abs(controller.position.offset) < 1, "\(controller.position)")
      }
      await screen.resize(to: CGSize(width: 844, height: 500), safeArea: EdgeInsets(), wait: 1)
      await screen.swipe(from: CGPoint(x: 195, y: 200), by: CGSize(width: 0, height: 170), over: 0.1)
      await screen.rest()
      await screen.wait(4)
      #expect(controller.position.item % 3 == 0 && abs(controller.position.offset) < 1)
      #expect(!controller.isAtEdge(.bottom))
    }
  }
#endif
