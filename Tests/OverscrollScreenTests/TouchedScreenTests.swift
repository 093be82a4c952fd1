#if canImport(SwiftUI)
  import Foundation
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// What a tap changes happens around the item that was tapped, which stays where it is.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers && Screen.hasPointer))
  struct TouchedScreenTests {
    nonisolated static let seeds = 0..<(ProcessInfo.processInfo.environment["SEEDS"].flatMap(Int.init) ?? 40)

    @Test(arguments: [false, true], seeds) func theItemThatIsTappedStays(isDriven: Bool, seed: Int) async {
      var dice = SeededDice(seed)
      let scene = TouchedScene(TouchedScene.Way(isDriven: isDriven, &dice), &dice)
      let screen = scene.screen
      await screen.wait(0.4)
      for _ in 0..<Int.random(in: 0...3, using: &dice) {
        await screen.pullAndRelease(by: CGFloat(Int.random(in: -700...500, using: &dice)))
        await screen.rest()
      }
      var button: String?
      for _ in 0..<3 {
        scene.model.action = TouchedScene.Action.allCases.randomElement(using: &dice) ?? .toggle
        if Bool.random(using: &dice) { button = scene.anyButton(&dice) }
        guard let tapped = button ?? scene.anyButton(&dice) else { return }
        guard await stays(tapped, in: scene, "seed \(seed)") else { return }
        await screen.wait(0.5)
      }
      #expect(screen.complaints == [])
    }

    /// Taps a button, and looks in each frame whether it has stayed.
    private func stays(_ button: String, in scene: TouchedScene, _ note: String) async -> Bool {
      guard scene.buttons.contains(button), let before = scene.place(button) else { return true }
      // A chat shows what arrives at its end.
      if scene.way.anchor == .bottom, scene.model.action == .insert, button == scene.last { return true }
      let texts = scene.screen.texts
      scene.screen.tap(button)
      for frame in 0..<75 {
        if let fault = scene.fault(button, from: before) {
          Issue.record(
            "\(note), \(scene.way), \(scene.model.action), frame \(frame): \(fault), before \(texts)")
          return false
        }
        await scene.screen.frames(1)
      }
      return true
    }

    /// Each row may be the first in sight as the section's pinned header is tapped, twice.
    @Test(arguments: [false, true], [nil, false, true] as [Bool?])
    func aPinnedHeaderThatIsTappedStays(isDriven: Bool, title: Bool?) async {
      for row in stride(from: 1, to: 28, by: 3) {
        let parts = (0..<3).map { part in
          TouchedScene.Part(
            id: part, rows: (0..<30).map { TouchedScene.Row(id: part * 100 + $0, before: 20, rest: 60) },
            height: 40)
        }
        let scene = TouchedScene(TouchedScene.Way(isDriven: isDriven, title: title), parts)
        await scene.screen.wait(0.4)
        if isDriven {
          scene.controller.restore(ListPosition(item: row, inside: 17))
          await scene.screen.wait(0.5)
        } else {
          await scene.screen.pullAndRelease(by: -CGFloat(row) * 50 - 7, over: 1)
          await scene.screen.rest()
        }
        let top = scene.place("h0") ?? .nan
        #expect(scene.controller.visibleRange.lowerBound > 0, "\(row)")
        guard await stays("h0", in: scene, "row \(row)"),
          await stays("h0", in: scene, "back at row \(row)")
        else { return }
        #expect(abs((scene.place("h0") ?? .nan) - top) <= 1, "row \(row)")
        #expect(scene.screen.texts.contains("r0"), "row \(row): \(scene.screen.texts)")
      }
    }

    /// What arrives without a touch moves nothing that is read, as ever: it grows upwards where the start cuts it.
    @Test(arguments: [false, true], [false, true]) func whatArrivesLateGrowsUpwards(
      isDriven: Bool, isTouched: Bool
    ) async {
      let rows = (0..<40).map { TouchedScene.Row(id: $0, before: 70, rest: 120) }
      let scene = TouchedScene(
        TouchedScene.Way(isDriven: isDriven, hasSections: false),
        [TouchedScene.Part(id: 0, rows: rows, height: 40)])
      await scene.screen.wait(0.4)
      scene.controller.restore(ListPosition(item: 10, inside: 30))
      await scene.screen.wait(0.5)
      let before = (cut: scene.place("r10") ?? .nan, next: scene.place("r11") ?? .nan)
      if isTouched {
        // A tap that changes nothing, and a second and more after it.
        scene.model.action = .removeAround
        scene.screen.tap(CGPoint(x: 195, y: before.next - 50))
        await scene.screen.wait(1.2)
      }
      scene.model.grow(row: 10)
      for frame in 0..<30 {
        await scene.screen.frames(1)
        #expect(abs((scene.place("r11") ?? .nan) - before.next) <= 1, "frame \(frame)")
      }
    }

    /// The keyboard's focus and VoiceOver's are where the reader is, too.
    @Test(.enabled(if: Screen.hasKeyboard), arguments: [false, true])
    func theItemThatHasTheFocusStays(isDriven: Bool) async {
      let rows = (0..<40).map { TouchedScene.Row(id: $0, before: 70, rest: 120) }
      let scene = TouchedScene(
        TouchedScene.Way(isDriven: isDriven, hasSections: false, hasFields: true),
        [TouchedScene.Part(id: 0, rows: rows, height: 40)])
      await scene.screen.wait(0.4)
      scene.controller.restore(ListPosition(item: 10, inside: 30))
      await scene.screen.wait(0.5)
      #expect(scene.screen.focus("Field 10"))
      await scene.screen.wait(1.5)
      let before = scene.place("r10") ?? .nan
      scene.model.grow(row: 10)
      for frame in 0..<30 {
        await scene.screen.frames(1)
        #expect(abs((scene.place("r10") ?? .nan) - before) <= 1, "frame \(frame)")
      }
    }
  }
#endif
