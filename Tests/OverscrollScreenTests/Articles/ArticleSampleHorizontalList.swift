import OverscrollArticles
import SwiftUI

/// The days of a thousand years; only the visible ones are built.
@MainActor struct Almanac: View {
  var body: some View {
    HorizontalList(1...365_000) { day in
      VStack(spacing: 8) {
        Text("Day").font(.caption)
        Text("\(day)").font(.headline)
      }
      .frame(width: 140, height: 180)
      .background(.quaternary, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
      .padding(8)
    }
    .frame(height: 220)
  }
}
