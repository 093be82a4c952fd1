/// The properties of a view type or modifier type, computed once for each type.
///
/// The cache exists because inspecting every value would be slow.
@MainActor final class ViewTraits {
  /// The way that the stage shows views of the type.
  enum Kind {
    /// A view that the stage implements directly (`PrimitiveView`).
    case primitive
    /// A view that shows a platform view (`PlatformRepresentable`).
    case representable
    /// A view that is composed of the views in its body.
    case composed
  }

  let kind: Kind
  let isAnimatable: Bool
  /// Whether two values of the type can be compared byte by byte.
  ///
  /// This requires a view with a body, without references and without animation.
  let isPlain: Bool
  /// Whether an evaluation calls the body of the view, or of its modifier.
  let hasBody: Bool
  /// The dynamic properties of the type, such as `State`.
  private(set) lazy var properties = PropertyFields(of: type)
  /// The methods of a primitive view.
  let calls: PrimitiveCalls?
  private let type: Any.Type
  private(set) lazy var name = "\(type)"

  private static var known: [ObjectIdentifier: ViewTraits] = [:]

  /// Returns the traits of a type from the cache, or computes them.
  static func of(_ type: Any.Type) -> ViewTraits {
    if let traits = known[ObjectIdentifier(type)] { return traits }
    let traits = ViewTraits(type)
    known[ObjectIdentifier(type)] = traits
    return traits
  }

  private init(_ type: Any.Type) {
    self.type = type
    isAnimatable = type is any Animatable.Type
    calls = (type as? any PrimitiveView.Type).map { PrimitiveCalls($0) }
    if calls != nil {
      kind = .primitive
    } else if type is any PlatformRepresentable.Type {
      kind = .representable
    } else {
      kind = .composed
    }
    hasBody = kind == .composed || type is any ModifiedView.Type
    isPlain = kind == .composed && !isAnimatable && Self.holdsNoReferences(type)
  }

  private static func holdsNoReferences<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }

  /// Whether two views have the same type and the same bytes.
  static func haveSameBytes<One: View>(_ one: One, _ other: any View) -> Bool {
    guard let other = other as? One else { return false }
    return withUnsafeBytes(of: one) { bytes in
      withUnsafeBytes(of: other) { bytes.elementsEqual($0) }
    }
  }
}

/// The methods of a type of primitive views, because a cast of every view to the protocol would be slow.
@MainActor struct PrimitiveCalls {
  let update: (any View, ViewNode) -> Void
  let assemble: (any View, ViewNode) -> Void

  init<Primitive: PrimitiveView>(_: Primitive.Type) {
    update = { view, node in (view as? Primitive)?.update(node) }
    assemble = { view, node in (view as? Primitive)?.assemble(node) }
  }
}

/// The number of times that the views of each type were evaluated.
@MainActor public struct EvaluationCounts {
  private var counts: [ObjectIdentifier: (traits: ViewTraits, count: Int)] = [:]

  init() {}

  mutating func add(_ traits: ViewTraits) {
    counts[ObjectIdentifier(traits), default: (traits, 0)].count += 1
  }

  /// The number of evaluated bodies: those of composed views and of modifiers.
  public var bodies: Int { counts.values.reduce(0) { $0 + ($1.traits.hasBody ? $1.count : 0) } }

  /// The counts by type name.
  public var byName: [String: Int] {
    Dictionary(counts.values.map { ($0.traits.name, $0.count) }, uniquingKeysWith: +)
  }
}
