import ScreenDriver
import SwiftUI
import Testing

@testable import GalleryScreens

/// Tests of the reasons that the device check shows after a pull without an action.
@MainActor @Suite(.onScreen, .inGallery, .serialized) struct CheckObstacleTests {
  /// Takes a step with drags by distances, in pt, and returns the shown lines.
  private func shownLines(_ step: CheckStep, by distances: CGFloat...) async -> [String] {
    let screen = ScreenDriver.Screen(NavigationStack { CheckScreen() })
    await screen.wait(0.5)
    #expect(await screen.tap(step.title, wait: 0.5))
    for distance in distances { await screen.pullAndRelease(by: distance, over: 1) }
    #expect(await screen.wait(upTo: 10) { screen.texts.contains(CheckStep.slowPull.title) })
    return screen.texts
  }

  /// A short pull is followed by a scroll.
  ///
  /// The list in the sheet has its own controller.
  @Test(arguments: [CheckStep.slowPull, .sheetPull])
  func aScrollAfterAPullIsNamed(_ step: CheckStep) async {
    let lines = await shownLines(step, by: 120, -200)
    let line = lines.first { $0.hasPrefix("FAILED Actions: 0 started, 1 expected") }
    #expect(line?.hasSuffix("; the content is not at the edge") == true, "\(lines)")
  }

  @Test func aPullWithoutObstaclesNamesNone() async {
    let lines = await shownLines(.slowPull, by: 120)
    let line = lines.first { $0.hasPrefix("FAILED Actions: 0 started, 1 expected") }
    #expect(line?.hasSuffix(" pt") == true, "\(lines)")
    #expect(await shownLines(.slowPull, by: 320).contains("ok"))
  }
}
