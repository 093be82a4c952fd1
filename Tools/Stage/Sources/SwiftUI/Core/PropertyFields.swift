@_spi(Reflection) import Swift

/// The fields of a type that are dynamic properties, such as `State`, in the order of their declaration.
///
/// The offsets of the fields are found once for each type, because a mirror of every value would be slow.
@MainActor struct PropertyFields {
  private var reads: [(UnsafeRawPointer) -> any StoredProperty] = []

  /// Finds the properties of a type.
  ///
  /// Documented: properties inside a stored value are connected only if that value is a `DynamicProperty`.
  init(of type: Any.Type) { add(type, at: 0) }

  private mutating func add(_ type: Any.Type, at start: Int) {
    var fields: [(offset: Int, type: Any.Type)] = []
    _forEachField(of: type) { _, offset, type, _ in
      fields.append((start + offset, type))
      return true
    }
    for (offset, type) in fields {
      if let type = type as? any StoredProperty.Type {
        reads.append(Self.read(type, at: offset))
      } else if type is any DynamicProperty.Type {
        add(type, at: offset)
      }
    }
  }

  private static func read<Property: StoredProperty>(_ type: Property.Type, at offset: Int)
    -> (UnsafeRawPointer) -> any StoredProperty
  {
    { ($0 + offset).assumingMemoryBound(to: Property.self).pointee }
  }

  /// Calls a closure for each property of a value, whose type is the type of these fields.
  func forEach<Value>(of value: Value, _ body: (any StoredProperty) -> Void) {
    guard !reads.isEmpty else { return }
    withUnsafePointer(to: value) { value in
      for read in reads { body(read(UnsafeRawPointer(value))) }
    }
  }
}
