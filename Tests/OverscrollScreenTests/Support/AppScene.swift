#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Combine
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// Views that imitate the screens of typical apps.
  @MainActor enum AppScene {
    @MainActor final class Model: ObservableObject {
      @Published var rows = Row.rows(0..<40)
      @Published var query = ""
      @Published var hasBanner = false
      @Published var generation = 0
      @Published var textSize = DynamicTypeSize.large
      @Published var isText = false
      @Published var redraws = 0
      @Published var isEnabled = true
      let controller = RefreshController()
      let work = Work()
      var taps = 0
      var shown: [Row] { query.isEmpty ? rows : rows.filter { $0.title.contains(query) } }
    }

    @MainActor struct Tappable: View {
      let row: Row
      let model: Model
      var body: some View {
        Button {
          model.taps += 1
        } label: {
          Text(row.title).frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44)
        }
      }
    }

    /// The kinds of screens.
    enum App: CaseIterable {
      case search, sections, feed, chat, carousel, two, controller, binding, title, environment, grid
    }

    @MainActor struct Shown: View {
      @ObservedObject var model: Model
      let app: App

      var body: some View {
        content
          .environment(\.dynamicTypeSize, model.textSize)
          .disabled(!model.isEnabled)
          .refreshIndicatorStyle(model.isText ? AnyRefreshLook.text : AnyRefreshLook.ring)
      }

      @ViewBuilder private var content: some View {
        switch app {
        case .search:
          VStack(spacing: 0) {
            TextField("Search", text: $model.query)
            if model.hasBanner { Text("Banner") }
            List(model.shown) { Tappable(row: $0, model: model) }
              .id(model.generation)
              .pullToRefresh { try await model.work.run() }
          }
        case .sections:
          List {
            if model.hasBanner { Text("Banner") }
            Section("One") { ForEach(model.shown.prefix(10)) { Tappable(row: $0, model: model) } }
            Section("Two") { ForEach(model.shown.dropFirst(10)) { Tappable(row: $0, model: model) } }
          }
          .id(model.generation)
          .pullToRefresh { try await model.work.run() }
        case .feed:
          List(model.shown) { Tappable(row: $0, model: model) }
            .id(model.generation)
            .pullToRefresh { try await model.work.run() }
            .loadMore(hasMore: false) {}
            .safeAreaInset(edge: .top) { if model.hasBanner { Text("Banner") } }
        case .chat:
          VerticalList(model.shown) { Tappable(row: $0, model: model) }
            .id(model.generation)
            .pullToRefresh { try await model.work.run() }
            .overlay(alignment: .top) { if model.hasBanner { Text("Banner") } }
        case .carousel:
          ScrollView {
            VStack(spacing: 0) {
              if model.hasBanner { Text("Banner") }
              ScrollView(.horizontal) {
                HStack { ForEach(0..<20, id: \.self) { Text("Card \($0)").frame(width: 100, height: 80) } }
              }
              VStack(spacing: 0) { ForEach(model.shown) { Tappable(row: $0, model: model) } }
            }
          }
          .id(model.generation)
          .pullToRefresh { try await model.work.run() }
        case .two:
          VStack(spacing: 0) {
            ScrollView { VStack(spacing: 0) { ForEach(model.shown) { Tappable(row: $0, model: model) } } }
              .id(model.generation)
              .pullToRefresh { try await model.work.run() }
            if model.hasBanner { Text("Banner") }
            ScrollView { Text("Other") }.frame(height: 200)
          }
        case .controller:
          ScrollView {
            if model.hasBanner { Text("Banner") }
            VStack(spacing: 0) { ForEach(model.shown) { Tappable(row: $0, model: model) } }
          }
          .id(model.generation)
          .pullToRefresh(controller: model.controller) { try await model.work.run() }
        case .binding:
          RefreshableScrollView {
            try await model.work.run()
          } content: {
            if model.hasBanner { Text("Banner") }
            VStack(spacing: 0) { ForEach(model.shown) { Tappable(row: $0, model: model) } }
          }
          .id(model.generation)
        case .title:
          NavigationStack {
            List(model.shown) { Tappable(row: $0, model: model) }
              .id(model.generation)
              .pullToRefresh { try await model.work.run() }
              .navigationTitle(model.hasBanner ? "Banner" : "Title")
          }
        case .environment:
          List(model.shown) { Tappable(row: $0, model: model) }
            .id(model.generation)
            .pullToRefresh()
            .refreshable { try? await model.work.run() }
            .overlay(alignment: .top) { if model.hasBanner { Text("Banner") } }
        case .grid:
          ScrollView {
            LazyVStack(spacing: 0) {
              if model.hasBanner { Text("Banner") }
              ForEach(model.shown) { Tappable(row: $0, model: model) }
            }
          }
          .id(model.generation)
          .pullToRefresh { try await model.work.run() }
        }
      }
    }
  }

  @MainActor enum AnyRefreshLook {
    static let text: any RefreshIndicatorStyle = .text
    static let ring: any RefreshIndicatorStyle = .progressRing
  }
#endif
