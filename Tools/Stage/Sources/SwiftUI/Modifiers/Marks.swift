import Foundation

/// A modifier that attaches an invisible value to a view, such as an id or a tag.
struct Mark {
  enum Kind {
    case id(AnyHashable)
    case space(AnyHashable)
    case value(ObjectIdentifier, Any)
    case zIndex(Double)
    case tag(AnyHashable)
    case transition
  }

  let kind: Kind
}

extension Mark: ElementModifier {
  var name: String {
    switch kind {
    case .id(let id): "id \(id.base)"
    case .space: "coordinateSpace"
    case .value: "layoutValue"
    case .zIndex: "zIndex"
    case .tag(let tag): "tag \(tag.base)"
    case .transition: "transition"
    }
  }

  var zIndex: Double? {
    if case .zIndex(let zIndex) = kind { zIndex } else { nil }
  }

  func layoutValue(_ key: ObjectIdentifier) -> Any? {
    if case .value(key, let value) = kind { value } else { nil }
  }
}

/// A modifier that sets whether a view and its descendants receive touches.
private struct HitTesting: ElementModifier {
  let isOn: Bool

  var name: String { "allowsHitTesting" }

  func hit(_ element: ModifiedElement, _ point: CGPoint) -> [Element]? {
    isOn ? element.plainHit(point) : nil
  }
}

/// A modifier that makes a view receive touches in its whole frame.
///
/// The stage supports no shapes except rectangles.
private struct ContentShape: ElementModifier {
  var name: String { "contentShape" }

  func hit(_ element: ModifiedElement, _ point: CGPoint) -> [Element]? {
    element.plainHit(point) ?? (element.frame.contains(point) ? [element] : nil)
  }
}

/// A view that the app has given an id with `id(_:)`.
@MainActor protocol IdentifiedView {
  var identity: AnyHashable? { get }
}

/// A view with an id.
///
/// If the id changes, the view gets a new identity and new state.
private struct Identified<Content: View>: View, IdentifiedView {
  let id: AnyHashable
  let content: Content

  var identity: AnyHashable? { id }

  var body: some View {
    ForEach([id], id: \.self) { _ in content }.modified(Mark(kind: .id(id)))
  }
}

public struct AnyTransition: Sendable {
  /// The transition without an animation: the view appears and disappears immediately.
  public static let identity = AnyTransition()
}

public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}

extension View {
  public func id(_ id: some Hashable) -> some View { Identified(id: AnyHashable(id), content: self) }

  public nonisolated func tag(_ tag: some Hashable) -> some View {
    modified(Mark(kind: .tag(AnyHashable(tag))))
  }

  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modified(Mark(kind: .space(AnyHashable(name))))
  }

  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modified(Mark(kind: .value(ObjectIdentifier(key), value)))
  }

  public func zIndex(_ zIndex: Double) -> some View { modified(Mark(kind: .zIndex(zIndex))) }

  public func transition(_ transition: AnyTransition) -> some View { modified(Mark(kind: .transition)) }

  public func allowsHitTesting(_ isOn: Bool) -> some View { modified(HitTesting(isOn: isOn)) }

  public func contentShape(_ shape: Rectangle) -> some View { modified(ContentShape()) }
}
