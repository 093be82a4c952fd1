#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import OverscrollListCore
  import SwiftUI

  /// The values of one evaluation of a list's view.
  @MainActor struct ListViewInput<ID: Hashable, Item: View> {
    let declaration: ListDeclaration<ID, Item>
    let setup: ListViewConfiguration
    let position: PositionBinding?
    let participant: ScrollViewParticipant?
    let itemActions: ItemActions?
    let endViews: ListEndViews?
    let rowCoordinators: [RowCoordinatorDeclaration]?
  }

  /// The part of a declaration that the coordinator sends only if it has changed.
  struct ListViewConfiguration: Equatable {
    let axis: Axis
    var configuration: ListConfiguration
    let scrolling: ListScrolling
    let estimate: Double?
    let cacheLimit: Int
    let endSpace: EndSpace?
    let reducesMotion: Bool
    /// Whether the user may change rows; a disabled list still scrolls.
    let isEnabled: Bool
    let direction: LayoutDirection
  }
#endif
