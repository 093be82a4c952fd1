#if canImport(SwiftUI)
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Where there is no platform's scroll view to find, gaps are held by what SwiftUI has.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers && !Screen.hasBridge))
  struct GapWithoutBridgeScreenTests {
    private func start(_ view: some View) async -> Screen {
      let screen = Screen(view, safeArea: EdgeInsets())
      await screen.frames(5)
      return screen
    }

    private func start(refreshing work: Work) async -> Screen {
      await start(
        RefreshableScrollView {
          try await work.run()
        } content: {
          RowStack()
        })
    }

    /// Has come home with small steps, to where it was.
    private func expectClosing(
      _ screen: Screen, to rest: CGFloat, _ location: SourceLocation = #_sourceLocation
    )
      async
    {
      let closing = await steps(of: "Row 0", screen, 90)
      #expect(largest(closing) < 8, sourceLocation: location)
      #expect(abs((screen.frame(of: "Row 0")?.minY ?? 0) - rest) < 0.1, sourceLocation: location)
      #expect(screen.complaints == [], sourceLocation: location)
    }

    /// How far a text moves in each of some frames, in pt.
    private func steps(of text: String, _ screen: Screen, _ frames: Int) async -> [CGFloat] {
      var places: [CGFloat] = []
      for _ in 0..<frames {
        if let frame = screen.frame(of: text) { places.append(frame.minY) }
        await screen.frames(1)
      }
      return zip(places, places.dropFirst()).map { $1 - $0 }
    }

    private func largest(_ steps: [CGFloat]) -> CGFloat { steps.map(abs).max() ?? .infinity }

    @Test func aGapOpensAndClosesAtTheEdgeWithASpring() async {
      let work = Work()
      let controller = RefreshController()
      controller.setAction { try await work.run() }
      let screen = await start(RefreshableScrollView(controller: controller) { RowStack() })
      let rest = screen.frame(of: "Row 0")?.minY ?? 0
      controller.begin()
      let opening = await steps(of: "Row 0", screen, 60)
      #expect(largest(opening) < 8)
      let opened: CGFloat = opening.reduce(0, +)
      #expect(abs(opened - 60) < 1)
      await screen.wait(0.5)
      work.succeed()
      await expectClosing(screen, to: rest)
    }

    @Test func aPullIsHeldAndLetGo() async {
      let work = Work()
      let screen = await start(refreshing: work)
      let rest = screen.frame(of: "Row 0")?.minY ?? 0
      await screen.pull(by: 300)
      await screen.frames(8)
      screen.lift()
      let back = await steps(of: "Row 0", screen, 120)
      #expect(work.starts == 1)
      // The platform's own spring, and never outwards.
      #expect(back.allSatisfy { $0 < 0.5 && $0 > -20 })
      let held = screen.frame(of: "Row 0")?.minY ?? 0
      #expect(abs(held - rest - 60) < 1)
      work.succeed()
      await expectClosing(screen, to: rest)
    }

    @Test func nothingMovesUnderAReaderInside() async {
      let work = Work()
      let screen = await start(refreshing: work)
      await screen.pullAndRelease(by: 300)
      await screen.wait(1)
      #expect(work.isRunning)
      await screen.pull(by: -400, from: CGPoint(x: 195, y: 700))
      await screen.frames(8)
      screen.lift()
      await screen.wait(1)
      let before = screen.frame(of: "Row 12")
      #expect(before != nil)
      work.succeed()
      #expect(largest(await steps(of: "Row 12", screen, 90)) < 0.5)
      #expect(screen.frame(of: "Row 12") == before)
      #expect(screen.complaints == [])
    }

    /// What scrolls across a page is no part of the page's own scroll view.
    @Test func aPagesModifierLeavesWhatScrollsAcrossIt() async {
      let (page, shelf) = (Work(), Work())
      let (outer, inner) = (RefreshController(), RefreshController())
      let screen = await start(
        ScrollView {
          RefreshableScrollView(.horizontal, controller: inner) {
            try await shelf.run()
          } content: {
            Color.clear.frame(width: 900, height: 100)
          }
          RowStack()
        }
        .pullToRefresh(controller: outer) { try await page.run() })
      for (number, controller) in [outer, inner].enumerated() {
        controller.begin(number == 0 ? .top : .leading)
        await screen.wait(0.5)
        #expect(page.starts == 1 && shelf.starts == number)
        page.succeed()
        shelf.succeed()
        await screen.wait(1.5)
      }
      #expect(screen.complaints == [])
    }

    @Test func scrollViewsInTheContentHaveNoGap() async {
      let work = Work()
      let screen = await start(
        RefreshableScrollView {
          try await work.run()
        } content: {
          Nested()
        })
      func places() -> [CGFloat?] {
        [
          screen.frame(of: "down").map { $0.minY - screen.scrolls[1].frame.minY },
          screen.frame(of: "across").map { $0.minX - screen.scrolls[2].frame.minX },
          screen.frame(of: "first").map { $0.minY - screen.scrolls[3].frame.minY },
        ]
      }
      let before = places()
      #expect(!before.contains(nil))
      await screen.pullAndRelease(by: 300, from: CGPoint(x: 195, y: 700))
      await screen.wait(1)
      #expect(work.isRunning)
      #expect(places() == before)
      work.succeed()
      await screen.wait(2)
      #expect(places() == before)
      #expect(screen.complaints == [])
    }
  }

  /// Scroll views in a scroll view.
  @MainActor private struct Nested: View {
    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            Text("down"); Color.clear.frame(height: 400)
          }
        }.frame(height: 120)
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Text("across"); Color.clear.frame(width: 900)
          }
        }
        VerticalList(Row.rows(0..<20)) { row in Text(row.id == 0 ? "first" : row.title).frame(height: 30) }
          .frame(height: 120)
        Color.clear.frame(height: 900)
      }
    }
  }
#endif
