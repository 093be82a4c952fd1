import ChromiumDriver
import TestTurns
import Testing

extension GalleryBrowserTests {
  /// The gallery's list of cards, and the meter, which shows values of the list's engine.
  @Suite struct ListDemoTests {
    /// The values of the list's presentation that these tests read.
    struct Numbers: Decodable, Sendable {
      let count: Int
      let elements: Int
      let slotCount: Int
      let bytes: Int
      let item: Int
    }

    private func numbers(_ stage: Stage) async throws -> Numbers {
      try await stage.page.evaluate("lists.list.listPresentation", as: Numbers.self)
    }

    private func text(_ selector: String, _ stage: Stage) async throws -> String {
      try await stage.page.evaluate("document.querySelector('\(selector)').textContent").string ?? ""
    }

    private func jump(to target: String, _ stage: Stage) async throws {
      try await stage.page.evaluate(
        """
        void (document.querySelector('#cards-target').value = '\(target)',
          document.querySelector('#cards-jump').requestSubmit())
        """)
      try await stage.waitForRest()
    }

    /// Waits until all cards in the page have names, and returns the names.
    private func names(_ stage: Stage) async throws -> [String] {
      let cards = "[...lists.list.querySelectorAll('.item')].filter((item) => item.style.display !== 'none')"
      try await stage.page.wait(until: "\(cards).every((item) => item.querySelector('[data-known=true]'))")
      return try await stage.page.evaluate(
        "\(cards).map((item) => item.querySelector('h4').textContent)", as: [String].self)
    }

    @Test("Every character has a card, and only the visible cards have elements")
    func cards() async throws {
      try await Stage.listDemo("cards") { stage in
        let numbers = try await numbers(stage)
        #expect(numbers.count > 140_000)
        #expect(numbers.elements < 40 && numbers.bytes < 100_000)
        #expect(try await names(stage).contains("LATIN CAPITAL LETTER A"))
        #expect(try await text("#cards-code", stage) == "U+0041")
        try await jump(to: "1", stage)
        #expect(try await names(stage).starts(with: ["NULL", "START OF HEADING"]))
      }
    }

    @Test(
      "The jump field accepts a code point, a character or a card's number, and explains an invalid target"
    )
    func jumps() async throws {
      try await Stage.listDemo("cards") { stage in
        for (target, name) in [
          ("U+1F600", "GRINNING FACE"), ("u+4e00", "CJK UNIFIED IDEOGRAPH-4E00"),
          ("한", "HANGUL SYLLABLE HAN"), ("66", "LATIN CAPITAL LETTER A"),
        ] {
          try await jump(to: target, stage)
          let names = try await names(stage)
          #expect(names.contains(name), "\(target): \(names)")
          #expect(try await text("#cards-mistake", stage) == "")
        }
        for target in ["U+0378", "0", "999999999", "U+XYZ", "two words", ""] {
          try await jump(to: "66", stage)
          #expect(try await text("#cards-mistake", stage) == "")
          let item = try await numbers(stage).item
          try await jump(to: target, stage)
          #expect(try await !text("#cards-mistake", stage).isEmpty, "\(target)")
          #expect(try await numbers(stage).item == item, "\(target)")
        }
      }
    }

    @Test(
      "A list of ten million cards needs no more elements and no larger index, and scrolls to its last card")
    func tenMillion() async throws {
      try await Stage.listDemo("cards") { stage in
        try await stage.page.evaluate("document.querySelector('#cards-many').click()")
        #expect(try await numbers(stage).count == 10_000_000)
        try await jump(to: "10000000", stage)
        #expect(try await text("#cards-count", stage) == "10,000,000")
        let names = try await names(stage)
        let numbers = try await numbers(stage)
        #expect(numbers.item > 9_999_990 && numbers.elements < 40 && numbers.bytes < 100_000)
        #expect(names.count >= 2)
        let y = stage.window.y + 120
        try await stage.page.fling(from: Point(80, y), to: Point(330, y), duration: .milliseconds(90))
        try await stage.waitForRest()
        #expect(try await self.numbers(stage).item < numbers.item)
        // After the switch back to fewer cards, the list shows cards near its new end.
        try await stage.page.evaluate("document.querySelector('#cards-many').click()")
        try await stage.waitForRest()
        #expect(try await self.numbers(stage).item < 200_000)
      }
    }

    @Test("An arrow key switches to the next tab, and the lists of hidden tabs cannot be reached")
    func tabs() async throws {
      try await Stage.listDemo("cards") { stage in
        try await stage.page.evaluate("document.querySelector('#tab-cards').focus()")
        try await stage.page.press(.arrowRight)
        #expect(try await stage.page.evaluate("document.activeElement.id") == "tab-masonry")
        let inert = "[...document.querySelectorAll('.list-stage .panel')].map((panel) => panel.inert)"
        #expect(try await stage.page.evaluate(inert) == [true, false, true])
        try await stage.page.wait(until: "lists.list.listPresentation.count > 0")
        #expect(try await stage.page.evaluate("location.hash") == "#masonry")
        // The demo of the page's upper part does not change.
        #expect(try await stage.page.evaluate("gallery.demo.name") == "icon")
      }
    }
  }
}
