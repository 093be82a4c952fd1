#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// The features of a list's rows.
  @MainActor package final class RowCoordinatorStore {
    /// The feature that chooses the order of the rows, if any.
    package weak var orderSource: (any RowOrderSource)?
    private unowned let list: any RowList
    /// The features in the order in which they were made.
    private(set) var all: [any RowCoordinator] = []
    /// Redraws the readers and the overlays when a feature is made.
    let views = RedrawSource()

    init(_ list: any RowList) { self.list = list }

    /// Returns the list's feature of a type.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - make: Makes the feature if the list does not have it.
    package func feature<F: RowCoordinator>(_ type: F.Type = F.self, make: () -> F) -> F {
      if let feature = existing(type) { return feature }
      let feature = make()
      all.append(feature)
      feature.attach(to: list)
      views.send()
      return feature
    }

    /// Returns the list's feature of a type, or `nil`.
    package func existing<F: RowCoordinator>(_ type: F.Type) -> F? {
      all.lazy.compactMap { $0 as? F }.first
    }

    /// Notifies the features of a change.
    func notify(_ change: RowListChange) { for feature in all { feature.listChanged(change) } }
  }

  /// The readers or the overlays of a list's row features.
  @MainActor struct RowCoordinatorsView: View {
    let store: RowCoordinatorStore
    /// Returns the view of a feature, if any.
    let content: (any RowCoordinator) -> AnyView?
    @ObservedObject private var views: RedrawSource

    init(store: RowCoordinatorStore, content: @escaping (any RowCoordinator) -> AnyView?) {
      (self.store, self.content) = (store, content)
      views = store.views
    }

    var body: some View {
      ZStack {
        ForEach(
          store.all.indices, id: \.self, content: onMainActor { index in content(store.all[index]) })
      }
    }
  }
#endif
