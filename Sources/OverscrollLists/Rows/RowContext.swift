#if canImport(SwiftUI)
  package import SwiftUI

  /// The list and the item of a row.
  package struct RowContext: Equatable {
    /// The list of the row.
    package let list: any RowList
    /// The list's identity of the item, as `RowList.rowID(of:)` returns it.
    package let id: AnyHashable
    /// The index of the item.
    package let index: Int

    package static func == (one: RowContext, other: RowContext) -> Bool {
      one.list === other.list && one.id == other.id && one.index == other.index
    }
  }

  extension EnvironmentValues {
    /// The list and the item of the row around a view; `nil` outside of lists.
    package var rowContext: RowContext? {
      get { self[RowContextKey.self] }
      set { self[RowContextKey.self] = newValue }
    }

    /// The features that modifiers declare for the lists in a view.
    ///
    /// SwiftUI compares `nil` with `nil`, so a list without features does not evaluate its items again.
    var rowCoordinators: [RowCoordinatorDeclaration]? {
      get { self[RowCoordinatorsKey.self] }
      set { self[RowCoordinatorsKey.self] = newValue }
    }
  }

  private struct RowContextKey: EnvironmentKey {
    static var defaultValue: RowContext? { nil }
  }

  private struct RowCoordinatorsKey: EnvironmentKey {
    static let defaultValue: [RowCoordinatorDeclaration]? = nil
  }

  /// A feature that a modifier declares, and its current parameters.
  ///
  /// It makes the feature in a store if it is missing, and updates its parameters.
  typealias RowCoordinatorDeclaration = @MainActor (RowCoordinatorStore) -> Void

  extension View {
    /// Declares a feature for the rows of the lists in this view.
    ///
    /// - Parameters:
    ///   - type: The type of the feature, of which a list has one.
    ///   - make: Makes the feature.
    ///   - update: Sets the feature's parameters; called with each update of the list.
    package func rowCoordinator<F: RowCoordinator>(
      _ type: F.Type, make: @escaping @MainActor () -> F, update: @escaping @MainActor (F) -> Void
    ) -> some View {
      let declaration: RowCoordinatorDeclaration = { update($0.feature(type, make: make)) }
      return transformEnvironment(\.rowCoordinators) { @Sendable in $0 = ($0 ?? []) + [declaration] }
    }
  }
#endif
