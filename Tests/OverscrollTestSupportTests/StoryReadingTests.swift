import OverscrollTestSupport
import Testing

/// The text of stories: what it means, and what is said about a wrong one.
@Suite struct StoryReadingTests {
  private func story(_ lines: String, setup: String = "source driven") throws -> Story {
    try Story("about A test.\n\(setup)\n\n\(lines)\n")
  }

  private func difference(_ lines: String, setup: String = "source driven") throws -> String? {
    let story = try story(lines, setup: setup)
    return story.difference(try #require(story.variants.first))
  }

  @Test(
    "A value that differs is shown beside the story, and nothing else",
    arguments: [
      ("0  pull 140  pulling", "0  pull 140  armed"),
      ("0  pull 140  offset -120", "0  pull 140  offset -140"),
      ("0  begin start  starts 2  gap 60", "0  begin start  starts 1  gap 60"),
      ("0  pull 140  phases idle armed", "0  pull 140  phases idle pulling armed"),
      ("0  begin start  effects", "0  begin start  effects started:start:1:first"),
      ("0  begin start  unchanged", "0  begin start  changed"),
      ("0  pull 50  overscroll > 60", "0  pull 50  overscroll 50"),
      ("0  pull 50  end armed", "0  pull 50  end disabled"),
    ])
  func differs(_ line: String, _ seen: String) throws {
    let difference = try #require(try difference(line))
    #expect(difference.hasSuffix("\n- \(line)\n+ \(seen)"))
  }

  @Test(
    "A value may be a bound, and a number may be rounded",
    arguments: [
      "0  pull 140  offset < -139  offset > -141", "0  begin start  starts < 2", "0  pull 140  offset -140.0",
      "0  pull 33.3333  progress 0.3333",
      "0  begin start  effects started:start:1:first", "0  tick  unchanged  end disabled  start idle",
    ])
  func agrees(_ line: String) throws { #expect(try difference(line) == nil) }

  @Test("A time is absolute, relative after `+`, or the end of the previous event")
  func times() throws {
    #expect(try difference("0  begin start\n1  tick  time 1\n+0.5  tick  time 1.5\n   tick  time 1.5") == nil)
    let late = try difference("1  tick\n0.5  tick  idle")
    #expect(late?.contains("the previous event ends at 1.0 s") == true)
  }

  @Test(
    "An event for items that the list does not have is an error",
    arguments: [
      "insert -1 at 0", "insert 1 at 11", "insert 1 at -1", "remove 5 at 8", "remove -3 at 8",
      "remove 1 at -1",
      "move 1 at 10 to 0", "move 1 at 0 to 11", "reorder 10 to 0", "reorder 0 to 10", "reset -1",
      "insert 9000000 at end",
    ])
  func missingItems(_ event: String) throws {
    let difference = try difference("0  \(event)  count 10", setup: "source driven\nlist 10")
    #expect(difference?.contains("the list has no such items; it has 10 items") == true)
  }

  @Test("A story is true for every source and each of its configurations")
  func variants() throws {
    let every = try story("0  tick  idle", setup: "start pulled\nend headerFooter | disabled")
    #expect(every.variants.count == 3 * 6 * 2)
    for variant in every.variants { #expect(every.difference(variant) == nil) }
    let two = try story(
      "0  tick  idle", setup: "source inset shifted\nstart gap=points:20 | threshold=points:90")
    #expect(two.variants.map(\.description).count == 4)
  }

  @Test("The edge of a story is the edge of its events and values that name none")
  func edge() throws {
    let setup = "source driven\nend headerFooter\nedge end\ncontent 1000"
    #expect(
      try difference(
        "0  place 200\n   pull 140  armed  start idle\n   lift  starts 1  start starts 0", setup: setup)
        == nil)
  }

  @Test(
    "A wrong line is named with its number and the reason",
    arguments: [
      ("0  jump 20  idle", "line 4: `jump 20` is no event and no value"),
      ("x  tick", "line 4: a time is 0 to 600 s, not `x`; a line without a time begins with a space"),
      ("0  pull 20  happy", "line 4: `happy` is no event and no value"),
    ])
  func wrong(_ line: String, _ reason: String) {
    #expect { _ = try story(line) } throws: { "\($0)" == reason }
  }

  @Test(
    "A wrong setup is named with its line",
    arguments: ["colour red", "source web", "edge top", "start bounce=1"])
  func wrongSetup(_ setup: String) {
    #expect { _ = try story("0  tick", setup: setup) } throws: { "\($0)".hasPrefix("line 2: ") }
  }

  @Test(
    "An event that cannot be played is a difference, with the reason",
    arguments: [
      ("0  finish success  idle", "no action is running"),
      ("0  pull 140 edn  armed", "an edge is start or end"),
      ("0  pull 140 idle  armed", "an edge is start or end"),
      ("0  lift idle  idle", "`lift` has 0 words"),
      ("0  drag 20  idle", "no finger is down"), ("0  begin start now  idle", "an extra word"),
      ("0  pull 90000  armed", "no finger can pull so far"), ("0  pull nan  idle", "no number"),
    ])
  func unplayable(_ line: String, _ reason: String) throws {
    #expect(try difference(line)?.contains(reason) == true)
  }

  @Test(
    "A story that would check nothing cannot be read",
    arguments: ["0  pull 140", "0", "0  starts 99 < 5", "0  insets 99 < 5", "0  idle\n+1  lift"])
  func nothing(_ lines: String) { #expect(throws: Story.Failure.self) { _ = try story(lines) } }

  @Test(
    "A setup without a case, or with two lines of the same kind, cannot be read",
    arguments: [
      "source", "start", "end |", "edge", "source driven\nsource inset", "both standard\nend standard",
    ])
  func setup(_ setup: String) {
    #expect(throws: Story.Failure.self) { _ = try story("0  tick  idle", setup: setup) }
  }

  @Test("Lines may end as on Windows; a tab is an error")
  func lineEnds() throws {
    let story = try Story("about A test.\r\n\r\n0  tick  idle\r\n")
    #expect(story.variants.count == 3 && story.difference(story.variants[0]) == nil)
    #expect(throws: Story.Failure.self) { _ = try self.story("0\tpull 20\tpulling") }
  }

  @Test(
    "A line of a list that differs or cannot be played is shown with what was seen, or with the reason",
    arguments: [
      ("0  insert 5 at 0  moved 40", "insert 5 at 0  moved 0"),
      ("0  place 70  item 2  inside 20", "place 70  item 1  inside 20"),
      ("0  measure 3 90  position 4 0", "measure 3 90  position 4 240"),
      ("0  insert 5 to 0  moved 0", "`insert` has `at` between its numbers"),
      ("0  place 1000  distance <= 3", "distance 1000"), ("0  place 1000  mounted 99 3", "mounted "),
      ("0  tick  position 9999 0", "position 9999 none"),
      ("0  tick  isMounted -1 false", "isMounted -1 none"),
      ("0  scrollTo item 60 animated start  moved 0", "`animated` at its end"),
      ("0  scrollTo item 60 start moved 0  moved 0", "`animated` at its end"),
      ("0  scrollTo item 5 end  item 5", "scrollTo item 5 end  item 0"),
      ("0  measure 100 5  moved 0", "no such items"),
      ("0  remove 5 at 9223372036854775807  moved 0", "no such items"),
      ("0  tick x0  moved 0", "repeated 1 to 1000 times"), ("0  drag 5 over 601  moved 0", "0 to 600 s"),
      ("0  insert 5 at nowhere  moved 0", "`nowhere` is no index of an item"),
      ("0  insert 1 at 0 footer  moved 0", "`footer` is no kind of item"),
      ("0  scrollTo item 5 middle  moved 0", "middle"), ("0  finish success  idle", "no action is running"),
    ])
  func list(_ line: String, _ seen: String) throws {
    let difference = try difference(line, setup: "source driven\nlist 100\nitems 50 known")
    #expect(difference?.contains(seen) == true, "\(difference ?? "nothing")")
  }

  @Test(
    "A list that cannot be read, and a word that is not for this kind of story, are errors",
    arguments: [
      ("list", "0  tick  item 0"), ("list many", "0  tick  item 0"), ("list 5 colour=red", "0  tick  item 0"),
      ("list 5\ncontent 100", "0  tick  item 0"), ("items 50", "0  tick  idle"),
      ("list 5\nitems 50 x", "0  tick  item 0"), ("list 5", "0  grow 100  item 0"),
      ("list 5", "0  tick  position 1 2 3 < 4"), ("source driven", "0  insert 1 at 0  idle"),
      ("source driven", "0  tick  moved 0"),
    ])
  func wrongList(_ setup: String, _ line: String) {
    #expect(throws: Story.Failure.self) { _ = try story(line, setup: setup) }
  }

  @Test("A story is true for each of its lists and cases, and `x3` repeats an event")
  func cases() throws {
    let stories = try Story.all(
      "about A test.\nlist 3 | 3 chat\ncases more=2 all=9 | more=4 all=15\n\n  insert $more at end x3  count $all\n"
    )
    #expect(stories.map(\.variants.count) == [6, 6])
    for story in stories { for variant in story.variants { #expect(story.difference(variant) == nil) } }
    let names = try Story.all("about A test.\nlist 3\ncases n=1 nn=5\n\n  insert $nn at 0  count 8\n")[0]
    #expect(names.difference(names.variants[0]) == nil)
    let wrong = try Story.all("about A test.\nlist 3\ncases n=1 | n=2\n\n  insert $n at 0  count 4\n")[1]
    let difference = wrong.difference(wrong.variants[0])
    #expect(difference?.contains("; case n=2)") == true, "\(difference ?? "nothing")")
  }

  @Test(
    "A case without a value, or with a name that the story lacks, cannot be read",
    arguments: ["cases", "cases |", "cases n", "cases n=1 |", "cases n=1 m=2", "case n=1"])
  func wrongCases(_ line: String) {
    #expect(throws: Story.Failure.self) {
      _ = try Story.all("about A test.\nlist 3\n\(line)\n\n  insert $n at 0  count 4\n")
    }
  }
}
