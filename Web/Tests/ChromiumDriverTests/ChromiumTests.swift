import Foundation
import Testing

@testable import ChromiumDriver

@Suite struct ChromiumTests {
  @Test(
    "Without windows a headless shell is preferred to Chromium, but `OVERSCROLL_CHROMIUM` overrides the search"
  )
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

  @Test("Only CI=true and OVERSCROLL_REQUIRE_BROWSER=1 require a browser")
  func required() {
    #expect(Chromium.isRequired(environment: ["CI": "true"]))
    #expect(Chromium.isRequired(environment: ["OVERSCROLL_REQUIRE_BROWSER": "1"]))
    #expect(!Chromium.isRequired(environment: ["CI": "", "OVERSCROLL_REQUIRE_BROWSER": "0"]))
  }
}
