// A view in Swift 5 with a model that is not isolated to the main actor. `Scripts/check-apple` compiles
// this file as a user's project would.
import Combine
import Overscroll
import SwiftUI

class FeedModel: ObservableObject {
  @Published var rows = Array(0..<20)

  @MainActor func reload() async throws {
    try await Task.sleep(nanoseconds: 1_000_000_000)
    rows = Array(0..<20)
  }

  @MainActor func loadMore() async {
    rows += rows.count..<rows.count + 20
  }
}

struct FeedView: View {
  @ObservedObject var model: FeedModel
  let controller: RefreshController

  var body: some View {
    List(model.rows, id: \.self) { Text("Row \($0)") }
      .pullToRefresh(controller: controller) { try await self.model.reload() }
      .loadMore(hasMore: model.rows.count < 100) { await self.model.loadMore() }
      .refreshIndicatorStyle(.progressRing)
      .toolbar { RefreshButton() }
  }
}

class FeedCoordinator {
  @MainActor private lazy var controller = RefreshController()

  @MainActor func makeView() -> FeedView {
    FeedView(model: FeedModel(), controller: controller)
  }

  @MainActor func applicationDidBecomeActive() {
    controller.begin()
  }
}
