#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// The buttons behind a row that is pulled, or touched.
  @MainActor struct SwipeStripsView: View {
    let model: SwipeRowCoordinator
    @ObservedObject var frames: RedrawSource
    @ObservedObject var strips: RedrawSource

    var body: some View {
      if model.showsButtons {
        ZStack {
          strip(.leading)
          strip(.trailing)
        }
      }
    }

    /// The buttons of an edge, or nothing if the other edge is visible.
    @ViewBuilder private func strip(_ edge: SwipeEdge) -> some View {
      if model.presentation == nil || model.presentation?.edge == edge {
        let declarations = model.shownDeclarations(at: edge)
        let isReply = declarations.first?.isReply == true
        let isFull = model.presentation?.phase == .full
        let distance = max(0, model.presentation?.distance ?? 0)
        SwipeStripLayout(distance: distance, startsAtTrailing: edge == .trailing, isFull: isFull || isReply) {
          ForEach(declarations, id: \.depth, content: onMainActor { $0.actions })
        }
        .animation(model.context?.list.reducesMotion == true ? nil : .easeOut(duration: 0.2), value: isFull)
        .buttonStyle(SwipeButtonStyle(row: model, isReply: isReply, isFull: isFull, distance: distance))
        .tint(.gray)
        .onPreferenceChange(SwipeButtonsKey.self) { [model] values in
          // Sent to the main actor, because SwiftUI may call the closure on another thread.
          Task { @MainActor in model.setButtons(values.map(\.reference), at: edge) }
        }
        .frame(width: distance)
        .clipped()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: edge == .leading ? .leading : .trailing)
        .accessibilityHidden(true)
      }
    }
  }

  /// A layout that stretches buttons over the visible width of a strip.
  ///
  /// The first button is at the row's edge.
  struct SwipeStripLayout: Layout {
    /// The visible width, in pt.
    let distance: Double
    /// Whether the first button is at the trailing end.
    let startsAtTrailing: Bool
    /// Whether the first button covers the whole width.
    let isFull: Bool

    /// The smallest width of a button in an open row, in pt.
    ///
    /// UIKit has 74 pt.
    static let minimumWidth = 74.0
    /// The largest width of a button in an open row, in pt.
    ///
    /// UIKit has 120 pt.
    static let maximumWidth = 120.0
    /// The space at both sides of a label, in pt.
    static let padding = 12.0

    /// Returns a button's width in an open row, from its label's, in pt.
    static func width(label: Double) -> Double {
      label.isFinite ? min(max(label + 2 * padding, minimumWidth), maximumWidth) : minimumWidth
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let natural = subviews.map { Self.width(label: $0.sizeThatFits(.unspecified).width) }
      let open = natural.reduce(0, +)
      var start = 0.0
      for (index, subview) in subviews.enumerated() {
        let share = isFull ? (index == 0 ? 1 : 0) : open > 0 ? natural[index] / open : 0
        let width = distance * share
        subview.place(
          at: CGPoint(
            x: startsAtTrailing ? bounds.maxX - start - width : bounds.minX + start, y: bounds.minY),
          anchor: .topLeading, proposal: ProposedViewSize(width: width, height: bounds.height))
        start += width
      }
    }
  }
#endif
