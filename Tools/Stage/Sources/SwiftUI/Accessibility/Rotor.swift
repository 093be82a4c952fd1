/// The entries of a rotor.
///
/// SwiftUI's protocol describes entries with a body. The stage's protocol lists them.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  var rotorEntries: [RotorEntry] { get }
}

/// An element to which a rotor leads.
public struct RotorEntry {
  let label: String
  let id: RotorID
  /// The closure that VoiceOver calls before it looks for the element.
  let prepare: () -> Void
}

/// The identity of an element in a rotor.
struct RotorID: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// The rotors that VoiceOver has in every app.
public struct AccessibilitySystemRotor: Sendable {
  let name: String

  public static let headings = AccessibilitySystemRotor(name: "headings")
}

@resultBuilder public enum AccessibilityRotorContentBuilder {
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
}

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable> {
  private let label: Text
  private let id: RotorID
  private let prepare: () -> Void

  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}
  ) {
    self.label = label
    self.id = RotorID(id: id, namespace: namespace)
    self.prepare = prepare
  }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
  public var rotorEntries: [RotorEntry] {
    [RotorEntry(label: label.string(EnvironmentValues().locale), id: id, prepare: prepare)]
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public var rotorEntries: [RotorEntry] { data.flatMap { content($0).rotorEntries } }
}

/// A namespace of identities, one for each view.
@MainActor @preconcurrency @propertyWrapper public struct Namespace: StoredProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private static var last = 0
  private let link = StorageLink<ID> {
    last += 1
    return ID(number: last)
  }

  public init() {}

  public var wrappedValue: ID { link.value }

  func install(_ stored: inout AnyObject?, in node: ViewNode) { _ = link.install(&stored, in: node) }
}

extension View {
  /// Adds entries to a rotor of the system.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    modified(
      Description(name: "accessibilityRotor") { element, _ in
        element.rotors[systemRotor.name] = { entries().rotorEntries }
      })
  }

  /// Identifies a view as the target of a rotor's entry.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    let id = RotorID(id: id, namespace: namespace)
    return modified(
      Description(name: "accessibilityRotorEntry") { element, _ in element.rotorIDs.insert(id) })
  }
}
