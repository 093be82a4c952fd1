#if canImport(SwiftUI)
  import OverscrollArticles
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The views of the articles under a finger: the threshold, the gap and the return to rest.
  @MainActor @Suite(.onScreen, .serialized) struct ArticleScreenTests {
    /// The view of an article with the numbers to expect.
    ///
    /// The numbers were measured with the article's own code and with this package.
    struct Face: Sendable, CustomTestStringConvertible {
      let kind: ArticleFace.Kind
      /// The overscroll that starts the action, in pt.
      let start: Double
      /// Whether the action starts when the finger lifts.
      ///
      /// Otherwise it starts at the threshold.
      let startsOnLift: Bool
      /// The gap while the action runs, in pt.
      let hold: Double

      var testDescription: String { "\(kind)" }
    }

    nonisolated static let faces = [
      // First article: 15 % of the viewport of 763 pt. The article's own code opens no gap.
      Face(kind: .completion, start: 114.45, startsOnLift: false, hold: 114.45),
      // Second article: the threshold and the gap are 80 pt.
      Face(kind: .binding, start: 80, startsOnLift: false, hold: 80),
      // Fourth article: `refreshAt` is 100 pt. The header is always visible, so there is no gap.
      Face(kind: .threads, start: 100, startsOnLift: false, hold: 0),
      // Fifth article: the threshold and the gap are the header's 60 pt.
      Face(kind: .headerFooter, start: 60, startsOnLift: true, hold: 60),
    ]

    /// The largest distance that the content moves between the crossing of the threshold and the start, in
    /// pt.
    ///
    /// A row reports its position one frame late.
    nonisolated static let step = 8.0

    @Test(
      "The view of an article starts its action at the threshold, opens its gap and returns to rest",
      .enabled(if: Screen.hasFingers), arguments: faces, [2, 22])
    func startsHoldsAndEndsAtItsOverscroll(face: Face, rows: Int) async {
      guard face.kind != .threads || rows == 22 else { return }
      let driver = ArticleDriver(face.kind, rows: rows)
      await driver.rest()
      await driver.pull(by: 460, over: 1.5)
      let most = driver.overscroll
      #expect(driver.starts.count == (face.startsOnLift ? 0 : 1))
      await driver.screen.lift(after: 8, wait: 1.2)
      #expect(driver.starts.count == 1)
      let start = driver.starts.first ?? -1
      if face.startsOnLift {
        #expect(abs(start - most) < 1)
      } else {
        #expect(start >= face.start - 0.01 && start < face.start + Self.step)
      }
      #expect(abs(driver.overscroll - face.hold) < 0.5)
      driver.finish()
      await driver.screen.wait(1)
      #expect(abs(driver.overscroll) < 0.5)
      #expect(driver.starts.count == 1)
    }

    @Test(.enabled(if: Screen.hasFingers), arguments: faces)
    func startsNothingBelowItsOverscroll(face: Face) async {
      let driver = ArticleDriver(face.kind)
      await driver.rest()
      await driver.pull(toOverscroll: face.start - Self.step)
      await driver.screen.lift(after: 8, wait: 1)
      #expect(driver.starts == [])
      #expect(abs(driver.overscroll) < 0.5)
    }

    /// The action ends while the finger pulls.
    ///
    /// The finger then moves back and pulls again.
    ///
    /// This is one pull, so the action starts once.
    @Test(.enabled(if: Screen.hasFingers), arguments: faces.filter { !$0.startsOnLift })
    func startsOnceUnderOneFinger(face: Face) async {
      let driver = ArticleDriver(face.kind)
      await driver.rest()
      await driver.pull(by: 450, over: 0.8)
      await driver.screen.wait(0.1)
      driver.finish()
      await driver.screen.wait(0.7)
      await driver.move(by: -450, over: 0.5)
      #expect(driver.overscroll < 30)
      await driver.move(by: 450, over: 0.5)
      #expect(driver.starts.count == 1)
      await driver.screen.lift(wait: 1)
      #expect(abs(driver.overscroll) < 0.5)
      // A new touch can start the action again.
      await driver.pull(by: 460, over: 0.5)
      await driver.screen.frames(8)
      driver.screen.lift()
      await driver.screen.frames(2)
      #expect(driver.starts.count == 2)
    }

    @Test(.enabled(if: Screen.hasFingers), arguments: faces)
    func startsNothingByMomentum(face: Face) async {
      let driver = ArticleDriver(face.kind)
      await driver.rest()
      await driver.pull(by: -210, over: 0.5)
      await driver.screen.wait(0.2)
      await driver.screen.lift(wait: 0.3)
      #expect(driver.overscroll < -150)
      await driver.screen.fling(by: 180, from: CGPoint(x: 195, y: 300))
      var most = 0.0
      for _ in 0..<120 {
        await driver.screen.frames(1)
        most = max(most, driver.overscroll)
      }
      #expect(most > 30)
      #expect(driver.starts == [])
      #expect(abs(driver.overscroll) < 0.5)
    }

    /// Third article: a drag of 200 pt, and a fling.
    ///
    /// The content ends at 0.75 of the drag's predicted translation, measured from the offset before the
    /// drag.
    @Test(.enabled(if: Screen.hasFingers)) func cardsAreDraggedAndFlung() async {
      let row = HorizontalList(0..<100) { index in
        Text("Card \(index)").frame(width: 150, height: 200).padding(10)
      }
      let screen = await Screen(row.frame(height: 220), frames: 10)
      let middle = CGPoint(x: 300, y: 428)
      #expect(abs(Self.offset(of: screen)) < 0.5)
      await screen.swipe(from: middle, by: CGSize(width: -200, height: 0), over: 1, liftAfter: 10, wait: 1)
      let dragged = Self.offset(of: screen)
      // The article's cards move by 200 pt. This list scrolls 10 pt less, the distance that recognizes a
      // drag.
      #expect(abs(dragged - 190) < 0.5)
      await screen.drag(from: middle, by: CGSize(width: -200, height: 0), over: 0.1)
      let lifted = Self.offset(of: screen)
      screen.lift()
      await screen.frames(1)
      // The article's cards jump back by 183 pt, to the start of the drag. This list does not jump.
      #expect(Self.offset(of: screen) > lifted)
      await screen.wait(2.2)
      // The article's cards scroll 525 pt, at 2000 pt/s. This list uses the velocity at the lift, and
      // scrolls less by the 33 pt of the first frame, in which the drag is recognized.
      #expect(abs(Self.offset(of: screen) - dragged - 446.4) < 1)
    }

    /// Returns the scroll offset of a row of cards, in pt.
    ///
    /// Each card is 170 pt wide.
    private static func offset(of screen: Screen) -> Double {
      let cards = screen.texts.compactMap { $0.hasPrefix("Card ") ? Int($0.dropFirst(5)) : nil }
      guard let card = cards.min(), let frame = screen.frame(of: "Card \(card)") else { return .nan }
      return Double(card * 170) + 85 - frame.midX
    }
  }
#endif
