#if canImport(SwiftUI)
  /// A note from the coast or the mountains.
  struct Note: Identifiable, Hashable, Sendable {
    /// The subject of a note.
    enum Subject: String, Hashable, Sendable, CaseIterable {
      case bird, tide, hut

      /// The name of the subject's system symbol.
      var symbol: String {
        switch self {
        case .bird: "bird"
        case .tide: "water.waves"
        case .hut: "house"
        }
      }
    }

    /// The number of the note; the newest note has the lowest number.
    let id: Int
    let subject: Subject
    let title: String
    let text: String
  }
#endif
