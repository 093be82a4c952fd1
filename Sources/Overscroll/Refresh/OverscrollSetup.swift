#if canImport(SwiftUI)
  import OverscrollCore
  import SwiftUI

  /// A declaration's part that can be compared: what an engine has to be told when it changes.
  struct OverscrollSetup: Equatable {
    /// One edge's part.
    struct EdgeSetup: Equatable {
      /// Which kind of action it is.
      enum Source: Equatable { case run, flag(Bool), environment, controller }

      let configuration: DeclaredConfiguration
      let source: Source
      let isEnabled: Bool
      let hasMore: Bool?
      let isRequested: Bool
    }

    let axis: Axis
    let edges: EdgePair<EdgeSetup?>
    let exclusion: ExclusionPolicy
    let isEnabled: Bool
    let reducesMotion: Bool
    /// Which controller of the app's, if it has given one.
    let controller: ObjectIdentifier?

    /// Takes the comparable part.
    ///
    /// - Parameters:
    ///   - declaration: What is declared.
    ///   - exclusion: What becomes of a start at one edge while the other's action runs.
    ///   - isEnabled: Whether the view is enabled.
    ///   - reducesMotion: Whether the reader asked for less motion.
    @MainActor init(
      _ declaration: OverscrollDeclaration, exclusion: ExclusionPolicy, isEnabled: Bool, reducesMotion: Bool
    ) {
      let canRefresh = declaration.refresh != nil
      func setup(_ edge: ScrollEdge) -> EdgeSetup? {
        guard let configuration = declaration.declared(of: edge), let declared = declaration.edges[edge]
        else { return nil }
        let source = declared.action.source
        return EdgeSetup(
          configuration: configuration, source: source,
          isEnabled: isEnabled && (source != .environment || canRefresh), hasMore: declared.hasMore,
          isRequested: declared.status?.wrappedValue.isRequested ?? false)
      }
      axis = declaration.axis
      edges = EdgePair(start: setup(.start), end: setup(.end))
      controller = declaration.controller.map { ObjectIdentifier($0) }
      self.exclusion = exclusion
      self.isEnabled = isEnabled
      self.reducesMotion = reducesMotion
    }
  }

  extension EdgeAction {
    /// What kind of action it is, and the value of the flag, if it is one.
    @MainActor var source: OverscrollSetup.EdgeSetup.Source {
      switch self {
      case .run: .run
      case .flag(let flag, _): .flag(flag.wrappedValue)
      case .environment: .environment
      case .controller: .controller
      }
    }
  }

  /// A value that counts as another one each time that it is made, since closures cannot be compared.
  ///
  /// Made in `body`, it has `onChange(of:)` see each evaluation. Made as a view is, it has that see each declaration, and none
  /// of the evaluations for what the view itself follows: those may be several in a frame.
  struct Latest<Value>: Equatable {
    let value: Value
    private let mark = Mark()

    private final class Mark {}

    init(value: Value) { self.value = value }

    static func == (lhs: Latest, rhs: Latest) -> Bool { lhs.mark === rhs.mark }
  }

  /// What a view declares, and its part that can be compared.
  struct OverscrollDeclared {
    let declaration: OverscrollDeclaration
    let setup: OverscrollSetup
  }
#endif
