#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import SwiftUI

  /// A view of a list's mounted items, each at its position.
  ///
  /// The view is evaluated when the mounted items change, not with each frame.
  @MainActor struct ListItemsView<ID: Hashable, Item: View>: View {
    let coordinator: ListViewCoordinator<ID, Item>
    @ObservedObject private var items: RedrawSource
    let isDriven: Bool
    @Environment(\.dynamicTypeSize) private var textSize

    init(coordinator: ListViewCoordinator<ID, Item>, isDriven: Bool) {
      self.coordinator = coordinator
      self.isDriven = isDriven
      items = coordinator.items
    }

    var body: some View {
      ItemStackView(
        progress: Double(coordinator.edits.motion.target), coordinator: coordinator, isDriven: isDriven,
        textSize: textSize, revision: coordinator.revision, declaration: coordinator.declaration
      )
      // Animate only the number of edits, and only if the app edits its data in an animation.
      .animation(coordinator.edits.animation, value: coordinator.edits.motion.target)
      .environment(\.listOptions, ListOptions())
      .environment(\.listPosition, nil)
      .environment(\.itemActions, nil)
      .environment(\.listEndSpace, nil)
      .environment(\.listEndViews, nil)
      .environment(\.rowCoordinators, nil)
      .onDisappear { coordinator.clearFocus() }
    }
  }

  /// A view that places the items, and moves them gradually during an animated edit.
  @MainActor private struct ItemStackView<ID: Hashable, Item: View>: View, Animatable {
    /// The number that SwiftUI animates, from one whole number to the next with each edit.
    var progress: Double
    let coordinator: ListViewCoordinator<ID, Item>
    let isDriven: Bool
    let textSize: DynamicTypeSize
    /// The revision of the items, and the number of the list's declaration.
    ///
    /// SwiftUI does not evaluate a view that equals the previous one, and the coordinator is always the
    /// same object.
    let revision: Int
    let declaration: Int
    @Environment(\.layoutDirection) private var direction

    nonisolated var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }

    var body: some View {
      coordinator.edits.updateProgress(to: progress)
      let configuration = coordinator.controller.configuration
      let motion = coordinator.edits.motion
      let pinned = coordinator.controller.content.list.pinnedHeader
      let rows = coordinator.rows
      let opacities = coordinator.opacities(of: rows)
      return ItemLayout(
        axis: coordinator.axis, extent: isDriven ? nil : coordinator.controller.scrollExtent,
        arrangement: configuration.arrangement, laneSpacing: configuration.laneSpacing, textSize: textSize,
        preview: coordinator.preview
      ) {
        endView(coordinator.endViews.header, at: .start)
        ForEach(
          rows,
          content: onMainActor { item in
            itemView(item, isPinned: item.index == pinned)
              .shifted(
                by: coordinator.isFloating(item) ? 0 : motion.shift(of: item.id), along: coordinator.axis,
                direction
              )
              .opacity(item.isCached ? 0 : opacities[item.id] ?? 1)
              .modifier(
                InactiveRowModifier(isInactive: item.isCached || coordinator.edits.isLeaving(item.id))
              )
              .layoutValue(
                key: ItemLayoutPositionKey.self,
                value: ItemLayoutPosition(
                  item, isInFlow: item.index != pinned && !coordinator.edits.isLeaving(item.id),
                  isFloating: coordinator.isFloating(item))
              )
              .zIndex(coordinator.isFloating(item) ? 2 : item.isHeader ? 1 : 0)
              .transition(.identity)
          })
        endView(coordinator.endViews.footer, at: .end)
      }
      // Without this modifier, an animation of the same update would also animate the items' layout
      // positions.
      .animation(nil, value: coordinator.revision)
      .onChange(of: motion.ended) { if $0 != nil { coordinator.editEnded() } }
    }

    /// Returns the header or the footer, which reports its extent.
    @ViewBuilder private func endView(
      _ view: (@MainActor (Axis) -> AnyView)?, at edge: ScrollEdge
    ) -> some View {
      if let view {
        view(coordinator.axis)
          .onGeometry(of: { coordinator.axis == .vertical ? $0.size.height : $0.size.width }) {
            coordinator.updateEndView($0, at: edge)
          }
          .layoutValue(
            key: EndLayoutPositionKey.self,
            value: EndLayoutPosition(
              edge: edge, start: coordinator.controller.accessoryStart(at: edge),
              isMeasured: coordinator.measuredEnds[edge]))
      }
    }

    /// Returns the view of an item; a pinned header's view moves with each frame.
    @ViewBuilder private func itemView(_ item: MountedItem<ID>, isPinned: Bool) -> some View {
      let view = ItemView(coordinator: coordinator, item: item).equatable()
      if item.isHeader {
        view.modifier(HeaderOffsetModifier(coordinator: coordinator, index: item.index, isPinned: isPinned))
      } else {
        view
      }
    }
  }

  /// A modifier that hides a row from touches and accessibility.
  ///
  /// Such a row is a removed row that is fading out, or a cached row.
  private struct InactiveRowModifier: ViewModifier {
    let isInactive: Bool

    func body(content: Content) -> some View {
      content.allowsHitTesting(!isInactive).accessibilityHidden(isInactive)
    }
  }

  /// The view of an item, which reports its extent.
  ///
  /// SwiftUI evaluates the view again only if the list's declaration or the item's index changes.
  @MainActor private struct ItemView<ID: Hashable, Item: View>: View, Equatable {
    let coordinator: ListViewCoordinator<ID, Item>
    let item: MountedItem<ID>
    private let index: Int
    private let declaration: Int

    init(coordinator: ListViewCoordinator<ID, Item>, item: MountedItem<ID>) {
      (self.coordinator, self.item) = (coordinator, item)
      (index, declaration) = (item.index, coordinator.declaration)
    }

    var body: some View {
      row
        .environment(\.rowContext, context)
        .modifier(ItemFocusModifier(coordinator: coordinator, item: item.id))
        .onGeometry(of: { coordinator.axis == .vertical ? $0.size.height : $0.size.width }) {
          coordinator.updateExtent($0, of: item.id)
        }
    }

    private var context: RowContext {
      RowContext(list: coordinator, id: AnyHashable(item.id), index: item.index)
    }

    /// The item's views, as the list's features show them.
    @ViewBuilder private var row: some View {
      let features = coordinator.features.all.filter(\.decoratesRows)
      if features.isEmpty {
        stacked
      } else {
        features.reduce(AnyView(stacked)) { $1.decorate($0, context) }
      }
    }

    /// The item's views, stacked along the axis.
    @ViewBuilder private var stacked: some View {
      switch coordinator.axis {
      case .vertical: VStack(spacing: 0) { coordinator.content(item) }
      case .horizontal: HStack(spacing: 0) { coordinator.content(item) }
      }
    }

    nonisolated static func == (one: ItemView, other: ItemView) -> Bool {
      one.index == other.index && one.declaration == other.declaration
        && one.coordinator === other.coordinator
    }
  }

  /// A modifier that moves a header to its position in the current frame.
  ///
  /// Only the pinned header is evaluated with each frame. The remaining headers move with the items.
  @MainActor private struct HeaderOffsetModifier<ID: Hashable, Item: View>: ViewModifier {
    let coordinator: ListViewCoordinator<ID, Item>
    let index: Int
    /// The position when the items were evaluated, in pt; a new position evaluates the modifier.
    private let start: Double
    @ObservedObject private var frames: RedrawSource
    @Environment(\.layoutDirection) private var direction

    init(coordinator: ListViewCoordinator<ID, Item>, index: Int, isPinned: Bool) {
      self.coordinator = coordinator
      self.index = index
      start = coordinator.controller.start(of: index)
      frames = isPinned ? coordinator.frames : coordinator.noFrames
    }

    func body(content: Content) -> some View {
      content.shifted(by: coordinator.controller.start(of: index), along: coordinator.axis, direction)
    }
  }

  extension View {
    /// Offsets this view by a distance in pt toward the end of an axis.
    func shifted(by distance: Double, along axis: Axis, _ direction: LayoutDirection) -> some View {
      let sideways = direction == .rightToLeft ? -distance : distance
      return offset(x: axis == .horizontal ? sideways : 0, y: axis == .vertical ? distance : 0)
    }
  }
#endif
