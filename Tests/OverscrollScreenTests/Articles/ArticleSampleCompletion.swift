import OverscrollArticles
import SwiftUI

/// The tides of a harbour, reloaded by a pull.
@MainActor struct TideTable: View {
  @State private var reading = 1

  private let tides = ["04:12 low", "10:31 high", "16:40 low", "22:55 high"]

  var body: some View {
    RefreshableScrollView(onRefresh: { complete in
      try? await Task.sleep(nanoseconds: 2_000_000_000)
      reading += 1
      await complete()
    }) {
      Text("Reading \(reading)").font(.headline).padding()
      ForEach(tides, id: \.self, content: TideRow.init)
    }
  }
}

/// A tide with its time.
@MainActor struct TideRow: View {
  let tide: String

  var body: some View { Text(tide).padding() }
}
