import ChromiumDriver

extension Stage {
  /// Runs `body` with one of the gallery's demos of lists, and expects no errors.
  static func listDemo(_ name: String, _ body: (Stage) async throws -> Void) async throws {
    try await lend(complaints: false) { page, address in
      try await page.navigate(to: "\(address)elements.html#\(name)")
      try await page.wait(until: "globalThis.lists?.list.listPresentation?.count > 0")
      try await page.evaluate("import('/testing/recorder.js').then(() => {})")
      try await page.evaluate("document.querySelector('.list-stage').scrollIntoView({ block: 'end' })")
      try await page.evaluate("lists.started")
      let stage = try await Stage(page, view: "lists.list")
      try await stage.waitForRest()
      try await body(stage)
    }
  }
}
