// An app in Swift 6. `Scripts/check-apple` compiles this file as a user's project would.
import Overscroll
import OverscrollLists
import SwiftUI

struct Message: Identifiable, Sendable {
  let id: Int
  let text: String
}

@MainActor final class MessagesModel: ObservableObject {
  @Published private(set) var messages = (0..<20).map { Message(id: $0, text: "Message \($0)") }
  @Published private(set) var hasMore = true

  func reload() async throws {
    try await Task.sleep(for: .seconds(1))
    messages = (0..<20).map { Message(id: $0, text: "Message \($0)") }
    hasMore = true
  }

  func loadMore() async throws {
    try await Task.sleep(for: .seconds(1))
    let first = messages.count
    messages += (first..<first + 20).map { Message(id: $0, text: "Message \($0)") }
    hasMore = first < 100
  }
}

struct SunIndicatorStyle: RefreshIndicatorStyle {
  func makeBody(configuration: Configuration) -> some View {
    Image(systemName: configuration.isRefreshing ? "sun.max.fill" : "sun.horizon")
      .rotationEffect(configuration.rotation)
      .opacity(configuration.progress)
      .frame(height: 60)
  }
}

struct MessagesView: View {
  @StateObject private var model = MessagesModel()
  @State private var refresh = RefreshStatus()
  @State private var position: Int?
  @State private var list = ListController()

  var body: some View {
    VerticalList(model.messages, spacing: 8, controller: list) { message in
      Text(message.text)
    }
    .scrollPosition(id: $position)
    .pullToRefresh(status: $refresh) { try await model.reload() }
    .loadMore(hasMore: model.hasMore, when: .approach(500)) { try await model.loadMore() }
    .refreshIndicatorStyle(SunIndicatorStyle())
    .overlay(alignment: .bottomTrailing) {
      Button("Go to the top") { list.scrollTo(.top) }
    }
  }
}

@main struct MessagesApp: App {
  var body: some Scene {
    WindowGroup { MessagesView() }
  }
}
