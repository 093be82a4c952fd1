public import Combine

/// A subscription that invalidates a view when an observable object is about to change.
@MainActor private final class Observation {
  private weak var object: AnyObject?
  private var token: AnyCancellable?

  func follow(_ object: some ObservableObject, in node: ViewNode) {
    guard object !== self.object else { return }
    self.object = object
    let cause = "\(type(of: object))"
    token = object.objectWillChange.sink { [node = node.reference] _ in
      guard let node = node.object else { return }
      node.stage?.published(cause)
      node.invalidate(cause)
    }
  }
}

/// A property with an object that the view observes but does not own.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<Object: ObservableObject>: StoredProperty {
  public var wrappedValue: Object

  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public init(initialValue: Object) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// A wrapper with a binding for each property of the object.
  @MainActor @dynamicMemberLookup public struct Wrapper {
    let object: Object

    public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Object, Member>) -> Binding<Member>
    {
      let object = object
      return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }

  func install(_ stored: inout AnyObject?, in node: ViewNode) {
    let observation = stored as? Observation ?? Observation()
    stored = observation
    observation.follow(wrappedValue, in: node)
  }
}

/// A property with an object that the view owns and observes.
///
/// The object is created once for each identity of the view.
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<Object: ObservableObject>: StoredProperty {
  private let link: StorageLink<Object>

  public init(wrappedValue: @autoclosure @escaping () -> Object) { link = StorageLink(wrappedValue) }

  public var wrappedValue: Object {
    if link.stored == nil {
      Stage.complain("StateObject of \(Object.self) is read before its view is installed")
    }
    return link.value
  }

  public var projectedValue: ObservedObject<Object>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

  @MainActor private final class Kept {
    var object: AnyObject?
    let observation = Observation()
  }

  func install(_ stored: inout AnyObject?, in node: ViewNode) {
    let kept = stored as? Kept ?? Kept()
    stored = kept
    kept.observation.follow(link.install(&kept.object, in: node).value, in: node)
  }
}
