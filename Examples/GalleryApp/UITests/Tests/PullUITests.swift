import XCTest

/// Pulls each container under each kind of bar with a simulator's touches, and judges the journal.
///
/// These tests have not been run yet. `Scripts/ui-test` runs them on a Mac.
final class PullUITests: XCTestCase {
  /// The distance of the finger's drag, in pt.
  ///
  /// In a viewport of `d` the rubber band turns a drag of `x` into a pull of `d * (1 - 1 / (1 + 0.55 * x /
  /// d))`. At `d` = 700 pt a drag of 320 pt pulls by 141 pt, which is past the threshold of 100 pt. A drag
  /// of 150 pt would pull by only 74 pt.
  private static let distance = 320.0

  /// The finger's speed, in pt/s.
  ///
  /// Apple's documentation gives the unit as pixels per second. But XCTest divides a distance in points by
  /// the speed, and its slow preset is 250 (github.com/appium/WebDriverAgent,
  /// XCUIApplication+FBTouchAction.m).
  private static let speed = 150.0

  @MainActor func testListInline() { pull(.list, under: .inline) }
  @MainActor func testListLarge() { pull(.list, under: .large) }
  @MainActor func testListSearch() { pull(.list, under: .search) }
  @MainActor func testListSheet() { pull(.list, under: .sheet) }

  @MainActor func testScrollViewInline() { pull(.scrollView, under: .inline) }
  @MainActor func testScrollViewLarge() { pull(.scrollView, under: .large) }
  @MainActor func testScrollViewSearch() { pull(.scrollView, under: .search) }
  @MainActor func testScrollViewSheet() { pull(.scrollView, under: .sheet) }

  @MainActor func testFormInline() { pull(.form, under: .inline) }
  @MainActor func testFormLarge() { pull(.form, under: .large) }
  @MainActor func testFormSearch() { pull(.form, under: .search) }
  @MainActor func testFormSheet() { pull(.form, under: .sheet) }

  @MainActor func testVerticalListInline() { pull(.verticalList, under: .inline) }
  @MainActor func testVerticalListLarge() { pull(.verticalList, under: .large) }
  @MainActor func testVerticalListSearch() { pull(.verticalList, under: .search) }
  @MainActor func testVerticalListSheet() { pull(.verticalList, under: .sheet) }

  /// If the content shifts by 200 pt one frame after the lift, the journal breaks the motion rule.
  @MainActor func testAFaultIsFound() {
    let found = findings(.list, under: .inline, fault: -200)
    let isFound = found?.contains { $0.rule == .motion && $0.result == .failed } ?? false
    XCTAssertTrue(isFound, "\(found?.map(\.line) ?? [])")
  }

  @MainActor private func pull(_ container: Matrix.Container, under chrome: Matrix.Chrome) {
    guard let found = findings(container, under: chrome) else { return XCTFail("There is no journal") }
    for finding in found {
      XCTAssertTrue(finding.result != .failed, finding.line)
      // The report shows the line as a step, because the test passes.
      if finding.result == .notJudged { XCTContext.runActivity(named: finding.line) { _ in } }
    }
  }

  /// Pulls slowly, holds the finger, lifts, waits for the end of the action, and judges the journal.
  ///
  /// The action takes 1 s.
  @MainActor private func findings(
    _ container: Matrix.Container, under chrome: Matrix.Chrome, fault: Double = 0
  ) -> [JournalFinding]? {
    let app = XCUIApplication()
    // A simulator's processes share the files of the Mac.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).journal.txt")
    app.launchArguments = [
      "-journal", file.path, "-screen", "matrix", "-container", container.rawValue, "-chrome",
      chrome.rawValue, "-fault", "\(fault)",
    ]
    app.launch()
    defer { app.terminate() }
    let actions = element("actions", in: app)
    XCTAssertTrue(actions.waitForExistence(timeout: 30), "The screen is not there")
    // The presentation of a sheet takes some time.
    Thread.sleep(forTimeInterval: 2)

    let start = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.35))
    start.press(
      forDuration: 0.1, thenDragTo: start.withOffset(CGVector(dx: 0, dy: Self.distance)),
      withVelocity: XCUIGestureVelocity(rawValue: Self.speed), thenHoldForDuration: 0.5)
    Thread.sleep(forTimeInterval: 5)

    XCTAssertEqual(actions.exists ? actions.label : "", "refresh=1 loadMore=0", "One action")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    attach(file, as: "\(container)-\(chrome)\(fault == 0 ? "" : "-fault").journal.txt")
    return Journal(text: text).map { JournalVerdict($0, by: chrome.rules).findings }
  }

  private func attach(_ file: URL, as name: String) {
    let attachment = XCTAttachment(contentsOfFile: file)
    attachment.name = name
    attachment.lifetime = .keepAlways
    add(attachment)
  }

  @MainActor private func element(_ identifier: String, in app: XCUIApplication) -> XCUIElement {
    app.descendants(matching: .any).matching(identifier: identifier).firstMatch
  }
}
