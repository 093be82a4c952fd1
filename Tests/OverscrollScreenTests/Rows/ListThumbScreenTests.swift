#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import OverscrollRows
  import ScreenDriver
  import SwiftUI
  import Testing

  #if !canImport(ObjectiveC)
    import UIKit
  #endif

  /// The thumb with a label that scrolls a list.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct ListThumbScreenTests {
    /// The number of items whose views the list has requested.
    @MainActor private final class Counter {
      var built = 0
      var taps: [Int] = []
    }

    private struct Page: View {
      var count = 1_000_000
      var scrolling = ListScrolling.native
      var axis = Axis.vertical
      let counter: Counter
      var controller: ListController?
      var height: @MainActor (Int) -> CGFloat = { _ in 44 }

      private var rows: LazyMapSequence<Range<Int>, Row> { (0..<count).lazy.map { Row(id: $0) } }

      var body: some View {
        list
          .listScrolling(scrolling)
          .listThumb(rows) { "At \($0.id / 1000)" }
      }

      @ViewBuilder private var list: some View {
        if axis == .vertical {
          VerticalList(rows, showsIndicators: false, controller: controller) { row(of: $0) }
        } else {
          HorizontalList(rows, showsIndicators: false, controller: controller) { row(of: $0) }
        }
      }

      private func row(of row: Row) -> some View {
        counter.built += 1
        let height = height(row.id)
        return Text(row.title)
          .frame(
            minWidth: axis == .vertical ? nil : height, maxWidth: axis == .vertical ? .infinity : height,
            minHeight: axis == .vertical ? height : nil, maxHeight: axis == .vertical ? height : .infinity
          )
          .contentShape(Rectangle())
          .onTapGesture { counter.taps.append(row.id) }
      }
    }

    /// The center of the thumb of a list at its start.
    private static let start = CGPoint(x: 374, y: 28)
    /// The length of the thumb's way: the screen's height without the thumb and its margins.
    private static let way: CGFloat = 844 - 8 - 48

    private func screen(_ view: some View) async -> Screen {
      await Screen(view, safeArea: EdgeInsets(), wait: 0.5)
    }

    private func label(_ screen: Screen) -> String? { screen.texts.first { $0.hasPrefix("At ") } }

    /// Scrolls a bit, so that the thumb appears, and returns to the start.
    private func showThumb(_ screen: Screen, _ axis: Axis = .vertical) async {
      func distance(_ length: CGFloat) -> CGSize {
        axis == .vertical ? CGSize(width: 0, height: length) : CGSize(width: length, height: 0)
      }
      await screen.drag(from: CGPoint(x: 200, y: 400), by: distance(-100), over: 0.2)
      await screen.drag(by: distance(180), over: 0.2)
      await screen.lift(after: 8, wait: 0.8)
    }

    @Test(
      "A drag scrolls through a million rows, and builds only the rows at which it arrives",
      .enabled(if: Screen.knowsEvaluations), arguments: [false, true])
    func millionRows(isDriven: Bool) async {
      let (counter, controller) = (Counter(), ListController())
      let screen = await screen(
        Page(scrolling: isDriven ? .driven : .native, counter: counter, controller: controller))
      #expect(label(screen) == nil)
      await showThumb(screen)
      #expect(controller.position.item == 0)
      screen.touchDown(at: Self.start)
      #expect(label(screen) == "At 0")
      // The finger has to move by more than 3 pt before it scrolls.
      screen.move(to: CGPoint(x: Self.start.x, y: Self.start.y + 4))
      var (most, last) = (0, 0)
      for step in 1...60 {
        let before = counter.built
        screen.move(to: CGPoint(x: Self.start.x, y: Self.start.y + 4 + Self.way * CGFloat(step) / 60))
        await screen.frames(1)
        most = max(most, counter.built - before)
        let item = controller.position.item
        #expect(item > last, "step \(step)")
        last = item
        let share = Double(step) / 60 * (1_000_000 * 44 - 844) / 44
        #expect(abs(Double(item) - share) < 30, "step \(step): \(item)")
        #expect(label(screen) == "At \(item / 1000)", "step \(step)")
        let middle = screen.frame(of: label(screen) ?? "")?.midY ?? 0
        #expect(abs(middle - Self.start.y - Self.way * CGFloat(step) / 60) < 1, "step \(step): \(middle)")
      }
      #expect(controller.visibleRange.upperBound == 1_000_000)
      #expect(screen.frame(of: "Row 999999")?.midY == 822)
      // The viewport has 20 rows, which a jump builds again.
      #expect(most <= 60, "\(most)")
      #expect(screen.haptics == 60)
      screen.lift()
      await screen.frames(1)
      #expect(label(screen) == nil)
    }

    @Test("A fling evaluates no thumb of a million rows", .enabled(if: Screen.knowsEvaluations))
    func flingCost() async {
      let screen = await screen(Page(counter: Counter()))
      await showThumb(screen)
      let before = screen.evaluations(of: "ThumbOverlayView")
      #expect(before > 0)
      await screen.fling(by: -300, from: CGPoint(x: 200, y: 700), wait: 0.8)
      #expect(screen.scrolls[0].offset.y > 500)
      #expect(screen.evaluations(of: "ThumbOverlayView") - before <= 1)
    }

    @Test(
      "While a finger rests on the thumb, measured rows move neither the label, the thumb nor the content",
      arguments: [false, true])
    func rests(isDriven: Bool) async {
      let controller = ListController()
      let screen = await screen(
        Page(
          count: 20_000, scrolling: isDriven ? .driven : .native, counter: Counter(), controller: controller
        ) {
          CGFloat(30 + $0 * 7919 % 170)
        })
      await showThumb(screen)
      screen.touchDown(at: Self.start)
      screen.move(to: CGPoint(x: Self.start.x, y: Self.start.y + 4))
      var (finger, last) = (Self.start.y + 4, 0)
      for distance in [200.0, 7, 1.5, 150, 30, 180] {
        finger += distance
        screen.move(to: CGPoint(x: Self.start.x, y: finger))
        await screen.frames(2)
        let (text, position) = (label(screen), controller.position)
        let middle = screen.frame(of: text ?? "")?.midY ?? 0
        #expect(abs(middle - finger + 4) < 1, "\(distance): \(middle)")
        #expect(position.item > last, "\(distance)")
        last = position.item
        let top = screen.frame(of: "Row \(position.item + 1)")?.minY
        for frame in 0..<30 {
          await screen.frames(1)
          #expect(label(screen) == text, "\(distance), frame \(frame)")
          #expect(screen.frame(of: text ?? "")?.midY == middle, "\(distance), frame \(frame)")
          #expect(screen.frame(of: "Row \(position.item + 1)")?.minY == top, "\(distance), frame \(frame)")
        }
      }
      screen.move(to: CGPoint(x: Self.start.x, y: 2000))
      await screen.wait(0.5)
      #expect(screen.frame(of: "Row 19999")?.midY == 788.5)
      screen.move(to: CGPoint(x: Self.start.x, y: -2000))
      await screen.wait(0.5)
      #expect(screen.frame(of: "Row 0")?.midY == 15)
      screen.lift()
    }

    @Test(
      "Only the visible thumb receives touches, and it stops a fling",
      arguments: [false, true])
    func touches(isDriven: Bool) async {
      let (counter, controller) = (Counter(), ListController())
      let screen = await screen(
        Page(
          count: 100_000, scrolling: isDriven ? .driven : .native, counter: counter, controller: controller))
      // The thumb is not visible yet.
      screen.tap(Self.start)
      #expect(counter.taps == [0])
      await showThumb(screen)
      screen.tap(Self.start)
      #expect(counter.taps == [0])
      screen.tap(CGPoint(x: Self.start.x - 40, y: Self.start.y))
      #expect(counter.taps == [0, 0])
      // A drag beside the thumb scrolls as usual.
      await screen.drag(from: CGPoint(x: Self.start.x, y: 600), by: CGSize(width: 0, height: -200), over: 0.3)
      #expect((2...6).contains(controller.position.item))
      await screen.lift(after: 8, wait: 0.3)

      await screen.fling(by: -300, from: CGPoint(x: 200, y: 700))
      await screen.frames(6)
      screen.touchDown(at: Self.start)
      await screen.frames(2)
      let caught = controller.position
      await screen.wait(0.5)
      #expect(controller.position == caught)
      screen.lift()
      // The thumb disappears after the list has been at rest.
      await screen.wait(4)
      let item = controller.position.item
      screen.tap(Self.start)
      #expect(counter.taps.last == item || counter.taps.last == item + 1)
    }

    @Test(
      "The finger drags the thumb past other gestures, and a cancelled touch ends the drag",
      .enabled(if: Screen.canBeCovered))
    func others() async {
      let controller = ListController()
      let page = Page(count: 100_000, scrolling: .driven, counter: Counter(), controller: controller)
      let screen = await screen(
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            page.frame(width: 390, height: 844)
            Color.clear.frame(width: 390, height: 844)
          }
        })
      await showThumb(screen)
      await screen.drag(from: Self.start, by: CGSize(width: -150, height: 0), over: 0.2)
      await screen.drag(by: CGSize(width: 0, height: 300), over: 0.2)
      #expect(screen.scrolls[0].offset == .zero)
      #expect(controller.position.item > 30_000)
      #expect(label(screen) != nil)
      screen.cancelTouch()
      await screen.frames(1)
      #expect(label(screen) == nil)
      let position = controller.position
      await screen.wait(0.5)
      #expect(controller.position == position)
    }

    @Test(
      "The thumb of a horizontal list is at the bottom, and runs from right to left",
      arguments: [false, true])
    func horizontal(isRightToLeft: Bool) async {
      let controller = ListController()
      let page = Page(count: 10_000, axis: .horizontal, counter: Counter(), controller: controller)
      let screen = await screen(
        page.environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight))
      await screen.drag(
        from: CGPoint(x: 200, y: 400), by: CGSize(width: isRightToLeft ? 60 : -60, height: 0), over: 0.2)
      await screen.drag(by: CGSize(width: isRightToLeft ? -90 : 90, height: 0), over: 0.2)
      await screen.lift(after: 8, wait: 0.8)
      let way: CGFloat = 390 - 8 - 48
      let start = CGPoint(x: isRightToLeft ? 390 - 28 : 28, y: 844 - 16)
      await screen.drag(from: start, by: CGSize(width: isRightToLeft ? -4 : 4, height: 0), over: 0.02)
      await screen.drag(by: CGSize(width: isRightToLeft ? -way / 2 : way / 2, height: 0), over: 0.3)
      #expect(abs(controller.position.item - 4_996) < 4, "\(controller.position)")
      #expect(label(screen) == "At 4")
      let middle = screen.frame(of: "At 4")?.midX ?? 0
      #expect(abs(middle - 195) < 1, "\(middle)")
      screen.lift()
    }

    @Test("Content that fits has no thumb, and more data show it at its position")
    func fits() async {
      let (counter, controller) = (Counter(), ListController())
      let screen = await screen(Page(count: 10, counter: counter, controller: controller))
      await showThumb(screen)
      await screen.wait(1)
      screen.tap(Self.start)
      #expect(counter.taps == [0])
      await screen.replace(Page(count: 1000, counter: counter, controller: controller), frames: 3)
      controller.scrollTo(index: 500, anchor: .top, animated: false)
      await screen.frames(3)
      let middle = Self.start.y + Self.way * 500 * 44 / (1000 * 44 - 844)
      screen.touchDown(at: CGPoint(x: Self.start.x, y: middle))
      #expect(label(screen) == "At 0")
      #expect(abs((screen.frame(of: "At 0")?.midY ?? 0) - middle) < 1)
      screen.lift()
    }

    #if !canImport(ObjectiveC)
      private struct Month: Identifiable {
        let id: Int
        var days: [Row] { Row.rows(id * 1000..<id * 1000 + 30) }
      }

      private static func height(of day: Row) -> CGFloat {
        let (month, some) = (day.id / 1000, day.id * 7919 % 40)
        return CGFloat(20 + 15 * month + some)
      }

      /// Returns the y position of the visible thumb, in pt.
      private func thumb(_ screen: Screen) -> CGFloat? {
        func find(_ view: UIView) -> UIView? {
          if "\(type(of: view))" == "ScrubView" { return view }
          return view.subviews.lazy.compactMap(find).first
        }
        return find(screen.stage.window).map { $0.convert($0.bounds, to: nil).minY }
      }

      @Test(
        "In sections of estimated rows, the thumb moves only with the content, up to both ends",
        arguments: [false, true])
      func sections(isDriven: Bool) async throws {
        let controller = ListController()
        let months = (0..<60).map { Month(id: $0) }
        let screen = await screen(
          VerticalList(sections: months, items: \.days, controller: controller) { day in
            // The estimate changes whenever more and higher rows have been measured.
            RowView(row: day, height: Self.height(of: day))
          } header: { month in
            Text("Header \(month.id)").frame(maxWidth: .infinity, minHeight: 40, maxHeight: 40)
          }
          .listThumb(sections: months) { "Month \($0.id)" }
          .listScrolling(isDriven ? .driven : .native))
        var last = try #require(thumb(screen))
        #expect(last == 4)
        for way in [-1.0, -1, -1, 1, 1, -1, 0, -1, -1, -1, -1, -1, 0] {
          if way == 0 {
            // After a rest, the thumb is not visible. A scroll shows it.
            await screen.wait(4)
            for edge in [Edge.bottom, .top, .bottom, .top] {
              controller.scrollTo(edge, animated: true)
              await screen.wait(1.5)
              let end: CGFloat = edge == .top ? 4 : 844 - 4 - 48
              #expect(abs((thumb(screen) ?? 0) - end) < 0.01, "\(edge), \(controller.distance(to: .bottom))")
            }
            last = try #require(thumb(screen))
            continue
          }
          await screen.fling(by: 300 * way, from: CGPoint(x: 200, y: 400))
          for frame in 0..<150 {
            let position = controller.position
            await screen.frames(1)
            let now = try #require(thumb(screen))
            #expect((now - last) * way <= 0, "\(way), frame \(frame): from \(last) to \(now)")
            if controller.position == position, frame > 100 { #expect(now == last, "\(way), frame \(frame)") }
            last = now
          }
        }
        await controller.jump(to: .bottom, on: screen)
        screen.touchDown(at: CGPoint(x: 374, y: 844 - 28))
        #expect(screen.texts.contains("Month 59"))
        screen.move(to: CGPoint(x: 374, y: 844 - 32))
        screen.move(to: CGPoint(x: 374, y: 450))
        await screen.frames(3)
        let (held, text) = (thumb(screen), screen.texts.first { $0.hasPrefix("Month") })
        let position = controller.position
        await screen.lift(wait: 0.5)
        #expect(thumb(screen) == held)
        #expect(controller.position == position)
        let month = controller.position.item / 31
        #expect(text == "Month \(month)" && (10...55).contains(month))
      }

      @Test("For VoiceOver, the thumb is adjustable, also while it is not visible")
      func voiceOver() async throws {
        let controller = ListController()
        let screen = await screen(Page(counter: Counter(), controller: controller))
        func thumb() throws -> AccessibilityElement {
          try #require(screen.stage.accessibilityElements.first { $0.label == "Scroll thumb" })
        }
        #expect(try thumb().value == "At 0")
        #expect(try thumb().adjust(.increment))
        await screen.wait(0.5)
        #expect(abs(controller.position.item - 100_000) < 30)
        #expect(try thumb().value == "At \(controller.position.item / 1000)")
        for _ in 0..<12 { try thumb().adjust(.increment) }
        await screen.wait(0.5)
        #expect(controller.visibleRange.upperBound == 1_000_000)
        for _ in 0..<12 { try thumb().adjust(.decrement) }
        await screen.wait(0.5)
        #expect(controller.position.item == 0)
      }
    #endif
  }
#endif
