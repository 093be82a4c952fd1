// A view with an observable model in Swift 6. `Scripts/check-apple` compiles this file as a user's project
// would.
//
// The macro `@Observable` needs a plug-in of Xcode, so this file contains the macro's expansion.
import Observation
import Overscroll
import OverscrollLists
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
@MainActor final class ArticlesModel: Observable {
  var articles: [String] {
    get {
      registrar.access(self, keyPath: \.articles)
      return storedArticles
    }
    set {
      registrar.withMutation(of: self, keyPath: \.articles) { storedArticles = newValue }
    }
  }

  var isReloading: Bool {
    get {
      registrar.access(self, keyPath: \.isReloading)
      return storedIsReloading
    }
    set {
      registrar.withMutation(of: self, keyPath: \.isReloading) { storedIsReloading = newValue }
    }
  }

  private var storedArticles = (0..<20).map { "Article \($0)" }
  private var storedIsReloading = false
  private let registrar = ObservationRegistrar()

  func reload() {
    Task {
      try? await Task.sleep(for: .seconds(1))
      articles = (0..<20).map { "Article \($0)" }
      isReloading = false
    }
  }

  func loadMore() async throws {
    try await Task.sleep(for: .seconds(1))
    articles += (articles.count..<articles.count + 20).map { "Article \($0)" }
  }
}

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
struct ArticlesView: View {
  @State private var model = ArticlesModel()
  @State private var controller = RefreshController()

  var body: some View {
    @Bindable var model = model
    ScrollView {
      LazyVStack {
        ForEach(model.articles, id: \.self) { Text($0) }
      }
    }
    .pullToRefresh(isRefreshing: $model.isReloading, controller: controller) { model.reload() }
    .loadMore(hasMore: model.articles.count < 100) { try await model.loadMore() }
    .refreshIndicatorStyle(.text)
  }
}

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
struct ArticleTitlesView: View {
  @Environment(ArticlesModel.self) private var model

  var body: some View {
    VerticalList(model.articles, id: \.self) { Text($0) }
      .pullToRefresh { model.reload() }
      .loadMore { try await model.loadMore() }
  }
}
