/// An object that notifies its subscribers before its published properties change.
///
/// On Apple's systems the protocol is not isolated. The stage isolates it to the main actor, because all
/// observable objects of the project are on the main actor.
@MainActor public protocol ObservableObject: AnyObject {
  /// The type of `objectWillChange`.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// The publisher that emits before each change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of an object that does not declare its own, created on first use.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// A publisher that emits before an object changes.
@MainActor public final class ObservableObjectPublisher: Publisher {
  /// This publisher never fails.
  public typealias Failure = Never

  private let receivers = Receivers<Void>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Calls the subscribers, immediately before the object changes.
  public func send() { receivers.send(()) }

  /// Subscribes a closure that is called before each change of the object.
  public func sink(receiveValue: @escaping @MainActor (()) -> Void) -> AnyCancellable {
    receivers.add(receiveValue)
  }
}

/// The default publishers of objects that do not declare their own `objectWillChange`.
@MainActor private enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var limit = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    // The entry may belong to a deallocated object that had the same address.
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

/// A property of an observable object that notifies subscribers before it changes.
///
/// As documented, the notification is sent in "the property's `willSet` block". So subscribers still read
/// the old value.
@propertyWrapper public struct Published<Value> {
  private var value: Value

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Always fails, because only properties of classes can be published.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is for properties of classes") }
    set { fatalError("@Published is for properties of classes") }
  }

  /// The value, accessed through the enclosing object.
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
