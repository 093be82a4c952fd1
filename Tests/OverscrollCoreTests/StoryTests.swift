import Foundation
import OverscrollTestSupport
import Testing

/// The stories in `Tests/Stories`: timelines of events with the state that is seen after each of them.
///
/// The environment variable `OVERSCROLL_STORY` selects the stories whose path contains its value.
@Suite struct StoryTests {
  private static let folder = Checkout.root.appending(path: "Tests/Stories")
  private static let page = Checkout.root
    .appending(path: "Sources/OverscrollCore/OverscrollCore.docc/Engine.md")
  private static let selected = ProcessInfo.processInfo.environment["OVERSCROLL_STORY"] ?? ""
  static let names = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".story") && (selected.isEmpty || $0.contains(selected)) }.sorted()

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test("What is seen is what the story says", arguments: names)
  func story(_ name: String) throws {
    do {
      for story in try Story.all(Self.text(name)) {
        for variant in story.variants {
          if let difference = story.difference(variant) { Issue.record("\(name): \(difference)") }
        }
      }
    } catch {
      Issue.record("\(name), \(error)")
    }
  }

  @Test("No two stories are about the same, and each is in the folder of a promise or of settings")
  func different() throws {
    var names: [String: String] = [:]
    for name in Self.names {
      let folder = name.prefix { $0 != "/" }
      let isKnown = folder == "configuration" || folder.first?.isNumber == true && name.contains("/")
      #expect(isKnown, "\(name) is in no folder of a promise")
      guard let about = try? Story.all(Self.text(name)).first?.about else { continue }
      #expect(names[about] == nil, "\(name) and \(names[about] ?? "") are about the same")
      names[about] = name
    }
  }

  @Test("The page Engine shows ten of the stories as they are", .enabled(if: selected.isEmpty))
  func page() throws {
    let blocks = try String(contentsOf: Self.page, encoding: .utf8).components(separatedBy: "```")
      .filter { $0.hasPrefix("text\nabout ") }.map { String($0.dropFirst(5)) }
    let stories = Set(try Self.names.map(Self.text))
    #expect(blocks.count == 10)
    for block in blocks { #expect(stories.contains(block), "no file is this story:\n\(block)") }
  }
}
