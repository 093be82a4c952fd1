/// An object that tells before it changes.
///
/// On Apple's systems it belongs to no actor. Here it belongs to the main one, as all of the project's do.
@MainActor public protocol ObservableObject: AnyObject {
  /// What tells of the changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Tells of each change before it happens.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The one that the object is given when it is asked for first.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// Tells of an object's changes, whoever causes them.
@MainActor public final class ObservableObjectPublisher: Publisher {
  /// It never fails.
  public typealias Failure = Never

  private let receivers = Receivers<Void>()

  /// Makes a publisher that nobody listens to.
  public init() {}

  /// Tells that the object is about to change.
  public func send() { receivers.send(()) }

  /// Calls a closure before each change.
  public func sink(receiveValue: @escaping @MainActor (()) -> Void) -> AnyCancellable {
    receivers.add(receiveValue)
  }
}

/// The publishers of objects that have none of their own.
@MainActor private enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var limit = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    // Another object may have had the place in memory before.
    if let entry = entries[key], entry.object === object { return entry.publisher }
    let publisher = ObservableObjectPublisher()
    entries[key] = Entry(object: object, publisher: publisher)
    if entries.count > limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(64, entries.count * 2)
    }
    return publisher
  }
}

/// A property of an observable object that tells before it changes.
///
/// The value is still the old one when it tells, as documented: "the property's `willSet` block".
@propertyWrapper public struct Published<Value> {
  private var value: Value

  /// Makes a property with a first value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is for properties of classes") }
    set { fatalError("@Published is for properties of classes") }
  }

  /// The value, by the object that it belongs to.
  @MainActor
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object, wrapped _: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
    get { object[keyPath: storage].value }
    set {
      object.objectWillChange.send()
      object[keyPath: storage].value = newValue
    }
  }
}
