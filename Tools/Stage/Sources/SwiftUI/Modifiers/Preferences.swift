import Foundation

/// The key of a value that views pass to their ancestors.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// A modifier that passes a preference value to the ancestors of a view.
private struct Preference<Key: PreferenceKey>: ElementModifier {
  let value: Key.Value

  var name: String { "preference" }
}

/// A modifier that calls a closure when a preference value in a view changes.
private struct PreferenceChange<Key: PreferenceKey>: ElementModifier where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  @MainActor final class Memory {
    var last: Key.Value?
    var action: (Key.Value) -> Void
    init(_ action: @escaping (Key.Value) -> Void) { self.action = action }
  }

  var name: String { "onPreferenceChange" }

  func updated(_ node: ViewNode) {
    let isNew = node.modifierMemory == nil
    let memory = node.modifierMemory as? Memory ?? Memory(action)
    node.modifierMemory = memory
    memory.action = action
    guard isNew, let stage = node.stage else { return }
    stage.look(for: node) { [node = node.reference] in
      guard let node = node.object else { return nil }
      var value = Key.defaultValue
      for element in node.elements { element.collect(Key.self, &value) }
      guard value != memory.last else { return nil }
      memory.last = value
      return { memory.action(value) }
    }
    node.onUnmount.append { [stage = stage.reference, node = node.reference] in
      if let node = node.object { stage.object?.lookNoMore(for: node) }
    }
  }
}

extension Element {
  /// Combines the preference values of this element and its descendants.
  ///
  /// - Parameters:
  ///   - key: The type of the preference key.
  ///   - value: The value so far; each preference value is reduced into it.
  func collect<Key: PreferenceKey>(_ key: Key.Type, _ value: inout Key.Value) {
    if let preference = (self as? ModifiedElement)?.modifier as? Preference<Key> {
      return Key.reduce(value: &value) { preference.value }
    }
    for child in children { child.collect(key, &value) }
  }
}

extension View {
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    modified(Preference<Key>(value: value))
  }

  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modified(PreferenceChange<Key>(action: action))
  }
}
