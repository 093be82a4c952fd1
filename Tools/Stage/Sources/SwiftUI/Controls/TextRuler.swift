import Foundation

/// A model of text widths and line breaks that is the same on every machine.
///
/// Each class of characters has a width relative to the font size, close to the widths of Apple's San
/// Francisco. Lines break at spaces. In languages without spaces, they break between characters. A word
/// that is wider than a line breaks anywhere.
struct TextRuler {
  /// A line of text with its width, in pt.
  struct Line: Equatable {
    var text: String
    var width: Double
  }

  let face: TypeFace

  /// Breaks a text into lines.
  ///
  /// Documented: `Text` is truncated if it does not fit. Belief: at least one line remains.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The available width, in pt, or `nil` for an unlimited width.
  ///   - height: The available height, in pt, or `nil` for an unlimited height.
  func lines(_ text: String, width: Double?, height: Double?) -> [Line] {
    let width = max(0, width ?? .infinity)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { wrap($0, in: width) }
    let room = height.map { $0 / face.metrics.line + 0.01 } ?? .infinity
    guard Double(lines.count) > max(1, room) else { return lines }
    lines.removeSubrange(max(1, Int(room))...)
    let last = lines.removeLast()
    lines.append(cut(last.text, in: width))
    return lines
  }

  /// Returns the size of a block of lines, in pt.
  ///
  /// The width is rounded up to a third of a point, which is one pixel.
  func size(_ lines: [Line]) -> CGSize {
    let width = lines.map(\.width).max() ?? 0
    return CGSize(
      width: (width * 3 - 0.001).rounded(.up) / 3, height: Double(lines.count) * face.metrics.line)
  }

  /// Returns the width of a text in a single line, in pt.
  func width(_ text: some StringProtocol) -> Double {
    let share = text.reduce(0) { $0 + Self.share($1) }
    return share * face.metrics.size * (face.weight == .regular ? 1 : 1.05)
  }

  private func wrap(_ paragraph: Substring, in limit: Double) -> [Line] {
    var result: [Line] = []
    var line = Line(text: "", width: 0)
    for word in words(paragraph) {
      let gap = word.spaces.isEmpty ? 0 : width(word.spaces)
      let length = width(word.text)
      if line.width + gap + length <= limit + 0.01 {
        line = Line(text: line.text + word.spaces + word.text, width: line.width + gap + length)
        continue
      }
      if !line.text.isEmpty { result.append(line) }
      line = Line(text: String(word.text), width: length)
      while line.width > limit + 0.01, line.text.count > 1 {
        let head = head(line.text, in: limit)
        result.append(Line(text: head, width: width(head)))
        let rest = String(line.text.dropFirst(head.count))
        line = Line(text: rest, width: width(rest))
      }
    }
    return result + [line]
  }

  /// Returns the longest beginning of the text that fits in `limit`, but at least one character.
  private func head(_ text: String, in limit: Double) -> String {
    var result = ""
    var sum = 0.0
    for character in text {
      sum += width(String(character))
      if sum > limit + 0.01, !result.isEmpty { break }
      result.append(character)
    }
    return result
  }

  /// Returns a line that ends with an ellipsis and fits in `limit`.
  private func cut(_ text: String, in limit: Double) -> Line {
    var text = text
    while !text.isEmpty, width(text + "…") > limit + 0.01 { text.removeLast() }
    return Line(text: text + "…", width: width(text + "…"))
  }

  /// Splits a text into words.
  ///
  /// Each word is returned with the spaces before it.
  private func words(_ text: Substring) -> [(spaces: String, text: String)] {
    var result: [(spaces: String, text: String)] = []
    var (spaces, word) = ("", "")
    func isAlone(_ character: Character) -> Bool { Self.share(character) == 1 }
    for character in text {
      if character == " " {
        if !word.isEmpty {
          result.append((spaces, word))
          (spaces, word) = ("", "")
        }
        spaces.append(character)
      } else if isAlone(character) {
        if !word.isEmpty { result.append((spaces, word)) }
        result.append((word.isEmpty ? spaces : "", String(character)))
        (spaces, word) = ("", "")
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty || !spaces.isEmpty { result.append((spaces, word)) }
    return result
  }

  /// Returns the width of a character as a multiple of the font size.
  private static func share(_ character: Character) -> Double {
    switch character {
    case " ", ".", ",", ":", ";", "!", "|", "'", "’", "i", "j", "l", "I": 0.27
    case "f", "t", "r", "(", ")", "[", "]", "/", "-", "\"": 0.36
    case "m", "w", "M", "W", "—", "@", "%", "…": 0.87
    case "0"..."9", "+", "=", "–", "<", ">", "~": 0.62
    default: letterShare(character)
    }
  }

  private static func letterShare(_ character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 1.18 }
    switch scalar.value {
    // Hangul, kana, ideographs and full-width forms.
    case 0x1100...0x11FF, 0x2E80...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFF60: return 1
    default: return character.isUppercase ? 0.67 : 0.54
    }
  }
}
