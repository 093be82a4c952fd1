#if canImport(SwiftUI)
  import Overscroll
  import Combine
  import OverscrollCore
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #endif

  /// The view of a list, which the platform or the engine scrolls.
  @MainActor struct ListContainerView<ID: Hashable, Item: View>: View {
    let axis: Axis
    let declaration: ListDeclaration<ID, Item>

    @StateObject private var coordinator = ListViewCoordinator<ID, Item>()
    @Environment(\.listOptions) private var options
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    @Environment(\.scrollViewParticipant) private var participant
    @Environment(\.listPosition) private var position
    @Environment(\.itemActions) private var itemActions
    @Environment(\.listEndSpace) private var endSpace
    @Environment(\.listEndViews) private var endViews
    @Environment(\.rowCoordinators) private var rowCoordinators

    init(axis: Axis, declaration: ListDeclaration<ID, Item>) {
      self.axis = axis
      self.declaration = declaration
    }

    var body: some View {
      let setup = setup
      let update = ListViewInput(
        declaration: declaration, setup: setup, position: position, participant: participant,
        itemActions: itemActions, endViews: endViews, rowCoordinators: rowCoordinators)
      scroll
        .overlay { RowCoordinatorsView(store: coordinator.features) { $0.overlay } }
        .background { ListTickView(coordinator: coordinator, ticks: coordinator.ticks) }
        .background {
          TransactionReader(count: coordinator.countEvaluation()) {
            coordinator.edits.receiveTransaction(in: $0)
          }
        }
        .onAppear { coordinator.appear(update) }
        .onDisappear { coordinator.disappear() }
        .onChange(of: LatestValue(value: update)) { coordinator.update($0.value) }
        #if canImport(UIKit)
          .onReceive(Self.memoryWarnings) { _ in coordinator.freeMemory() }
        #endif
    }

    @ViewBuilder private var scroll: some View {
      #if os(tvOS)
        native
      #else
        if options.scrolling.isDriven {
          DrivenListView(coordinator: coordinator, axis: axis)
        } else {
          native
        }
      #endif
    }

    private var native: some View {
      NativeListView(
        coordinator: coordinator, axis: axis, snaps: setup.scrolling.snaps,
        showsIndicators: declaration.showsIndicators)
    }

    private var setup: ListViewConfiguration {
      #if os(tvOS)
        let scrolling = options.scrolling.isDriven ? .native : options.scrolling
      #else
        let scrolling = options.scrolling
      #endif
      return ListViewConfiguration(
        axis: axis,
        configuration: options.configuration(
          spacing: declaration.spacing.map { Double($0) }, at: position?.edge,
          isHorizontal: axis == .horizontal),
        scrolling: scrolling, estimate: declaration.estimate.map { Double($0) },
        cacheLimit: options.cacheLimit ?? 0, endSpace: endSpace, reducesMotion: reducesMotion,
        isEnabled: isEnabled, direction: direction)
    }

    #if canImport(UIKit)
      private static var memoryWarnings: NotificationCenter.Publisher {
        NotificationCenter.default.publisher(for: UIApplication.didReceiveMemoryWarningNotification)
      }
    #endif
  }

  /// Sends ticks with display frames while the engine or a row feature needs them.
  ///
  /// The view reads the controller from the coordinator, because an update may replace the controller.
  @MainActor private struct ListTickView<ID: Hashable, Item: View>: View {
    let coordinator: ListViewCoordinator<ID, Item>
    @ObservedObject var ticks: RedrawSource

    var body: some View {
      TimelineView(
        .animation(paused: !coordinator.needsFrames),
        content: onMainActor { context in Color.clear.onChange(of: context.date) { _ in coordinator.tick() } }
      )
      .allowsHitTesting(false)
      .accessibilityHidden(true)
    }
  }

  /// A list in the platform's scroll view.
  @MainActor struct NativeListView<ID: Hashable, Item: View>: View {
    let coordinator: ListViewCoordinator<ID, Item>
    let axis: Axis
    /// Whether a fling ends at a snap target.
    let snaps: Bool
    let showsIndicators: Bool
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      ScrollView(axis == .vertical ? .vertical : .horizontal, showsIndicators: showsIndicators) {
        ListItemsView(coordinator: coordinator, isDriven: false)
          .anchorsContent(coordinator.locator)
          #if !os(tvOS)
            .readingTouches(coordinator)
            .readingRowGestures(coordinator.features)
          #endif
      }
      .withoutSizeChangeAnchor(along: axis)
      .snapping(snaps, along: axis, direction) { coordinator.snapTarget(projected: $0, velocity: $1) }
      .modifier(
        ScrollReportModifier(geometry: coordinator.geometry, axis: axis) {
          coordinator.adapter?.phaseChanged(to: $0)
        }
      )
      .onGeometry(of: { $0.size }) { coordinator.updateViewport($0) }
    }
  }
#endif
