import OverscrollTestSupport
import Testing

/// The cases for which a story is true, and the words of its setup.
@Suite struct StoryVariantTests {
  private func story(_ setup: String, _ lines: String) throws -> Story {
    try Story("about A test.\n\(setup)\n\n\(lines)\n")
  }

  @Test("A story has a case for each source, edge and configuration, and equal edges only in pairs")
  func count() throws {
    let both = try story("both policy=tap | policy=manual\nedge start end", "  tick  idle")
    #expect(both.variants.count == 3 * 2 * 2)
    let each = try story("source inset\nstart pulled\nend pulled", "  tick  idle")
    #expect(each.variants.count == 6 * 6)
  }

  @Test("With both edges, the word `edge` and values without an edge concern the edge of the case")
  func edge() throws {
    let story = try story("both standard\nedge start end", "  begin edge  refreshing  starts 1")
    for variant in story.variants { #expect(story.difference(variant) == nil) }
  }

  @Test("A difference shows the line, the values that were seen, and the case")
  func difference() throws {
    let story = try story("source driven", "  pull 120  idle  gap 0\n  lift  starts 1")
    #expect(
      story.difference(story.variants[0]) == """
        A test.
        (source driven, start standard, end disabled, edge start)
        -   pull 120  idle  gap 0
        +   pull 120  armed  gap 0
            lift  starts 1
        """)
  }

  @Test("A line without an event shows the effects of its time")
  func effects() throws {
    let story = try story(
      "source driven\nstart timeout=1", "0  begin start\n2  effects ended:start:1:timedOut")
    #expect(story.difference(story.variants[0]) == nil)
  }

  @Test("If the phase is unknown, a pull starts nothing")
  func phase() throws {
    let story = try story("source inset\nphase unknown", "  pull 120  idle\n  lift\n+1  starts 0")
    #expect(story.difference(story.variants[0]) == nil)
  }

  @Test("A setup with an unknown word is an error", arguments: ["phase known", "edge left", "color red"])
  func unknown(_ setup: String) {
    #expect(throws: Story.Failure.self) { try story(setup, "  tick") }
  }
}
