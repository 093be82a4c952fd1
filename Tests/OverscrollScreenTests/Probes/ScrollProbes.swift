#if canImport(SwiftUI)
  import Foundation
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The response of the platform's scroll view to scrolling from code.
  @MainActor @Suite(.onScreen, .serialized) struct ScrollProbes {
    private func page(count: Int = 20, title: String = "Page") -> some View {
      ScrollView {
        VStack(spacing: 0) {
          Text(title).frame(height: 50)
          RowStack(rows: Row.rows(0..<count), height: 50)
        }
      }
    }

    /// The content is too short for the offset until the update adds rows.
    @Test("An offset past the content stays until an update adds more content")
    func anOffsetPastTheContentIsKeptForContentThatComes() async {
      let screen = await Screen(page(), safeArea: EdgeInsets(), frames: 5)
      screen.scroll(to: CGPoint(x: 0, y: 2000))
      await screen.replace(page(count: 200), frames: 10)
      #expect(screen.scrolls.first?.offset.y == 2000)
      #expect(screen.frame(of: "Row 40").map { abs($0.midY - 75) < 1 } == true)
    }

    /// Content smaller than the viewport bounces along the axis of its scroll view, and not across it.
    @Test(.enabled(if: Screen.hasFingers), arguments: [Axis.Set.vertical, .horizontal])
    func shortContentBounces(axes: Axis.Set) async {
      let screen = await Screen(ScrollView(axes) { Text("Short").frame(width: 100, height: 100) }, frames: 5)
      let rest = screen.frame(of: "Short") ?? .null
      for isAlong in [true, false] {
        let isVertical = (axes == .vertical) == isAlong
        await screen.drag(
          from: screen.middle, by: CGSize(width: isVertical ? 0 : 120, height: isVertical ? 120 : 0),
          over: 0.3)
        await screen.frames(2)
        let position = screen.frame(of: "Short") ?? .null
        let moved = (position.minX - rest.minX) + (position.minY - rest.minY)
        #expect(isAlong ? moved > 30 : moved == 0, "\(moved)")
        await screen.lift(wait: 1.5)
        #expect(screen.frame(of: "Short").map { abs($0.minY - rest.minY) < 0.5 } == true)
      }
    }

    @Test("An update of the content does not restore an earlier offset")
    func noUpdateBringsBackAnEarlierOffset() async {
      let screen = await Screen(page(count: 200), frames: 5)
      for (round, offset) in [700, 300, 2000].enumerated() {
        screen.scroll(to: CGPoint(x: 0, y: CGFloat(offset)))
        await screen.replace(page(count: 200 + round, title: "Page \(round)"), frames: 10)
        #expect(screen.scrolls.first?.offset.y == CGFloat(offset))
      }
    }

    /// The package's list assumes that content that has not moved for 0.1 s is at rest.
    @Test("An animated scroll from code does not pause before its end")
    func anAnimatedScrollNeverStandsStillOnItsWay() async {
      let screen = await Screen(page(count: 200), frames: 5)
      screen.scroll(to: CGPoint(x: 0, y: 3000), animated: true)
      var positions: [CGFloat] = []
      for _ in 0..<90 {
        await screen.frames(1)
        positions.append(screen.scrolls.first?.offset.y ?? .nan)
      }
      #expect(positions.last.map { abs($0 - 3000) < 0.5 } == true)
      let moving = positions.filter { $0 > 1 && $0 < 2999 }
      #expect(moving.count > 5)
      let stills = zip(moving, moving.dropFirst(6)).filter { $0 == $1 }
      #expect(stills.isEmpty, "\(positions)")
    }

    @Test("In a right-to-left layout, a horizontal scroll view starts at its right end")
    func aHorizontalScrollViewBeginsAtTheRightWhereReadingDoes() async {
      let screen = await Screen(
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { Text("Card \($0)").frame(width: 100, height: 50) }
          }
        }, safeArea: EdgeInsets(), frames: 5
      ) { $0.layoutDirection = .rightToLeft }
      let end = 2000 - screen.size.width
      #expect(screen.scrolls.first.map { abs($0.offset.x - end) < 0.5 } == true)
      #expect(screen.frame(of: "Card 0").map { abs($0.midX - (screen.size.width - 50)) < 1 } == true)
    }

    @Test(
      "In a right-to-left layout, a new width of a scroll view keeps the distance from the content's start",
      arguments: [300.0, 500])
    func aNewWidthKeepsTheDistanceFromTheStart(width: Double) async {
      func page(width: Double) -> some View {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { Text("Card \($0)").frame(width: 100, height: 50) }
          }
        }
        .frame(width: width)
        .environment(\.layoutDirection, .rightToLeft)
      }
      let screen = await Screen(
        page(width: 400), size: CGSize(width: 600, height: 400), safeArea: EdgeInsets(), frames: 5)
      await screen.scroll(to: CGPoint(x: 900, y: 0), frames: 5)
      await screen.replace(page(width: width), frames: 5)
      #expect(screen.scrolls.first.map { abs(2000 - width - $0.offset.x - 700) < 0.5 } == true)
      #expect(screen.frame(of: "Card 7").map { abs(300 + width / 2 - 50 - $0.midX) < 1 } == true)
    }

    // MARK: Scrolling to a view

    private func reached(goal: Int) -> some View {
      ScrollViewReader { proxy in
        ScrollView {
          Placed(height: 9000) {
            Color.clear.frame(width: 0, height: 0).id("mark").layoutValue(
              key: Placed.Start.self, value: 4000)
            Text("there").frame(height: 20).layoutValue(key: Placed.Start.self, value: 4000)
          }
        }
        .onChange(of: goal) { _ in proxy.scrollTo("mark", anchor: .topLeading) }
      }
    }

    @Test("`scrollTo` of a `ScrollViewReader` reaches a view of zero size inside a layout")
    func aViewOfNoSizeInALayoutIsReached() async {
      let screen = await Screen(
        reached(goal: 0), safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0), frames: 5)
      await screen.replace(reached(goal: 1), wait: 1)
      #expect(screen.scrolls.first.map { abs($0.offset.y - 4000) < 1 } == true)
      #expect(screen.frame(of: "there").map { abs($0.midY - 60) < 1 } == true)
    }
  }
#endif
