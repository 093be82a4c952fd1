#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import OverscrollArticles
  import OverscrollCore
  import SwiftUI
  import Testing

  /// A kind of refreshable view, with its name and its expected gap.
  struct RefreshableKind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The extent of the gap while the action runs, in pt.
    var gap: CGFloat = 60
    /// Returns a view whose pull runs the given action.
    let make: @MainActor @Sendable (Work) -> AnyView
  }

  extension RefreshableKind {
    /// All components that can be pulled down.
    static let components = [
      RefreshableKind(testDescription: "RefreshableScrollView") { work in
        AnyView(RefreshableRows(work: work))
      },
      RefreshableKind(testDescription: "RefreshableScrollView of refreshable's action") { work in
        AnyView(
          RefreshableScrollView { RowStack() }
            .refreshable { try? await work.run() })
      },
      RefreshableKind(testDescription: "ScrollView") { work in
        AnyView(ScrollView { RowStack() }.pullToRefresh { try await work.run() })
      },
      RefreshableKind(testDescription: "List") { work in
        AnyView(List(Row.rows(0..<40)) { RowView(row: $0) }.pullToRefresh { try await work.run() })
      },
      RefreshableKind(testDescription: "List of refreshable's action") { work in
        AnyView(
          List(Row.rows(0..<40)) { RowView(row: $0) }
            .pullToRefresh()
            .refreshable { try? await work.run() })
      },
      RefreshableKind(testDescription: "VerticalList") { work in
        AnyView(
          VerticalList(Row.rows(0..<400)) { RowView(row: $0) }
            .pullToRefresh { try await work.run() })
      },
      RefreshableKind(testDescription: "an empty list") { work in
        AnyView(
          VerticalList([Row]()) { RowView(row: $0) }.pullToRefresh { try await work.run() })
      },
      RefreshableKind(testDescription: "a short scroll view") { work in
        AnyView(
          ScrollView { RowStack(rows: Row.rows(0..<2)) }.pullToRefresh { try await work.run() })
      },
      RefreshableKind(testDescription: "the first article's", gap: 114.5) { work in
        AnyView(
          RefreshableScrollView(onRefresh: { complete in
            try? await work.run()
            await complete()
          }) { RowStack() })
      },
    ]

    /// All indicator styles of the package.
    static let styles: [RefreshableKind] = {
      func styled(
        _ name: String, _ change: @escaping @MainActor @Sendable (AnyView) -> AnyView
      ) -> RefreshableKind {
        RefreshableKind(testDescription: name) { work in
          change(
            AnyView(RefreshableRows(work: work)))
        }
      }
      return [
        styled("automatic") { AnyView($0.refreshIndicatorStyle(.automatic)) },
        styled("arrow") { AnyView($0.refreshIndicatorStyle(.arrow)) },
        styled("progressRing") { AnyView($0.refreshIndicatorStyle(.progressRing)) },
        styled("text") { AnyView($0.refreshIndicatorStyle(.text)) },
        styled("rotatingIcon") {
          AnyView($0.refreshIndicatorStyle(.rotatingIcon(systemName: "star", showsText: true)))
        },
        styled("logo") { AnyView($0.refreshIndicatorStyle(.logo(Image(systemName: "leaf")))) },
        styled("a closure's") { AnyView($0.refreshIndicator { Text("\($0.progress)").frame(height: 40) }) },
      ]
    }()

    /// All placements of an indicator, each with every policy with which a pull can start.
    static let placements: [RefreshableKind] = {
      let placements: [IndicatorMotion.Placement] = [.above, .behind, .inFront, .pinned]
      let policies: [TriggerPolicy] = [.release, .reach, .return]
      return placements.flatMap { placement in
        policies.map { policy in
          RefreshableKind(testDescription: "\(placement), \(policy)") { work in
            var configuration = EdgeConfiguration.standard
            configuration.indicator.placement = placement
            configuration.policy = policy
            return AnyView(
              RefreshableScrollView(configuration: configuration) {
                try await work.run()
              } content: {
                RowStack()
              })
          }
        }
      }
    }()
  }
#endif
