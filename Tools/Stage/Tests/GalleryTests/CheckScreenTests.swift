import Foundation
@_spi(Gallery) import Overscroll
import ScreenDriver
import SwiftUI
import Testing

@testable import GalleryScreens

/// Tests of the gallery's device check, and of the journals (recorded frames) that screens write.
@MainActor @Suite(.onScreen, .inGallery, .serialized) struct CheckScreenTests {
  private func shown(fault: Double = 0) async -> ScreenDriver.Screen {
    let screen = ScreenDriver.Screen(NavigationStack { CheckScreen(fault: fault) })
    await screen.wait(0.5)
    return screen
  }

  /// Performs a step of the device check as its instruction says.
  private func take(_ step: CheckStep, on screen: ScreenDriver.Screen) async {
    #expect(await screen.tap(step.title, wait: 0.5))
    #expect(screen.texts.contains(step.instruction))
    switch step {
    case .slowPull, .titlePull, .sheetPull: await screen.pullAndRelease(by: 320, over: 1)
    case .fling:
      await screen.fling(by: -300)
      await screen.rest()
      await screen.fling(by: 400)
    }
    #expect(await screen.wait(upTo: 10) { screen.texts.contains(CheckStep.slowPull.title) })
  }

  /// Shares the report of the device check, and returns its text.
  private func report(_ screen: ScreenDriver.Screen) async -> String {
    #expect(screen.tap("Trace"))
    await screen.frames(3)
    return screen.stage.shared.last.map { String(decoding: $0.data, as: UTF8.self) } ?? ""
  }

  @Test func allStepsAreOkAndShared() async throws {
    let screen = await shown()
    for step in CheckStep.allCases { await take(step, on: screen) }
    let report = await report(screen)
    for step in CheckStep.allCases {
      #expect(report.contains("\n\(step.title): ok\n"), "\(report.prefix(3000))")
    }
    #expect(report.contains(ProcessInfo.processInfo.operatingSystemVersionString))
    #expect(screen.texts.filter { $0 == "ok" }.count == CheckStep.allCases.count)
    let traces = report.components(separatedBy: "Overscroll journal 1").dropFirst()
    #expect(traces.count == CheckStep.allCases.count)
    // Only the package writes the insets.
    let journal = try #require(Journal(text: "Overscroll journal 1" + traces[1]))
    #expect(journal.records.contains { $0.own > 0 })
    #expect(journal.records.allSatisfy { $0.writes == $0.own })
    #expect(journal.records.contains { $0.row != nil } && journal.records.contains { $0.indicator != nil })
  }

  @Test(arguments: CheckStep.allCases) func aJumpOnPurposeIsNamed(_ step: CheckStep) async throws {
    // A jump in the opposite direction would not be visible beside the content's own motion.
    let screen = await shown(fault: step == .fling ? 40 : -40)
    await take(step, on: screen)
    let report = await report(screen)
    let line = try #require(report.split(separator: "\n").first { $0.hasPrefix("FAILED Rows: frame ") })
    let journal = try #require(
      report.range(of: "Overscroll journal 1").flatMap { Journal(text: String(report[$0.lowerBound...])) })
    // The jump is in the second frame after the finger has lifted.
    let lift = try #require(journal.lifts.first)
    let frame = journal.records[lift + 1]
    let way = FrameRecord.text(abs(frame.start - journal.records[lift].start), 10)
    #expect(line.hasPrefix("FAILED Rows: frame \(frame.number): "), "\(line)")
    #expect(line.contains(" moved \(way) pt "), "\(line)")
    #expect(screen.texts.contains { $0.hasPrefix("FAILED Rows: frame \(frame.number)") })
  }

  /// With `atOnce`, the package adds the inset in one frame.
  ///
  /// Then the stage moves the title, as it is assumed that UIKit does.
  @Test func anInsetAtOnceIsFoundUnderALargeTitle() async {
    let screen = await shown()
    #expect(screen.tap("atOnce"))
    await take(.titlePull, on: screen)
    #expect(screen.texts.contains { $0.hasPrefix("FAILED Rows: ") && $0.contains("the title moved 60") })
    #expect(screen.tap("withTitle"))
    await take(.titlePull, on: screen)
    #expect(!screen.texts.contains { $0.hasPrefix("FAILED") })
    // The report contains the traces of both title inset styles.
    let report = await report(screen)
    let parts = report.components(separatedBy: "Title inset: ").dropFirst()
    #expect(parts.count == 2 && parts.allSatisfy { $0.contains("Overscroll journal 1") })
    #expect(parts.contains { $0.hasPrefix("atOnce") && $0.contains("FAILED Rows: ") })
  }

  @Test func theStyleIsAsBeforeOnceTheCheckIsLeft() async {
    func view(_ isShown: Bool) -> some View { NavigationStack { if isShown { CheckScreen() } } }
    let screen = ScreenDriver.Screen(view(true))
    await screen.wait(0.5)
    #expect(screen.tap("atOnce"))
    #expect(AdapterDiagnostics.titleInsetStyle == "atOnce")
    await screen.replace(view(false), frames: 3)
    #expect(AdapterDiagnostics.titleInsetStyle == "withTitle")
  }

  @Test func aPullThatIsTooShortStartsNothing() async {
    let screen = await shown()
    await screen.tap(CheckStep.slowPull.title, wait: 0.5)
    await screen.pullAndRelease(by: 120, over: 1)
    _ = await screen.wait(upTo: 10) { screen.texts.contains(CheckStep.slowPull.title) }
    #expect(screen.texts.contains { $0.hasPrefix("FAILED Actions: 0 started, 1 expected") })
  }

  @Test func aStepCanBeEndedByHand() async {
    let screen = await shown()
    await screen.tap(CheckStep.sheetPull.title, wait: 0.5)
    #expect(screen.scrolls.count == 2)
    await screen.tap("Judge now", wait: 0.5)
  }

  @Test func aScreenKeepsAJournalIfAsked() async throws {
    for (fault, isPassed) in [("0", true), ("-40", false)] {
      let file = JournalFile()
      let arguments = LaunchArguments(["app", "-journal", file.path, "-screen", "list", "-fault", fault])
      let screen = ScreenDriver.Screen(GalleryView(arguments))
      await screen.wait(0.5)
      #expect(screen.texts.contains("Dipper below the weir"))
      await screen.pullAndRelease(by: 320, over: 1, wait: 5)
      let journal = try file.journal
      #expect(journal.records.count > 60)
      let element = screen.stage.accessibilityElements.first { $0.identifier == "journal" }
      #expect(element?.label == "\(journal.records.count)")
      #expect(journal.longestPull > 100)
      let verdict = JournalVerdict(journal, by: [.motion, .insets])
      #expect(
        verdict.findings.map(\.result) == [isPassed ? .passed : .failed, .passed],
        "\(verdict.findings.map(\.line))")
    }
  }

  /// Each movement of a row during a pull is explained by a finger, momentum or the spring.
  ///
  /// The rule `motion` checks this in the journal of every screen that scrolls vertically, except the lists
  /// `archive` and `chat`. These two lists keep the visible rows in place when rows are inserted or
  /// measured above. Then the content's start and a large title move with the content size, and these
  /// screens mark no row for the journal.
  @Test(arguments: CheckScreenTests.pulled)
  func aJournalOfEveryScreenIsExplained(_ gallery: GalleryScreens.Screen) async throws {
    let file = JournalFile()
    let arguments = LaunchArguments(["-journal", file.path, "-screen", gallery.rawValue])
    let screen = ScreenDriver.Screen(GalleryView(arguments))
    await screen.wait(0.5)
    await screen.pullAndRelease(by: 400, over: 1, wait: 11)
    let journal = try file.journal
    #expect(journal.longestPull > 20)
    let verdict = JournalVerdict(journal, by: [.motion])
    #expect(verdict.isPassed, "\(verdict.failures.map(\.line))")
  }

  private nonisolated static let pulled = GalleryScreens.Screen.allCases.filter { screen in
    ![.completionParts, .horizontalList, .horizontal, .cards, .deck, .ranges, .archive, .chat].contains(
      screen)
  }

  @Test func launchArgumentsAreReadAndNonsenseIsIgnored() {
    let arguments = LaunchArguments([
      "-screen", "chat", "-journal", "/tmp/j", "-titleInset", "atOnce", "-fault", "40",
    ])
    #expect(arguments.screen == .chat && arguments.journal?.path == "/tmp/j")
    #expect(arguments.titleInset == "atOnce" && arguments.fault == 40)
    let nonsense = LaunchArguments(["-fault", "nan", "-screen", "nothing", "-titleInset"])
    #expect(nonsense == LaunchArguments([]))
  }
}

/// A file for a journal, deleted when the object is released.
private final class JournalFile {
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent(
    "\(UUID().uuidString).journal")

  var path: String { url.path }
  var journal: Journal {
    get throws { try #require(Journal(text: String(contentsOf: url, encoding: .utf8))) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
