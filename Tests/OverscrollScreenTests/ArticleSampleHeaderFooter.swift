import OverscrollArticles
import SwiftUI

/// A diary that is read anew at its top, and goes on at its end.
@MainActor struct Diary: View {
  @State private var days = Array(1...16)
  @State private var headerRefreshing = false
  @State private var footerRefreshing = false

  var body: some View {
    ScrollView {
      PullToRefreshView(header: RefreshDefaultHeader(), footer: Ink()) {
        ForEach(days, id: \.self) { day in
          Text("Day \(day)").padding()
        }
      }
    }
    .addPullToRefresh(
      isHeaderRefreshing: $headerRefreshing, onHeaderRefresh: reload,
      isFooterRefreshing: $footerRefreshing, onFooterRefresh: loadMore)
  }

  private func reload() {
    Task {
      try? await Task.sleep(nanoseconds: 2_000_000_000)
      days = Array(1...16)
      headerRefreshing = false
    }
  }

  private func loadMore() {
    Task {
      try? await Task.sleep(nanoseconds: 2_000_000_000)
      days += (1...8).map { days.count + $0 }
      footerRefreshing = false
    }
  }
}

/// A line that is drawn with the pull.
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
