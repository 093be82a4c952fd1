#if canImport(SwiftUI)
  import Combine
  import OverscrollArticles
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The articles' faces under a finger: at which overscroll they start, what gap they hold, and when they are home.
  @MainActor @Suite(.onScreen, .serialized) struct ArticleScreenTests {
    /// A face, with the numbers that were measured of the article's own code and of ours.
    struct Face: Sendable, CustomTestStringConvertible {
      let kind: ArticleFace.Kind
      /// The overscroll that it starts at or above, in pt.
      let start: Double
      /// Whether it waits for the lift.
      let startsOnLift: Bool
      /// The gap that is held while it runs, in pt.
      let hold: Double

      var testDescription: String { "\(kind)" }
    }

    nonisolated static let faces = [
      // First article: 15 % of the 763 pt between the bars. The article holds no gap.
      Face(kind: .completion, start: 114.45, startsOnLift: false, hold: 114.45),
      // Second article: 80 pt, and the gap is the same.
      Face(kind: .binding, start: 80, startsOnLift: false, hold: 80),
      // Fourth article: `refreshAt` 100 pt; the header is always there.
      Face(kind: .threads, start: 100, startsOnLift: false, hold: 0),
      // Fifth article: the header's 60 pt, which is also the gap.
      Face(kind: .headerFooter, start: 60, startsOnLift: true, hold: 60),
    ]

    /// How far a slow finger moves content in two frames, in pt: a row tells its place a frame later.
    nonisolated static let step = 8.0

    @Test(.enabled(if: Screen.hasFingers), arguments: faces)
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

    /// The action ends under the finger, which goes back and out again: it is the same pull.
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
      // Another finger may.
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

    /// Content of two rows is pulled as any other.
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

    /// Third article: a drag of 200 pt, and 0.75 of what a fling is predicted to go from where it began.
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
      // The article's cards go 200 pt: ours leave out the 10 pt that show the direction.
      #expect(abs(dragged - 190) < 0.5)
      screen.touchDown(at: middle)
      await screen.drag(by: CGSize(width: -200, height: 0), over: 0.1)
      let lifted = Self.offset(of: screen)
      screen.lift()
      await screen.frames(1)
      // The article's cards jump back to where the drag began, by 183 pt.
      #expect(Self.offset(of: screen) > lifted)
      await screen.wait(2.2)
      // The article's go 525 pt, at 2000 pt/s. Ours take the velocity as the finger lifts, and leave out the way that
      // showed the direction: a recognizer's is the first frame's 33 pt.
      #expect(abs(Self.offset(of: screen) - dragged - 446.4) < 1)
      #expect(screen.complaints == [])
    }

    /// How far cards of 170 pt are scrolled, in pt.
    private static func offset(of screen: Screen) -> Double {
      let cards = screen.texts.compactMap { $0.hasPrefix("Card ") ? Int($0.dropFirst(5)) : nil }
      guard let card = cards.min(), let frame = screen.frame(of: "Card \(card)") else { return .nan }
      return Double(card * 170) + 85 - frame.midX
    }
  }
#endif
