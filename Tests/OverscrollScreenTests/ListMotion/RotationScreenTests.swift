#if canImport(SwiftUI)
  import Foundation
  import Overscroll
  import OverscrollCore
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Horizontal lists whose width changes while they scroll.
  ///
  /// Right to left, the platform measures x from the left, so the list's offset also depends on the width.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers)) struct RotationScreenTests {
    /// A change of the list's size.
    struct Turn: Sendable, CustomTestStringConvertible {
      let from: CGSize
      let to: CGSize

      var testDescription: String { "\(from) to \(to)" }

      /// Rotations, and changes of the width only, to a smaller and a larger width.
      ///
      /// If only the width changes, the list reports its viewport in the middle of the layout.
      static let all = [
        Turn(from: CGSize(width: 844, height: 390), to: CGSize(width: 390, height: 844)),
        Turn(from: CGSize(width: 390, height: 844), to: CGSize(width: 844, height: 390)),
        Turn(from: CGSize(width: 844, height: 390), to: CGSize(width: 390, height: 390)),
        Turn(from: CGSize(width: 390, height: 844), to: CGSize(width: 844, height: 844)),
      ]
    }

    /// A movement during which the width changes.
    enum Movement: CaseIterable { case swipe, drag, scroll, rest }

    /// A list in one layout direction, with items as wide as the viewport or of a given width.
    @MainActor private struct Strip {
      let list = ListController()
      let screen: Screen
      let turn: Turn
      /// The sign of a finger's movement that scrolls towards the end.
      let forward: CGFloat

      init(_ scrolling: ListScrolling, _ turn: Turn, itemWidth: CGFloat?, isRightToLeft: Bool, start: Int)
        async
      {
        (self.turn, forward) = (turn, isRightToLeft ? 1 : -1)
        let list = list
        screen = await Screen(
          GeometryReader { proxy in
            HorizontalList(Row.rows(0..<start * 4), controller: list) {
              Text($0.title).frame(width: itemWidth ?? proxy.size.width, height: 200)
            }
            .listScrolling(scrolling)
          }, size: turn.from, safeArea: EdgeInsets(), wait: 0.5
        ) { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        await list.jump(to: start, anchor: .leading, on: screen, wait: 1)
      }

      /// Begins a movement that scrolls towards the end.
      func start(_ movement: Movement) async {
        switch movement {
        case .swipe, .drag:
          await screen.drag(
            from: CGPoint(x: turn.from.width / 2, y: 180), by: CGSize(width: forward * 200, height: 0),
            over: 0.15)
          if movement == .swipe { screen.lift() }
        case .scroll: list.scrollTo(index: list.position.item + 7, anchor: .leading)
        case .rest: break
        }
      }

      func resize() { screen.resize(to: turn.to, safeArea: EdgeInsets()) }

      /// The distances from the viewport's start to the middles of the visible rows, in pt.
      var positions: [Int: CGFloat] {
        let width = screen.size.width
        let pairs = (0..<80).compactMap { row in screen.frame(of: "Row \(row)").map { (row, $0.midX) } }
        return Dictionary(uniqueKeysWithValues: pairs).mapValues { forward < 0 ? $0 : width - $0 }
      }
    }

    @Test(
      "A page that a swipe leads to stays whole when the width changes during the swipe", arguments: Turn.all,
      [false, true])
    func pages(turn: Turn, isRightToLeft: Bool) async {
      for scrolling in [ListScrolling.paging, .native(snapping: .items(limitBehavior: .alwaysByOne))] {
        for frames in [12, 30, 60, 96, 150] {
          let strip = await Strip(scrolling, turn, itemWidth: nil, isRightToLeft: isRightToLeft, start: 5)
          await strip.start(.swipe)
          await strip.screen.frames(frames)
          strip.resize()
          await strip.screen.wait(4)
          let position = strip.positions[6] ?? .nan
          #expect(abs(position - turn.to.width / 2) < 1.5, "\(frames) frames: \(strip.screen.textFrames)")
        }
      }
    }

    #if !canImport(ObjectiveC)
      /// Only the stage repeats a movement exactly.
      @Test(
        "When the width changes, a right-to-left list shows the mirror image of a left-to-right list",
        arguments: Turn.all, Movement.allCases)
      func mirrored(turn: Turn, movement: Movement) async {
        for (name, scrolling, itemWidth) in [
          ("free", ListScrolling.native, nil), ("cards", .native, 100),
          ("items", .native(snapping: .items), nil), ("pages", .paging, nil),
        ] as [(String, ListScrolling, CGFloat?)] {
          for frames in movement == .rest ? [120] : [2, 30, 96] {
            var seen: [[[Int: CGFloat]]] = []
            for isRightToLeft in [false, true] {
              let strip = await Strip(
                scrolling, turn, itemWidth: itemWidth, isRightToLeft: isRightToLeft, start: 20)
              await strip.start(movement)
              await strip.screen.frames(frames)
              strip.resize()
              var positions: [[Int: CGFloat]] = []
              for pause in [3, 3, 20, 240] {
                await strip.screen.frames(pause)
                positions.append(strip.positions)
              }
              seen.append(positions)
            }
            for (left, right) in zip(seen[0], seen[1]) {
              // A row may begin a fraction of a pixel outside the viewport.
              let distances = left.compactMap { row, position in right[row].map { abs($0 - position) } }
              #expect(
                (distances.max() ?? .infinity) < 1.5 && distances.count >= left.count - 1,
                "\(name), \(frames) frames: \(left) \(right)")
            }
          }
        }
      }
    #endif
  }
#endif
