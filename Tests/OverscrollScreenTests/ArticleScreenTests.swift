#if canImport(SwiftUI)
  import Combine
  import OverscrollArticles
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The articles' views under a finger: start distance, gap and return to rest.
  @MainActor @Suite(.onScreen, .serialized) struct ArticleScreenTests {
    /// An article's view with its numbers.
    ///
    /// The numbers were measured with the article's own code and with this package.
    struct Face: Sendable, CustomTestStringConvertible {
      let kind: ArticleFace.Kind
      /// The smallest overscroll that starts the action, in pt.
      let start: Double
      /// Whether the action starts when the finger lifts.
      let startsOnLift: Bool
      /// The gap while the action runs, in pt.
      let hold: Double

      var testDescription: String { "\(kind)" }
    }

    nonisolated static let faces = [
      // First article: 15 % of the 763 pt between the bars. The article's own code reserves no gap.
      Face(kind: .completion, start: 114.45, startsOnLift: false, hold: 114.45),
      // Second article: 80 pt for the threshold and the gap.
      Face(kind: .binding, start: 80, startsOnLift: false, hold: 80),
      // Fourth article: `refreshAt` is 100 pt, and the header is always visible.
      Face(kind: .threads, start: 100, startsOnLift: false, hold: 0),
      // Fifth article: the header's 60 pt for the threshold and the gap.
      Face(kind: .headerFooter, start: 60, startsOnLift: true, hold: 60),
    ]

    /// The distance that a slow finger moves content in two frames, in pt.
    ///
    /// A row reports its position one frame later.
    nonisolated static let step = 8.0

    @Test(
      "An article's view starts at its overscroll, reserves its gap and returns to rest",
      .enabled(if: Screen.hasFingers), arguments: faces)
    func startsHoldsAndEndsAtItsOverscroll(face: Face) async {
      let hand = ArticleHand(face.kind)
      await hand.rest()
      await hand.pull(by: 460, over: 1.5)
      let most = hand.overscroll
      #expect(hand.starts.count == (face.startsOnLift ? 0 : 1))
      await hand.screen.frames(8)
      hand.screen.lift()
      await hand.screen.wait(1.2)
      #expect(hand.starts.count == 1)
      let start = hand.starts.first ?? -1
      if face.startsOnLift {
        #expect(abs(start - most) < 1)
      } else {
        #expect(start >= face.start - 0.01 && start < face.start + Self.step)
      }
      #expect(abs(hand.overscroll - face.hold) < 0.5)
      hand.finish()
      await hand.screen.wait(1)
      #expect(abs(hand.overscroll) < 0.5)
      #expect(hand.starts.count == 1)
      #expect(hand.screen.complaints == [])
    }

    @Test(.enabled(if: Screen.hasFingers), arguments: faces)
    func startsNothingBelowItsOverscroll(face: Face) async {
      let hand = ArticleHand(face.kind)
      await hand.rest()
      await hand.pull(toOverscroll: face.start - Self.step)
      await hand.screen.frames(8)
      hand.screen.lift()
      await hand.screen.wait(1)
      #expect(hand.starts == [])
      #expect(abs(hand.overscroll) < 0.5)
    }

    /// The action ends during the touch, and the finger moves back and out again.
    ///
    /// Both movements are parts of one pull.
    @Test(.enabled(if: Screen.hasFingers), arguments: faces.filter { !$0.startsOnLift })
    func startsOnceUnderOneFinger(face: Face) async {
      let hand = ArticleHand(face.kind)
      await hand.rest()
      await hand.pull(by: 450, over: 0.8)
      await hand.screen.wait(0.1)
      hand.finish()
      await hand.screen.wait(0.7)
      await hand.move(by: -450, over: 0.5)
      #expect(hand.overscroll < 30)
      await hand.move(by: 450, over: 0.5)
      #expect(hand.starts.count == 1)
      hand.screen.lift()
      await hand.screen.wait(1)
      #expect(abs(hand.overscroll) < 0.5)
      // A new touch can start the action again.
      await hand.pull(by: 460, over: 0.5)
      await hand.screen.frames(8)
      hand.screen.lift()
      await hand.screen.frames(2)
      #expect(hand.starts.count == 2)
    }

    @Test(.enabled(if: Screen.hasFingers), arguments: faces)
    func startsNothingByMomentum(face: Face) async {
      let hand = ArticleHand(face.kind)
      await hand.rest()
      await hand.pull(by: -210, over: 0.5)
      await hand.screen.wait(0.2)
      hand.screen.lift()
      await hand.screen.wait(0.3)
      #expect(hand.overscroll < -150)
      await hand.screen.fling(by: 180, from: CGPoint(x: 195, y: 300))
      var most = 0.0
      for _ in 0..<120 {
        await hand.screen.frames(1)
        most = max(most, hand.overscroll)
      }
      #expect(most > 30)
      #expect(hand.starts == [])
      #expect(abs(hand.overscroll) < 0.5)
    }

    /// Content of two rows is pulled like long content.
    @Test(
      .enabled(if: Screen.hasFingers), arguments: faces.filter { $0.kind != .threads })
    func shortContentStartsAsLongDoes(face: Face) async {
      let hand = ArticleHand(face.kind, rows: 2)
      await hand.rest()
      await hand.pull(by: 460, over: 1.5)
      await hand.screen.frames(8)
      hand.screen.lift()
      await hand.screen.wait(1.2)
      #expect(hand.starts.count == 1)
      #expect(abs(hand.overscroll - face.hold) < 0.5)
    }

    /// Third article: a drag of 200 pt, then a fling.
    ///
    /// The fling travels 0.75 of its predicted distance from the start of the drag.
    @Test(.enabled(if: Screen.hasFingers)) func cardsAreDraggedAndFlung() async {
      let row = HorizontalList(0..<100) { index in
        Text("Card \(index)").frame(width: 150, height: 200).padding(10)
      }
      let screen = Screen(row.frame(height: 220))
      await screen.frames(10)
      let middle = CGPoint(x: 300, y: 428)
      #expect(abs(Self.offset(of: screen)) < 0.5)
      screen.touchDown(at: middle)
      await screen.drag(by: CGSize(width: -200, height: 0), over: 1)
      await screen.frames(10)
      screen.lift()
      await screen.wait(1)
      let dragged = Self.offset(of: screen)
      // The article's cards move 200 pt. Ours omit the 10 pt that determine the direction.
      #expect(abs(dragged - 190) < 0.5)
      screen.touchDown(at: middle)
      await screen.drag(by: CGSize(width: -200, height: 0), over: 0.1)
      let lifted = Self.offset(of: screen)
      screen.lift()
      await screen.frames(1)
      // The article's cards jump back to the start of the drag, by 183 pt.
      #expect(Self.offset(of: screen) > lifted)
      await screen.wait(2.2)
      // The article's cards travel 525 pt, at 2000 pt/s. Ours use the velocity at the lift, and omit the
      // distance that determined the direction. A recognizer omits the 33 pt of the first frame.
      #expect(abs(Self.offset(of: screen) - dragged - 446.4) < 1)
      #expect(screen.complaints == [])
    }

    /// Returns the offset of cards that are 170 pt wide, in pt.
    private static func offset(of screen: Screen) -> Double {
      let cards = screen.texts.compactMap { $0.hasPrefix("Card ") ? Int($0.dropFirst(5)) : nil }
      guard let card = cards.min(), let frame = screen.frame(of: "Card \(card)") else { return .nan }
      return Double(card * 170) + 85 - frame.midX
    }
  }
#endif
