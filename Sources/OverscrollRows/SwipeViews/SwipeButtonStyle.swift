#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// A style that draws a swipe button, and captures its action for a full swipe.
  ///
  /// A `PrimitiveButtonStyle` is the only public way to a button's action: `configuration.trigger()`.
  struct SwipeButtonStyle: PrimitiveButtonStyle {
    let row: SwipeRowCoordinator
    let isReply: Bool
    let isFull: Bool
    /// The visible width of all buttons, in pt.
    let distance: Double

    func makeBody(configuration: Configuration) -> some View {
      SwipeButtonView(
        configuration: configuration, row: row, isReply: isReply, isFull: isFull, distance: distance)
    }
  }

  /// A style of the buttons that become accessibility actions.
  ///
  /// The action also closes an open row.
  struct SwipeAccessibilityStyle: PrimitiveButtonStyle {
    let row: SwipeRowCoordinator

    func makeBody(configuration: Configuration) -> some View {
      Button(role: configuration.role) {
        row.perform { configuration.trigger() }
      } label: {
        configuration.label
      }
    }
  }

  /// A swipe button.
  @MainActor private struct SwipeButtonView: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let row: SwipeRowCoordinator
    let isReply: Bool
    let isFull: Bool
    let distance: Double

    @StateObject private var reference = SwipeButtonState()
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      let isDestructive = configuration.role == .destructive
      reference.trigger = { configuration.trigger() }
      (reference.isEnabled, reference.isDestructive) = (isEnabled, isDestructive)
      return
        label
        .preference(
          key: SwipeButtonsKey.self,
          value: [
            SwipeButtonValue(reference: reference, isEnabled: isEnabled, isDestructive: isDestructive)
          ])
    }

    @ViewBuilder private var label: some View {
      if isReply {
        measured
          .opacity(isFull ? 1 : min(0.8, distance / SwipeDistance.withoutButton))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        measured
          .foregroundStyle(Color.white)
          .opacity(isEnabled ? 1 : 0.5)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background { background }
          .contentShape(Rectangle())
          .onTapGesture { if isEnabled { row.tap(reference) } }
      }
    }

    private var measured: some View {
      SwipeLabelLayout { configuration.label }
        .labelStyle(.iconOnly)
        .font(.subheadline)
        .multilineTextAlignment(.center)
        .onGeometry(of: { Double($0.size.width) }) { width in
          guard reference.labelWidth != width else { return }
          reference.labelWidth = width
          row.buttonsChanged()
        }
    }

    @ViewBuilder private var background: some View {
      if configuration.role == .destructive {
        Rectangle().fill(Color.red)
      } else {
        Rectangle().fill(.tint)
      }
    }
  }

  /// A layout that gives a label its own width, whatever the width of its button.
  private struct SwipeLabelLayout: Layout {
    private static let limit = ProposedViewSize(
      width: SwipeStripLayout.maximumWidth - 2 * SwipeStripLayout.padding, height: nil)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.first?.sizeThatFits(Self.limit) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: Self.limit)
      }
    }
  }

  /// A swipe button with the values that the machine needs.
  struct SwipeButtonValue: Equatable, Sendable {
    let reference: SwipeButtonState
    let isEnabled: Bool
    let isDestructive: Bool

    static func == (one: SwipeButtonValue, other: SwipeButtonValue) -> Bool {
      one.reference === other.reference && one.isEnabled == other.isEnabled
        && one.isDestructive == other.isDestructive
    }
  }

  /// The buttons of a strip, in their order.
  struct SwipeButtonsKey: PreferenceKey {
    static let defaultValue: [SwipeButtonValue] = []

    static func reduce(value: inout [SwipeButtonValue], nextValue: () -> [SwipeButtonValue]) {
      value += nextValue()
    }
  }
#endif
