import OverscrollTestSupport
import Foundation
import Testing

/// The rules for names and documentation comments in Sources.
@Suite struct ProseRulesTests {
  /// The words of Swift, its packages and the platforms with which a type's name may end.
  ///
  /// A type's name may also end with a word of the glossary.
  static let platformWords: Set<String> = Set(
    """
    bundle byte change code configuration destination diagnostic difference digest double element entry error field
    function id identity index instant key kind log map number option pair pool range reader recording
    registry result scheduler set snapshot source start state step store string table thread tree
    unit value visitor warning writer
    alignment animation animator behavior binding button content context coordinator declaration
    focus image layer layout list modifier placement position shape style timer title view
    band batch bound buffer cache curve deceleration delegate distance expectation factory feedback
    frame gesture header inset location metric observer offset point preview recognizer report request
    rule scrolling search span spring touch tracker
    """.split { $0.isWhitespace }.map(String.init))

  /// The names of the payload types of `EdgePhase`, which equal the names of the phases.
  static let phases: Set = ["Armed", "Pulling", "Refreshing", "Settling"]

  /// The words of the glossary, in lowercase.
  static let glossary: [String] = {
    let file = Checkout.root.appendingPathComponent("GLOSSARY.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { $0.firstMatch(of: #/^- \*\*([a-z-]+)\*\*: /#)?.1 }.map(
      String.init)
  }()

  @Test("The glossary has at most 50 words, each once and with one sentence")
  func glossaryWords() throws {
    let text = try String(contentsOf: Checkout.root.appendingPathComponent("GLOSSARY.md"), encoding: .utf8)
    let entries = text.split(separator: "\n").filter { $0.hasPrefix("- ") }
    #expect(Self.glossary.count == entries.count && !entries.isEmpty && entries.count <= 50)
    #expect(Set(Self.glossary).count == entries.count)
    for entry in entries {
      #expect(entry.hasSuffix(".") && entry.matches(of: #/\. /#).isEmpty, "\(entry)")
    }
  }

  @Test("The name of each type ends in a word of the glossary or of the platforms")
  func typeNames() {
    let declaration = #/\b(?:struct|enum|class|actor|protocol|typealias) ([A-Z]\w*)/#
    let words = Self.platformWords.union(Self.glossary)
    var count = 0
    // OverscrollArticles contains the components of five articles, with the names that the articles use.
    for file in HouseRulesTests.files where file.target != "OverscrollArticles" {
      for line in file.code.split(separator: "\n") {
        guard !line.contains("import "), let match = line.firstMatch(of: declaration) else { continue }
        let name = String(match.1)
        count += 1
        #expect(
          words.contains(Self.lastWord(of: name)) || Self.phases.contains(name), "\(file.name): \(name)")
      }
    }
    #expect(count > 300)
  }

  @Test("`lastWord` returns a name's last capitalized word, in lowercase and in the singular")
  func lastWords() {
    #expect(Self.lastWord(of: "ScrollViewSession") == "session")
    #expect(Self.lastWord(of: "EdgeActions") == "action")
    #expect(Self.lastWord(of: "ListItemID") == "id")
    #expect(Self.lastWord(of: "WheelView") == "view")
  }

  @Test("No documentation comment begins with a question word, has a long summary or has a long sentence")
  func documentation() throws {
    var count = 0
    for file in HouseRulesTests.files {
      let url = Checkout.root.appendingPathComponent("Sources/\(file.name)")
      for comment in Self.documentation(in: try String(contentsOf: url, encoding: .utf8)) {
        count += 1
        #expect(
          comment.faults.isEmpty, "\(file.name):\(comment.line): \(comment.faults.joined(separator: "; "))")
      }
    }
    #expect(count > 2000)
  }

  @Test("`documentation(in:)` reports the faults of each comment")
  func faults() {
    let long = Array(repeating: "word", count: 26).joined(separator: " ")
    let texts = [
      ("/// The distance, in pt.", 0), ("/// What is drawn.", 1), ("/// \(long).", 2),
      ("/// Short.\n///\n/// \(long).", 1), ("/// Short.\n///\n/// ```\n/// \(long)\n/// ```", 0),
    ]
    for (text, count) in texts {
      #expect(Self.documentation(in: text + "\nlet x = 0\n").map(\.faults.count) == [count], "\(text)")
    }
  }

  /// A documentation comment of a source file, with its violations of the rules.
  struct Comment {
    /// The line number of the comment's first line.
    let line: Int
    /// A description of each violated rule.
    let faults: [String]
  }

  /// Returns the documentation comments of a source text.
  static func documentation(in text: String) -> [Comment] {
    var (comments, lines): ([Comment], [String]) = ([], [])
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("///") {
        lines.append(line.dropFirst(3).trimmingCharacters(in: .whitespaces))
      } else if !lines.isEmpty {
        comments.append(Comment(line: number - lines.count + 1, faults: faults(in: lines)))
        lines = []
      }
    }
    return comments
  }

  private static func faults(in lines: [String]) -> [String] {
    var faults: [String] = []
    let summary = lines.prefix { !$0.isEmpty }.joined(separator: " ")
    if summary.firstMatch(of: #/^(?:What|Whose|Where|Who|Which|How)\b/#) != nil {
      faults.append("begins with a question word")
    }
    if summary.split(separator: " ").count > 15 { faults.append("the summary is longer than 15 words") }
    let blocks = lines.joined(separator: "\n").replacing(#/```[^`]*```/#, with: "\n\n")
    for block in blocks.replacing(#/\n *- /#, with: "\n\n").components(separatedBy: "\n\n") {
      let sentences = block.replacing("\n", with: " ").replacing(#/[.:;!?] +/#, with: "\u{0}")
      for sentence in sentences.split(separator: "\u{0}") where sentence.split(separator: " ").count > 25 {
        faults.append("a sentence is longer than 25 words: \(sentence.prefix(40))")
      }
    }
    return faults
  }

  private static func lastWord(of name: String) -> String {
    let words = name.matches(of: #/[A-Z]+(?![a-z])|[A-Z][a-z0-9]*/#).map { String($0.0).lowercased() }
    let last = words.last ?? name
    return last.hasSuffix("s") && !last.hasSuffix("ss") && !["status", "focus"].contains(last)
      ? String(last.dropLast()) : last
  }
}
