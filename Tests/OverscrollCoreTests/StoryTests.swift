import Foundation
import OverscrollTestSupport
import Testing

/// The stories in `Tests/Stories`: timelines of events with the state that is seen after each of them.
@Suite struct StoryTests {
  private static let folder = Checkout.root.appending(path: "Tests/Stories")
  static let names = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".story") }.sorted()

  @Test("What is seen is what the story says", arguments: names)
  func story(_ name: String) throws {
    let story = try Story(String(contentsOf: Self.folder.appending(path: name), encoding: .utf8))
    for variant in story.variants {
      if let difference = story.difference(variant) { Issue.record("\(name): \(difference)") }
    }
  }
}
