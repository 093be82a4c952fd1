import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite(.serialized) struct TextTests {
  private let ruler = TextRuler(face: TypeFace(.footnote, in: .large))

  private func size(_ view: some View, in size: CGSize = CGSize(width: 390, height: 844)) throws -> CGSize {
    let stage = Stage(view, size: size)
    return try #require(stage.roots.first).frame.size
  }

  @Test("Text styles have the sizes of the Human Interface Guidelines")
  func stylesHaveTheSizesOfTheGuidelines() {
    let usual = Font.TextStyle.allCases.map { $0.metrics(in: .large) }
    #expect(usual.map(\.size) == [34, 22, 20, 17, 17, 15, 13, 12])
    #expect(usual.map(\.line) == [41, 28, 25, 22, 22, 20, 18, 16])
    for style in Font.TextStyle.allCases {
      let sizes = DynamicTypeSize.allCases.map { style.metrics(in: $0) }
      #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0.size <= $1.size && $0.line <= $1.line })
      #expect(sizes.allSatisfy { $0.line > $0.size })
    }
  }

  /// Checks that no word is lost, and that no line has room for the next word.
  @Test("Lines break at spaces", arguments: [80.0, 100, 173, 240, 358])
  func linesBreakAtSpaces(_ width: Double) {
    let text = "About forty, high up and screaming. The first ones this year."
    let lines = ruler.lines(text, width: width, height: nil)
    #expect(lines.map(\.text).joined(separator: " ") == text)
    #expect(lines.allSatisfy { $0.width <= width + 0.01 })
    for (line, next) in zip(lines, lines.dropFirst()) {
      let word = next.text.prefix { $0 != " " }
      #expect(ruler.width(line.text + " " + word) > width)
    }
  }

  @Test("A word that is longer than a line breaks anywhere")
  func aLongWordBreaksAnywhere() {
    let lines = ruler.lines("Donaudampfschifffahrt", width: 40, height: nil)
    #expect(lines.count > 1)
    #expect(lines.map(\.text).joined() == "Donaudampfschifffahrt")
    #expect(lines.allSatisfy { $0.width <= 40.01 })
    #expect(ruler.lines("ab", width: 0, height: nil).map(\.text) == ["a", "b"])
  }

  @Test("Lines break between ideographs")
  func ideographsBreakBetweenThem() {
    #expect(ruler.lines("下拉刷新", width: 27, height: nil).map(\.text) == ["下拉", "刷新"])
  }

  @Test("A combined emoji or letter has the width of one character")
  func emojiAndCombinedLettersAreOneCharacter() {
    #expect(ruler.width("👨‍👩‍👧") == ruler.width("🦀"))
    #expect(ruler.width("e\u{301}") == ruler.width("e"))
  }

  @Test("A text that does not fit is truncated with an ellipsis")
  func aTextIsCutWhereItDoesNotFit() throws {
    let text = Text("About forty, high up and screaming.").font(.footnote)
    let stage = Stage(text.frame(width: 100, height: 40), size: CGSize(width: 200, height: 100))
    let line = stage.text()
    #expect(line.hasPrefix("Text \"About forty, high") && line.contains("…\""))
    #expect(stage.visibleTexts.first?.text == "About forty, high up and screaming.")
    #expect(stage.visibleTexts.first?.frame.height == 36)
    let free = Stage(
      text.fixedSize(horizontal: false, vertical: true).frame(width: 100, height: 40),
      size: CGSize(width: 200, height: 100))
    #expect(free.visibleTexts.first?.frame.height == 54)
    #expect(!free.text().contains("…"))
  }

  @Test("Integers in a localized text have grouping separators")
  func numbersInKeysHaveSeparators() {
    let words = ["\(1234)", "Row \(500_000)", "100 %"] as [LocalizedStringKey]
    #expect(words.map { $0.text(in: Locale(identifier: "en_US")) } == ["1,234", "Row 500,000", "100 %"])
    #expect(words[1].text(in: Locale(identifier: "de_DE")) == "Row 500.000")
  }

  @Test("Texts of two sizes can share a baseline")
  func textsOfTwoSizesCanStandOnOneLine() throws {
    struct Row: View {
      var body: some View {
        HStack(alignment: .firstTextBaseline) {
          Text("Big").font(.largeTitle)
          Text("small").font(.caption)
        }
      }
    }
    let frames = Stage(Row()).visibleTexts.map(\.frame)
    let lines = [TypeFace(.largeTitle, in: .large), TypeFace(.caption, in: .large)].map(\.baseline)
    #expect(abs(frames[0].minY + lines[0] - frames[1].minY - lines[1]) < 0.01)
  }

  @Test("A label's icon is aligned with the first line of its title")
  func aLabelsIconStandsOnTheFirstLine() throws {
    let stage = Stage(
      Label("Two lines of a label", systemImage: "bird").frame(width: 120),
      size: CGSize(width: 200, height: 100))
    #expect(stage.text().split(separator: "\n").count == 2)
    let text = try #require(stage.visibleTexts.first)
    #expect(text.frame.height == 44)
    let icon = try #require(stage.elements.first { $0.name == "Symbol \"bird\"" })
    #expect(abs(icon.frame.midY - text.frame.minY - 11) < 1)
    #expect(icon.frame.maxX + 8 == text.frame.minX)
  }
}
