public import Foundation

/// A reference to the frame of a view.
///
/// The frame can be converted to the coordinates of a geometry reader.
@MainActor @preconcurrency public struct Anchor<Value> {
  fileprivate weak var element: Element?

  /// The rectangle or point of a view that an anchor refers to.
  public struct Source: Sendable {
    fileprivate init() {}
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view, the only source that the stage supports.
  public static var bounds: Self { Self() }
}

extension GeometryProxy {
  /// Returns the frame that an anchor refers to, in the coordinates of the geometry reader.
  public subscript(anchor: Anchor<CGRect>) -> CGRect {
    let frame = anchor.element?.frame ?? .zero
    let origin = self.frame(in: .global).origin
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}

/// A modifier that passes an anchor of a view to its ancestors as a preference.
struct AnchorPreference<Key: PreferenceKey>: ElementModifier {
  let transform: (Anchor<CGRect>) -> Key.Value

  var name: String { "anchorPreference" }

  func said(by element: Element) -> Key.Value { transform(Anchor(element: element)) }
}

/// A modifier that adds a background, computed from the preferences of the view.
private struct PreferenceLayer<Key: PreferenceKey>: ElementModifier {
  let content: (Key.Value) -> AnyView

  var name: String { "backgroundPreferenceValue" }
  var addition: (any View)? { PreferenceReader<Key>(content: content) }

  func layOut(_ element: ModifiedElement, _ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    element.content.place(element.frame, proposal, surroundings)
    for addition in element.additions {
      element.align(
        addition, in: element.frame, .center, ProposedViewSize(element.frame.size), surroundings.inside)
    }
  }

  func draw(_ element: ModifiedElement, _ display: inout DisplayList) {
    element.additions.forEach { $0.draw(&display) }
    element.content.draw(&display)
  }
}

/// The background that is computed from the preferences of the view in front of it.
///
/// Belief: SwiftUI computes the background again after an anchor has moved, but not in the same layout.
private struct PreferenceReader<Key: PreferenceKey>: PrimitiveView {
  let content: (Key.Value) -> AnyView

  @MainActor final class Memory {
    var value = Key.defaultValue
    var frames: [CGRect] = []
  }

  func update(_ node: ViewNode) {
    let isNew = node.memory == nil
    let memory = node.remembered(Memory.init)
    node.children = [node.resolve(content(memory.value), in: node.children.first)]
    guard isNew, let stage = node.stage else { return }
    stage.look(for: node) { [node = node.reference] in
      guard let node = node.object, let layer = node.parent?.elements.first as? ModifiedElement else {
        return nil
      }
      var (value, frames) = (Key.defaultValue, [CGRect]())
      layer.content.collect(Key.self, &value, anchored: &frames)
      guard frames != memory.frames else { return nil }
      memory.frames = frames
      memory.value = value
      return { node.invalidate("a preference") }
    }
    node.onUnmount.append { [stage = stage.reference, node = node.reference] in
      if let node = node.object { stage.object?.lookNoMore(for: node) }
    }
  }
}

extension View {
  public func anchorPreference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<CGRect>.Source,
    transform: @escaping (Anchor<CGRect>) -> Key.Value
  ) -> some View {
    modified(AnchorPreference<Key>(transform: transform))
  }

  /// Adds a background, computed from the preferences of this view.
  ///
  /// The stage supports only preferences with anchors.
  public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    modified(PreferenceLayer<Key> { AnyView(transform($0)) })
  }
}
