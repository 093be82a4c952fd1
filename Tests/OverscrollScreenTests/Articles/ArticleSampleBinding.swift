import Combine
import OverscrollArticles
import SwiftUI

/// A logbook that loads an entry when its flag is set, and then clears the flag.
@MainActor final class Logbook: ObservableObject {
  @Published private(set) var entries = ["Anchored in the bay", "Reefed twice", "Fog before noon"]
  @Published var loading = false {
    didSet {
      if loading, !oldValue { load() }
    }
  }

  private func load() {
    Task {
      try? await Task.sleep(nanoseconds: 2_000_000_000)
      entries.insert("Entry \(entries.count + 1)", at: 0)
      loading = false
    }
  }
}

/// Shows the logbook.
@MainActor struct LogbookView: View {
  @StateObject private var logbook = Logbook()

  var body: some View {
    RefreshableScrollView(refreshing: $logbook.loading) {
      ForEach(logbook.entries, id: \.self, content: EntryRow.init)
    }
  }
}

/// An entry of the logbook.
@MainActor struct EntryRow: View {
  let entry: String

  var body: some View { Text(entry).padding() }
}
