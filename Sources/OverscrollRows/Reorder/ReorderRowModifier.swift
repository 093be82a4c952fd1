#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  public import SwiftUI

  /// A modifier that draws a lifted row under the finger.
  ///
  /// It also gives each row the actions with which VoiceOver moves it.
  @MainActor struct ReorderRowModifier: ViewModifier {
    let feature: ReorderCoordinator
    let context: RowContext
    let isLifted: Bool
    @ObservedObject private var redraws: RedrawSource

    init(feature: ReorderCoordinator, context: RowContext, isLifted: Bool) {
      (self.feature, self.context, self.isLifted) = (feature, context, isLifted)
      redraws = isLifted ? feature.lifted : feature.still
    }

    func body(content: Content) -> some View {
      let isHeld = isLifted && feature.isDragging
      let offset = isLifted ? size(feature.liftedPosition) : .zero
      return
        content
        .environment(\.isListItemLifted, isHeld)
        .scaleEffect(isHeld && !feature.reducesMotion ? Self.liftedScale : 1)
        .shadow(radius: isHeld ? 8 : 0)
        .offset(x: offset.width, y: offset.height)
        .modifier(ReorderKeyModifier(axis: context.list.axis) { feature.perform($0, on: context.id) })
        .accessibilityActions {
          action(.backward)
          action(.forward)
          action(.toStart)
        }
    }

    @ViewBuilder private func action(_ step: ReorderStep) -> some View {
      if feature.target(of: step, from: context.index) != nil {
        Button(step.title(context.list.axis)) { feature.perform(step, on: context.id) }
      }
    }

    /// The scale of a lifted row, an estimate, because Apple documents no value.
    private static var liftedScale: CGFloat { 1.03 }

    private func size(_ point: RowPoint) -> CGSize {
      let sideways = context.list.direction == .rightToLeft ? -1.0 : 1
      return context.list.axis == .vertical
        ? CGSize(width: point.cross * sideways, height: point.main)
        : CGSize(width: point.main * sideways, height: point.cross)
    }
  }

  extension ReorderStep {
    /// The name of the step for VoiceOver.
    @MainActor fileprivate func title(_ axis: Axis) -> String {
      switch (self, axis) {
      case (.backward, .vertical): OverscrollStrings.moveUp.text
      case (.forward, .vertical): OverscrollStrings.moveDown.text
      case (.toStart, .vertical): OverscrollStrings.moveToTop.text
      case (.backward, .horizontal): OverscrollStrings.moveBackward.text
      case (.forward, .horizontal): OverscrollStrings.moveForward.text
      case (.toStart, .horizontal): OverscrollStrings.moveToStart.text
      }
    }
  }

  extension EnvironmentValues {
    /// Whether a finger holds the row of this view.
    ///
    /// A row may draw itself differently then:
    ///
    /// ```swift
    /// TaskRow(task).background(isListItemLifted ? Color.yellow : .white)
    /// ```
    public internal(set) var isListItemLifted: Bool {
      get { self[LiftedKey.self] }
      set { self[LiftedKey.self] = newValue }
    }
  }

  private struct LiftedKey: EnvironmentKey {
    static let defaultValue = false
  }
#endif
