import ChromiumDriver

extension Stage {
  /// What became of the words of a page.
  struct Heard: Decodable, Sendable {
    /// How often any have changed.
    let seen: Int
    /// What a screen reader reads out by itself.
    let said: [String]
  }

  /// Listens to what changes in a part of the page, and to what a screen reader would say of it.
  ///
  /// A range that has the focus is read out with its text whenever that changes.
  func listen(in part: String = "body") async throws {
    try await page.evaluate(
      """
      void (globalThis.heard = { seen: 0, said: [] }, new MutationObserver((changes) => {
        const live = 'output, [role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])'
        for (const { target, type } of changes) {
          const element = target.closest ? target : target.parentElement
          heard.seen += 1
          if (type === 'attributes' ? element === document.activeElement : element?.closest(live)) {
            heard.said.push(`${element.id || element.className || element.localName}: ${element.textContent}`)
          }
        }
      }).observe(document.querySelector('\(part)'), {
        subtree: true, childList: true, characterData: true, attributeFilter: ['aria-valuetext'],
      }))
      """)
  }

  /// What has been heard since then.
  func heard() async throws -> Heard { try await page.evaluate("heard", as: Heard.self) }
}
