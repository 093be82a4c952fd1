#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import SwiftUI

  /// The mounted items of a list, each at its position.
  ///
  /// The view is evaluated when the mounted items change, not with each frame.
  @MainActor struct ListItemsView<ID: Hashable, Item: View>: View {
    let host: ListViewCoordinator<ID, Item>
    @ObservedObject private var items: RedrawSource
    let isDriven: Bool
    @Environment(\.dynamicTypeSize) private var textSize

    init(host: ListViewCoordinator<ID, Item>, isDriven: Bool) {
      self.host = host
      self.isDriven = isDriven
      items = host.items
    }

    var body: some View {
      ItemStackView(
        progress: Double(host.edits.motion.target), host: host, isDriven: isDriven, textSize: textSize
      )
      // Animate only this number, and only if the app edits its data in an animation.
      .animation(host.edits.animation, value: host.edits.motion.target)
      .environment(\.listOptions, ListOptions())
      .environment(\.listPosition, nil)
      .onDisappear { host.clearFocus() }
    }
  }

  /// The items at their positions, or between two positions during an animated edit.
  @MainActor private struct ItemStackView<ID: Hashable, Item: View>: View, Animatable {
    /// The progress of the animation of edits.
    var progress: Double
    let host: ListViewCoordinator<ID, Item>
    let isDriven: Bool
    let textSize: DynamicTypeSize
    @Environment(\.layoutDirection) private var direction

    nonisolated var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }

    var body: some View {
      host.edits.updateProgress(to: progress)
      let configuration = host.controller.configuration
      let motion = host.edits.motion
      let pinned = host.controller.engine.list.pinnedHeader
      return ItemLayout(
        axis: host.axis, extent: isDriven ? nil : host.controller.scrollExtent,
        arrangement: configuration.arrangement, laneSpacing: configuration.laneSpacing, textSize: textSize,
        preview: host.preview
      ) {
        ForEach(host.rows) { item in
          itemView(item)
            .shifted(by: motion.shift(of: item.id), along: host.axis, direction)
            .opacity(motion.opacity(of: item.id))
            .modifier(LeavingRowModifier(isLeaving: host.edits.isLeaving(item.id)))
            .layoutValue(
              key: ItemLayoutPositionKey.self,
              value: ItemLayoutPosition(
                item, isInFlow: item.index != pinned && !host.edits.isLeaving(item.id))
            )
            .zIndex(item.isHeader ? 1 : 0)
            .transition(.identity)
        }
      }
      // An animation of the same update would otherwise draw items between their positions.
      .animation(nil, value: host.revision)
      .onChange(of: motion.ended) { if $0 != nil { host.editEnded() } }
    }

    /// Returns the view of an item; a header is shifted with each frame.
    @ViewBuilder private func itemView(_ item: MountedItem<ID>) -> some View {
      let view = ItemView(host: host, item: item).equatable()
      if item.isHeader {
        view.modifier(HeaderOffsetModifier(host: host, index: item.index))
      } else {
        view
      }
    }
  }

  /// A modifier that hides a leaving row from touches and from accessibility.
  private struct LeavingRowModifier: ViewModifier {
    let isLeaving: Bool

    func body(content: Content) -> some View {
      content.allowsHitTesting(!isLeaving).accessibilityHidden(isLeaving)
    }
  }

  /// The view of an item, which reports its extent.
  ///
  /// SwiftUI evaluates it again only if the list's declaration or the item's index changes.
  @MainActor private struct ItemView<ID: Hashable, Item: View>: View, Equatable {
    let host: ListViewCoordinator<ID, Item>
    let item: MountedItem<ID>
    private let index: Int
    private let declaration: Int

    init(host: ListViewCoordinator<ID, Item>, item: MountedItem<ID>) {
      (self.host, self.item) = (host, item)
      (index, declaration) = (item.index, host.declaration)
    }

    var body: some View {
      stacked
        .modifier(ItemFocusModifier(host: host, item: item.id))
        .onGeometry(of: { host.axis == .vertical ? $0.size.height : $0.size.width }) {
          host.updateExtent($0, of: item.id)
        }
    }

    /// The item's views, stacked along the axis.
    @ViewBuilder private var stacked: some View {
      switch host.axis {
      case .vertical: VStack(spacing: 0) { host.content(item) }
      case .horizontal: HStack(spacing: 0) { host.content(item) }
      }
    }

    nonisolated static func == (one: ItemView, other: ItemView) -> Bool {
      one.index == other.index && one.declaration == other.declaration && one.host === other.host
    }
  }

  /// A modifier that moves a header to its position in the current frame.
  @MainActor private struct HeaderOffsetModifier<ID: Hashable, Item: View>: ViewModifier {
    let host: ListViewCoordinator<ID, Item>
    let index: Int
    @ObservedObject private var frames: RedrawSource
    @Environment(\.layoutDirection) private var direction

    init(host: ListViewCoordinator<ID, Item>, index: Int) {
      self.host = host
      self.index = index
      frames = host.frames
    }

    func body(content: Content) -> some View {
      content.shifted(by: host.controller.start(of: index), along: host.axis, direction)
    }
  }

  extension View {
    /// Offsets this view by a distance in pt towards the end of an axis.
    func shifted(by distance: Double, along axis: Axis, _ direction: LayoutDirection) -> some View {
      let sideways = direction == .rightToLeft ? -distance : distance
      return offset(x: axis == .horizontal ? sideways : 0, y: axis == .vertical ? distance : 0)
    }
  }
#endif
