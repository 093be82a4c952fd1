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

  @Test(
    "The height of a line follows the user's text size",
    arguments: [(DynamicTypeSize.xSmall, 19.0 as CGFloat), (.large, 22), (.accessibility5, 62)])
  func aLineIsAsHighAsTheReaderWants(_ setting: DynamicTypeSize, _ height: CGFloat) {
    let stage = Stage(Text("Ready")) { $0.dynamicTypeSize = setting }
    #expect(stage.visibleTexts.first?.frame.height == height)
  }

  @Test("A scaled metric grows with the text size")
  func scaledMetricsGrowWithText() throws {
    struct Mark: View {
      @ScaledMetric(relativeTo: .body) var side = 34.0
      var body: some View { Circle().frame(width: side, height: side) }
    }
    let stage = Stage(Mark(), size: CGSize(width: 200, height: 200)) { $0.dynamicTypeSize = .xxxLarge }
    #expect(stage.text() == "Circle fill foreground (77 77 46×46)")
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

  @Test("A text is as wide as its longest line")
  func aTextIsAsWideAsItsLongestLine() throws {
    let size = try size(Text("Line one\nTwo").fixedSize())
    let face = TypeFace(.body, in: .large)
    #expect(size.height == 44)
    #expect(abs(size.width - TextRuler(face: face).width("Line one")) < 0.34)
  }

  @Test("Integers in a localized text have grouping separators")
  func numbersInKeysHaveSeparators() {
    let words = ["\(1234)", "Row \(500_000)", "100 %"] as [LocalizedStringKey]
    #expect(words.map { $0.text(in: Locale(identifier: "en_US")) } == ["1,234", "Row 500,000", "100 %"])
    #expect(words[1].text(in: Locale(identifier: "de_DE")) == "Row 500.000")
  }

  @Test("A formatted number uses the locale of the environment")
  func numbersAreFormattedInTheEnvironmentsLocale() {
    let view = Text(1.5, format: .number)
    #expect(Stage(view).visibleTexts.first?.text == "1.5")
    let german = Stage(view) { $0.locale = Locale(identifier: "de_DE") }
    #expect(german.visibleTexts.first?.text == "1,5")
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

  @Test("An image that is scaled to fit keeps its proportions")
  func aPictureKeepsItsProportions() throws {
    let image = Image(systemName: "sun.max").resizable().scaledToFit()
    #expect(try size(image.frame(width: 80, height: 32).fixedSize()) == CGSize(width: 80, height: 32))
    let stage = Stage(image.frame(width: 80, height: 32), size: CGSize(width: 100, height: 100))
    #expect(stage.text() == "Symbol \"sun.max\" (34 34 32×32)")
  }
}
