#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// A list that is pulled to reload, and loads more before its end comes into sight.
  @MainActor struct ListScreen: View {
    @StateObject private var feed = Feed()

    var body: some View {
      List(feed.notes) { NoteRow(note: $0) }
        .overscroll(edge: .top) { try await feed.reload() }
        .overscroll(edge: .bottom, policy: .approach(300)) { try await feed.loadMore() }
        .controls("Scroll down: the next page is fetched 300 pt before the end, until there is no more.")
        .navigationTitle("List")
    }
  }

  /// The same with a controller, so that the end opens again once a reload has gone back to the first page.
  @MainActor struct PagingScreen: View {
    @StateObject private var feed = Feed()
    @State private var controller = RefreshController()

    var body: some View {
      List(feed.notes) { NoteRow(note: $0) }
        .overscroll(edge: .top, controller: controller)
        .overscroll(edge: .bottom, policy: .approach(300), controller: controller)
        .refreshIndicatorStyle(.text)
        .onAppear {
          // The controller holds its actions, so they do not hold the controller.
          controller.setAction(at: .start) { [feed, weak controller] in
            try await feed.reload()
            controller?.setExhausted(!feed.hasMore, at: .end)
          }
          controller.setAction(at: .end) { [feed] in try await feed.loadMore() }
        }
        .controls("Load all of it, then reload: the end has more again.")
        .navigationTitle("Paging")
    }
  }

  /// Shows the screens in Xcode's canvas.
  struct ListScreenPreviews: PreviewProvider {
    static var previews: some View {
      ListScreen()
      PagingScreen()
    }
  }
#endif
