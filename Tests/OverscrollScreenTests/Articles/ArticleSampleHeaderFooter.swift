import OverscrollArticles
import SwiftUI

/// A diary that reloads at its top and loads more at its end.
@MainActor struct Diary: View {
  @State private var days = Array(1...16)
  @State private var isReading = false
  @State private var isWriting = false

  var body: some View {
    ScrollView {
      PullToRefreshView(header: RefreshDefaultHeader(), footer: Ink()) {
        ForEach(days, id: \.self, content: DayRow.init)
      }
    }
    .addPullToRefresh(
      isHeaderRefreshing: $isReading, onHeaderRefresh: reload,
      isFooterRefreshing: $isWriting, onFooterRefresh: loadMore)
  }

  private func reload() {
    Task {
      try? await Task.sleep(nanoseconds: 2_000_000_000)
      days = Array(1...16)
      isReading = false
    }
  }

  private func loadMore() {
    Task {
      try? await Task.sleep(nanoseconds: 2_000_000_000)
      days += (1...8).map { days.count + $0 }
      isWriting = false
    }
  }
}

/// A day of the diary.
@MainActor struct DayRow: View {
  let day: Int

  var body: some View { Text("Day \(day)").padding() }
}

/// A line that grows with the pull.
@MainActor struct Ink: View {
  @Environment(\.footerRefreshData) private var data

  var body: some View {
    VStack(spacing: 8) {
      Rectangle()
        .frame(width: 120, height: 2)
        .scaleEffect(x: data.progress)
      Text(data.refreshState == .loading ? "Writing" : "Pull for more").font(.footnote)
    }
    .frame(height: 60)
  }
}
