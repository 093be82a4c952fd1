#if canImport(SwiftUI)
  import Overscroll
  import Combine
  import OverscrollCore
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #endif

  /// A list with its host, scrolled by the platform or by the engine.
  @MainActor struct ListContainerView<ID: Hashable, Item: View>: View {
    let axis: Axis
    let declaration: ListDeclaration<ID, Item>

    @StateObject private var host = ListViewCoordinator<ID, Item>()
    @Environment(\.listOptions) private var options
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.layoutDirection) private var direction
    @Environment(\.scrollViewParticipant) private var participant
    @Environment(\.listPosition) private var position

    init(axis: Axis, declaration: ListDeclaration<ID, Item>) {
      self.axis = axis
      self.declaration = declaration
    }

    var body: some View {
      let setup = setup
      scroll
        .background { ListTickView(host: host, frames: host.frames) }
        .background {
          TransactionReader(count: host.countEvaluation()) { host.edits.receiveTransaction(in: $0) }
        }
        .onAppear { host.appear(declaration, setup, position, participant) }
        .onDisappear { host.disappear() }
        .onChange(of: LatestValue(value: (declaration, setup, position, participant))) {
          host.update($0.value.0, $0.value.1, $0.value.2, $0.value.3)
        }
        #if canImport(UIKit)
          .onReceive(Self.memoryWarnings) { _ in host.controller.dropIdleSlots() }
        #endif
    }

    @ViewBuilder private var scroll: some View {
      #if os(tvOS)
        native
      #else
        if options.scrolling.isDriven {
          DrivenListView(host: host, axis: axis)
        } else {
          native
        }
      #endif
    }

    private var native: some View {
      NativeListView(
        host: host, axis: axis, snaps: setup.scrolling.snaps,
        showsIndicators: declaration.parameters.showsIndicators)
    }

    private var setup: ListViewConfiguration {
      #if os(tvOS)
        let scrolling = options.scrolling.isDriven ? .native : options.scrolling
      #else
        let scrolling = options.scrolling
      #endif
      let parameters = declaration.parameters
      return ListViewConfiguration(
        axis: axis,
        configuration: options.configuration(spacing: parameters.spacing, at: position?.edge),
        scrolling: scrolling, estimate: parameters.estimate, reducesMotion: reducesMotion,
        direction: direction)
    }

    #if canImport(UIKit)
      private static var memoryWarnings: NotificationCenter.Publisher {
        NotificationCenter.default.publisher(for: UIApplication.didReceiveMemoryWarningNotification)
      }
    #endif
  }

  /// Sends a tick to the engine with each display frame while the engine needs frames.
  ///
  /// It reads the controller from the host, because an update may replace the controller.
  @MainActor private struct ListTickView<ID: Hashable, Item: View>: View {
    let host: ListViewCoordinator<ID, Item>
    @ObservedObject var frames: RedrawSource

    var body: some View {
      TimelineView(.animation(paused: !host.controller.needsFrames)) { context in
        Color.clear.onChange(of: context.date) { _ in host.tick() }
      }
      .allowsHitTesting(false)
      .accessibilityHidden(true)
    }
  }

  /// A list in the platform's scroll view.
  @MainActor struct NativeListView<ID: Hashable, Item: View>: View {
    let host: ListViewCoordinator<ID, Item>
    let axis: Axis
    /// Whether a fling ends at a snap target.
    let snaps: Bool
    let showsIndicators: Bool
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      ScrollView(axis == .vertical ? .vertical : .horizontal, showsIndicators: showsIndicators) {
        ListItemsView(host: host, isDriven: false)
          .anchorsContent(host.locator)
          #if !os(tvOS)
            .readingTouches(host)
          #endif
      }
      .withoutSizeChangeAnchor(along: axis)
      .snapping(snaps, along: axis, direction) { host.snapTarget(projected: $0, velocity: $1) }
      .modifier(
        ScrollReportModifier(geometry: host.geometry, axis: axis) { host.adapter?.phaseChanged(to: $0) }
      )
      .onGeometry(of: { $0.size }) { host.updateViewport($0) }
    }
  }
#endif
