import Foundation
import ScreenDriver
import SwiftUI
import Testing

/// The display of a screen at several moments, compared with a stored text (see `golden(_:seen:)`).
@MainActor struct GoldenScreen {
  private let name: String
  private var text = ""
  private var last: [Substring] = []

  init(_ name: String) { self.name = name }

  /// Records the current display: the first one completely, and later ones as added (+) and removed (-)
  /// lines.
  mutating func record(_ moment: String, _ stage: Stage) {
    let lines = stage.text().split(separator: "\n")
    let news =
      last.isEmpty
      ? lines.map(String.init)
      : lines.difference(from: last).map { change in
        switch change {
        case .insert(_, let line, _): "+ \(line)"
        case .remove(_, let line, _): "- \(line)"
        }
      }
    text += (["# \(moment)"] + news).joined(separator: "\n") + "\n"
    last = lines
    ContactSheet.add(stage.svg(), name: name, moment: moment)
  }

  /// Compares the recorded text with the stored text.
  func compare() throws {
    let file = Self.folder.appendingPathComponent("\(name).txt")
    let known = try golden(file, seen: text).split(separator: "\n", omittingEmptySubsequences: false)
    let seen = text.split(separator: "\n", omittingEmptySubsequences: false)
    let change = seen.difference(from: known)
    #expect(change.isEmpty, "\(name): \(change.prefix(12).map(Self.words).joined(separator: "\n"))")
  }

  private static func words(_ change: CollectionDifference<Substring>.Change) -> String {
    switch change {
    case .insert(let line, let text, _): "+ \(line + 1) \(text)"
    case .remove(let line, let text, _): "- \(line + 1) \(text)"
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")
}

/// The contact sheet: the pictures of all screens, side by side in one SVG file.
@MainActor enum ContactSheet {
  private static var rows: [(name: String, pictures: [(moment: String, svg: String)])] = []

  /// Adds a picture, and writes the sheet if `OVERSCROLL_CONTACT_SHEET` contains a path.
  static func add(_ svg: String, name: String, moment: String) {
    if rows.last?.name != name { rows.append((name, [])) }
    rows[rows.count - 1].pictures.append((moment, svg))
    guard let path = ProcessInfo.processInfo.environment["OVERSCROLL_CONTACT_SHEET"] else { return }
    try? sheet.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private static let scale = 0.3
  private static let cell = CGSize(width: 390 * 0.3 + 12, height: 844 * 0.3 + 30)
  private static let columns = 3

  /// The sheet as SVG.
  ///
  /// Each line has three screens, with the pictures of each screen side by side.
  private static var sheet: String {
    let width = cell.width * 4 + 20
    let lines = (rows.count + columns - 1) / columns
    var body = ""
    for (index, row) in rows.enumerated() {
      let (x, y) = (Double(index % columns) * width, Double(index / columns) * cell.height)
      for (column, picture) in row.pictures.enumerated() {
        let left = x + Double(column) * cell.width + 8
        body += "<text x=\"\(left)\" y=\"\(y + 16)\" font-size=\"10\" font-family=\"sans-serif\">"
        body += "\(row.name): \(picture.moment)</text>\n"
        body += "<g transform=\"translate(\(left) \(y + 22)) scale(\(scale))\">\(picture.svg)</g>\n"
      }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width * Double(columns))" height="\(cell.height * Double(lines))">
      <rect width="100%" height="100%" fill="#e8e8ec"/>
      \(body)</svg>
      """
  }
}
