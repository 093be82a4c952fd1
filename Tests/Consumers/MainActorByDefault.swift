// A view in a Swift 6 module that isolates its declarations to the main actor by default, as new projects
// in Xcode 26 do. `Scripts/check-apple` compiles this file as a user's project would.
import Combine
import Overscroll
import OverscrollLists
import SwiftUI

struct Photo: Identifiable {
  let id: Int
  let name: String
}

final class PhotosModel: ObservableObject {
  @Published var photos = (0..<50).map { Photo(id: $0, name: "Photo \($0)") }
  @Published var isLoading = false

  func reload() async throws {
    try await Task.sleep(for: .seconds(1))
    photos.shuffle()
  }

  func loadMore() {
    Task {
      try? await Task.sleep(for: .seconds(1))
      photos += (photos.count..<photos.count + 50).map { Photo(id: $0, name: "Photo \($0)") }
      isLoading = false
    }
  }
}

struct NameIndicatorStyle: RefreshIndicatorStyle {
  var name: String

  func makeBody(configuration: Configuration) -> some View {
    Text(configuration.isArmed ? "Release to load \(name)" : name).frame(height: 44)
  }
}

struct PhotosView: View {
  @StateObject private var model = PhotosModel()
  @State private var controller = RefreshController()

  var body: some View {
    VerticalList(model.photos) { photo in
      Text(photo.name)
    }
    .listArrangement(.columns(3), laneSpacing: 4)
    .pullToRefresh(controller: controller) { try await model.reload() }
    .loadMore(isLoading: $model.isLoading) { model.loadMore() }
    .refreshIndicatorStyle(NameIndicatorStyle(name: "photos"))
    .onAppear { controller.begin() }
  }
}
