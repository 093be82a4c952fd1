#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Foundation
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Taps that change the list around the tapped item.
  ///
  /// The tapped item must not move.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers && Screen.hasPointer))
  struct TouchedScreenTests {
    nonisolated static let seeds = 0..<(ProcessInfo.processInfo.environment["SEEDS"].flatMap(Int.init) ?? 40)

    @Test(arguments: [false, true], seeds) func theItemThatIsTappedStays(isDriven: Bool, seed: Int) async {
      var dice = Dice(seed: UInt64(seed) &* 0x9e37_79b9_7f4a_7c15)
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
    }

    /// Taps a button, and checks in each frame that the button has not moved.
    private func stays(_ button: String, in scene: TouchedScene, _ note: String) async -> Bool {
      guard scene.buttons.contains(button), let before = scene.position(button) else { return true }
      // A chat scrolls to content that is inserted at its end.
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

    /// For several first visible rows, the pinned header of the section is tapped twice.
    @Test(arguments: [false, true], [nil, false, true] as [Bool?])
    func aPinnedHeaderThatIsTappedStays(isDriven: Bool, title: Bool?) async {
      // Each row meets each title in one kind of list.
      for row in stride(from: isDriven ? 3 : 6, to: 28, by: 6) {
        let parts = (0..<3).map { part in
          TouchedScene.Part(
            id: part, rows: (0..<30).map { TouchedScene.Row(id: part * 100 + $0, before: 20, rest: 60) },
            height: 40)
        }
        let scene = TouchedScene(TouchedScene.Way(isDriven: isDriven, title: title), parts)
        await scene.screen.wait(0.4)
        if isDriven {
          scene.controller.restore(ListPosition(item: row, offset: 17))
          await scene.screen.wait(0.5)
        } else {
          await scene.screen.pullAndRelease(by: -CGFloat(row) * 50 - 7, over: 1)
          await scene.screen.rest()
        }
        let top = scene.position("h0") ?? .nan
        #expect(scene.controller.visibleRange.lowerBound > 0, "row \(row)")
        for note in ["row \(row)", "back at row \(row)"] {
          #expect(scene.buttons.contains("h0"), "\(note)")
          guard await stays("h0", in: scene, note) else { return }
        }
        #expect(abs((scene.position("h0") ?? .nan) - top) <= 1, "row \(row)")
        #expect(scene.screen.texts.contains("r0"), "row \(row): \(scene.screen.texts)")
      }
    }

    /// Returns a list of rows with 100 pt each.
    ///
    /// The top of the viewport cuts off row 10.
    private func cutRows(isDriven: Bool, hasFields: Bool = false) async -> TouchedScene {
      let rows = (0..<40).map { TouchedScene.Row(id: $0, before: 70, rest: 120) }
      let way = TouchedScene.Way(isDriven: isDriven, hasSections: false, hasFields: hasFields)
      let scene = TouchedScene(way, [TouchedScene.Part(id: 0, rows: rows, height: 40)])
      await scene.screen.wait(0.4)
      scene.controller.restore(ListPosition(item: 10, offset: 30))
      await scene.screen.wait(0.5)
      return scene
    }

    /// Expands row 10, and checks in each frame that a button does not move.
    private func growsAround(_ button: String, in scene: TouchedScene) async {
      let before = scene.position(button) ?? .nan
      scene.model.grow(row: 10)
      for frame in 0..<30 {
        await scene.screen.frames(1)
        #expect(abs((scene.position(button) ?? .nan) - before) <= 1, "frame \(frame)")
      }
    }

    /// A change up to half a second after the tap, such as a response of a server, belongs to the tap.
    @Test(
      "After a tap, a row that the top of the viewport cuts off grows downwards", arguments: [false, true],
      [0.0, 0.5])
    func aCutRowThatIsTappedGrowsDownwards(
      isDriven: Bool, wait: Double
    ) async {
      let scene = await cutRows(isDriven: isDriven)
      await scene.screen.tap(CGPoint(x: 195, y: 60), wait: wait)
      await growsAround("r10", in: scene)
    }

    /// A late change must not move the content below the row.
    @Test(
      "If its change comes late, a row that the top of the viewport cuts off grows upwards",
      arguments: [false, true], ["untouched", "touched", "touched and scrolled"])
    func whatArrivesLateGrowsUpwards(isDriven: Bool, before: String) async {
      let scene = await cutRows(isDriven: isDriven)
      if before != "untouched" {
        await scene.screen.tap(CGPoint(x: 195, y: 60), wait: before == "touched" ? 1.2 : 0)
      }
      if before == "touched and scrolled" {
        await scene.screen.pullAndRelease(by: 15, over: 0.3)
        await scene.screen.frames(10)
        #expect(scene.controller.position.item == 10)
      }
      await growsAround("r11", in: scene)
    }

    /// The row with the keyboard focus is treated like a tapped row.
    @Test(
      "If it has the keyboard focus, a row that the top of the viewport cuts off grows downwards",
      .enabled(if: Screen.hasKeyboard), arguments: [false, true])
    func theRowThatHasTheFocusGrowsDownwards(isDriven: Bool) async {
      let scene = await cutRows(isDriven: isDriven, hasFields: true)
      #expect(scene.screen.focus("Field 10"))
      await scene.screen.wait(1.5)
      await growsAround("r10", in: scene)
    }
  }
#endif
