import Foundation

/// The notes that the demos show as rows, in a different order in each edition.
///
/// A refresh in a demo requests the next edition.
struct RowBook {
  /// A note of `rows.json`, with a short fact.
  struct Note: Decodable {
    let title: String
    let subtitle: String
    /// The note's subject: a key of `hues`, and the name of a drawing.
    let symbol: String
  }

  private struct File: Decodable {
    let hues: [String: Int]
    let notes: [Note]
  }

  private let notes: [Note]
  private let hues: [String: Int]

  /// Reads the notes.
  init(contentsOf url: URL) throws {
    let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
    notes = file.notes
    hues = file.hues
  }

  /// Returns a page of an edition; a page beyond the edition's end has no rows.
  func page(edition: Int, offset: Int, count: Int) -> RowPage {
    let order = Shuffle.order(of: notes.count, seed: UInt64(edition))
    let rows = order.enumerated().dropFirst(offset).prefix(count).map { position, index in
      let note = notes[index]
      return RowPage.Row(
        id: "\(edition)-\(position)", title: note.title, subtitle: note.subtitle, symbol: note.symbol,
        // The hues of notes on the same subject differ slightly.
        hue: ((hues[note.symbol] ?? 0) + index % 10 * 3) % 360)
    }
    return RowPage(edition: edition, offset: offset, total: notes.count, rows: rows)
  }
}

/// The JSON of `/api/rows`.
struct RowPage: Encodable {
  /// A row, with an `id` that is unique across all editions.
  struct Row: Encodable {
    let id: String
    let title: String
    let subtitle: String
    let symbol: String
    /// The hue in degrees, 0 to 359.
    let hue: Int
  }

  let edition: Int
  let offset: Int
  let total: Int
  let rows: [Row]
}
