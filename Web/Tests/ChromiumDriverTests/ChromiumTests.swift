import Foundation
import Testing

@testable import ChromiumDriver

@Suite struct ChromiumTests {
  @Test("The chosen path comes first and is the only candidate")
  func chosen() {
    let environment = ["OVERSCROLL_CHROMIUM": "/opt/mine", "PATH": "/usr/bin"]
    #expect(Chromium.locate(environment: environment) { _ in true }?.path == "/opt/mine")
    #expect(Chromium.locate(environment: environment) { $0 == "/usr/bin/chromium" } == nil)
  }

  @Test(
    "A usual name is found in any folder of PATH",
    arguments: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])
  func usualNames(name: String) {
    let found = Chromium.locate(environment: ["PATH": "/a:relative:/b"]) { $0 == "/b/\(name)" }
    #expect(found?.path == "/b/\(name)")
  }

  @Test("A better name in a later folder comes before a lesser name in an earlier one")
  func order() {
    let there = ["/a/google-chrome", "/b/chromium"]
    let found = Chromium.locate(environment: ["PATH": "/a:/b"], isExecutable: there.contains)
    #expect(found?.path == "/b/chromium")
  }

  @Test("A folder of relative name is not searched, and nothing found is nil")
  func nothing() {
    #expect(Chromium.locate(environment: ["PATH": "here"]) { $0 == "here/chromium" } == nil)
    #expect(Chromium.locate(environment: [:]) { _ in false } == nil)
  }

  @Test(
    "Where no page is to hide another, a browser without windows comes first, but not before the chosen one")
  func withoutWindows() {
    func path(hasWindows: Bool, chosen: String = "", there: String...) -> String? {
      let environment = ["PATH": "/a:/b", "OVERSCROLL_CHROMIUM": chosen]
      return Chromium.locate(
        hasWindows: hasWindows, environment: environment, isExecutable: there.contains)?.path
    }
    let (whole, shell) = ("/a/chromium", "/b/chromium-headless-shell")
    #expect(path(hasWindows: false, there: whole, shell) == shell)
    #expect(path(hasWindows: true, there: whole, shell) == whole)
    #expect(path(hasWindows: false, there: whole) == whole)
    #expect(path(hasWindows: true, there: shell) == nil)
    #expect(path(hasWindows: false, chosen: "/opt/mine", there: whole, shell, "/opt/mine") == "/opt/mine")
    #expect(path(hasWindows: false, chosen: "/opt/mine", there: whole, shell) == nil)
  }

  @Test("Only CI=true and OVERSCROLL_REQUIRE_BROWSER=1 insist on a browser")
  func required() {
    #expect(Chromium.isRequired(environment: ["CI": "true"]))
    #expect(Chromium.isRequired(environment: ["OVERSCROLL_REQUIRE_BROWSER": "1"]))
    #expect(!Chromium.isRequired(environment: ["CI": "", "OVERSCROLL_REQUIRE_BROWSER": "0"]))
  }
}
