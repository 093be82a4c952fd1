public import Foundation
import PlatformViews

/// The offset, sizes and insets of a scroll view, in pt.
///
/// The container size is the size of the scroll view minus its insets (recorded fact `geometry-sizes`).
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset = CGPoint.zero
  public var contentSize = CGSize.zero
  public var contentInsets = EdgeInsets()
  public var containerSize = CGSize.zero
}

/// The phase of a scroll view's motion.
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating
}

/// A modifier that calls a closure when a value of a scroll view changes.
///
/// It observes the first scroll view in the modified view.
private struct ScrollObservation<Value: Equatable>: ElementModifier {
  let name: String
  /// Computes the value for a scroll view, or the initial value if the parameter is `nil`.
  let value: @MainActor (ScrollElement?) -> Value
  let action: (Value, Value) -> Void

  @MainActor final class Memory {
    var last: Value?
    var modifier: ScrollObservation
    init(_ modifier: ScrollObservation) { self.modifier = modifier }
  }

  func updated(_ node: ViewNode) {
    let isNew = node.modifierMemory == nil
    let memory = node.modifierMemory as? Memory ?? Memory(self)
    node.modifierMemory = memory
    memory.modifier = self
    guard isNew, let stage = node.stage else { return }
    stage.look(for: node) { [node = node.reference] in
      guard let scroll = node.object?.elements.firstResult({ $0.firstScroll }) else { return nil }
      let value = memory.modifier.value(scroll)
      let isFirst = memory.last == nil
      let last = memory.last ?? memory.modifier.value(nil)
      memory.last = value
      guard isFirst || value != last else { return nil }
      return {
        if isFirst { memory.modifier.action(last, last) }
        if value != last { memory.modifier.action(last, value) }
      }
    }
    node.onUnmount.append { [stage = stage.reference, node = node.reference] in
      if let node = node.object { stage.object?.lookNoMore(for: node) }
    }
  }
}

extension View {
  /// Documented: calls the action when a value of the first scroll view in this view changes.
  ///
  /// Recorded on macOS 26 (fact `scroll-geometry-calls`): the action is called twice before any scroll. The
  /// first call has an empty geometry.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modified(
      ScrollObservation(
        name: "onScrollGeometryChange", value: { transform($0?.geometry ?? ScrollGeometry()) }, action: action
      ))
  }

  /// Documented: calls the action when the phase of the first scroll view in this view changes.
  ///
  /// Recorded on macOS 26 (fact `scroll-phase-calls`): the action is called once with `idle` when the view
  /// appears. Belief: after the finger has moved, the phase changes in the next update.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modified(
      ScrollObservation(name: "onScrollPhaseChange", value: { $0?.phase ?? .idle }, action: action))
  }
}

extension Element {
  /// The first scroll view in this element, or the element itself if it is a scroll view.
  fileprivate var firstScroll: ScrollElement? {
    self as? ScrollElement ?? children.firstResult { $0.firstScroll }
  }
}

extension ScrollElement {
  fileprivate var geometry: ScrollGeometry {
    let insets = view.adjustedContentInset
    return ScrollGeometry(
      contentOffset: view.contentOffset, contentSize: view.contentSize,
      contentInsets: EdgeInsets(
        top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
        trailing: isRightToLeft ? insets.left : insets.right),
      containerSize: CGSize(
        width: view.frame.width - insets.left - insets.right,
        height: view.frame.height - insets.top - insets.bottom))
  }

  fileprivate var phase: ScrollPhase {
    if view.isDragging { return .interacting }
    if view.isTracking { return .tracking }
    return view.isDecelerating ? .decelerating : .idle
  }
}
