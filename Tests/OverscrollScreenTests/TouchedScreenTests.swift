#if canImport(SwiftUI)
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// What a tap changes happens around the item that was tapped, which stays where it is.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers)) struct TouchedScreenTests {
    @Test(arguments: [false, true], 0..<30)
    func theItemThatIsTappedStays(isDriven: Bool, seed: Int) async {
      var dice = SeededDice(seed)
      let way = TouchedScene.Way(isDriven: isDriven, &dice)
      let scene = TouchedScene(way, &dice)
      let screen = scene.screen
      await screen.wait(0.4)
      for _ in 0..<Int.random(in: 0...3, using: &dice) {
        await screen.pullAndRelease(by: CGFloat(-Int.random(in: 40...700, using: &dice)))
      }
      await screen.rest()
      for _ in 0..<2 {
        scene.model.action = TouchedScene.Action.allCases.randomElement(using: &dice) ?? .toggle
        guard let button = scene.buttons.randomElement(using: &dice), let before = scene.place(button) else {
          return
        }
        let texts = screen.texts
        screen.tap(button)
        for frame in 0..<75 {
          guard let fault = scene.fault(button, from: before) else {
            await screen.frames(1)
            continue
          }
          Issue.record(
            "seed \(seed), \(way), \(scene.model.action), frame \(frame): \(fault), before \(texts)")
          return
        }
        await screen.wait(0.5)
      }
      #expect(screen.complaints == [])
    }
  }
#endif
