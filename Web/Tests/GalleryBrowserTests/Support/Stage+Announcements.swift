import ChromiumDriver

extension Stage {
  /// The recorded changes of the texts in a page.
  struct Heard: Decodable, Sendable {
    /// The number of changes.
    let seen: Int
    /// The texts that a screen reader announces.
    let said: [String]
  }

  /// Starts to record text changes in a part of the page, and the announcements of a screen reader.
  ///
  /// A screen reader also announces the text of a focused slider when it changes.
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

  /// Returns the changes since the call of `listen(in:)`.
  func heard() async throws -> Heard { try await page.evaluate("heard", as: Heard.self) }
}
