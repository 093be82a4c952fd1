#if canImport(SwiftUI)
  /// A note from the coast or the mountains.
  struct Note: Identifiable, Hashable, Sendable {
    /// What a note is about.
    enum Subject: String, Hashable, Sendable, CaseIterable {
      case bird, tide, hut

      /// The name of its symbol among the system's.
      var symbol: String {
        switch self {
        case .bird: "bird"
        case .tide: "water.waves"
        case .hut: "house"
        }
      }
    }

    /// Which note it is; the newest one has the lowest number.
    let id: Int
    /// What it is about.
    let subject: Subject
    /// What it says in a few words.
    let title: String
    /// What it says.
    let text: String
  }
#endif
