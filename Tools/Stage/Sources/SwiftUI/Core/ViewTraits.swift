/// What is known of a type of views, or of modifiers: found out once, since to ask a value takes long.
@MainActor final class ViewTraits {
  /// How its views are shown.
  enum Kind {
    /// The stage knows what to do with it.
    case primitive
    /// It stands for a view of the platform's.
    case representable
    /// It is made of other views.
    case composed
  }

  let kind: Kind
  let isAnimatable: Bool
  /// Whether its views are made of others, and their values are bytes without references.
  let isPlain: Bool
  /// Whether its values may hold dynamic properties: those of a type all do, or none.
  var mayHaveProperties = true
  private let type: Any.Type
  /// What it is called.
  private(set) lazy var name = "\(type)"

  private static var known: [ObjectIdentifier: ViewTraits] = [:]

  /// What is known of a type.
  static func of(_ type: Any.Type) -> ViewTraits {
    if let traits = known[ObjectIdentifier(type)] { return traits }
    let traits = ViewTraits(type)
    known[ObjectIdentifier(type)] = traits
    return traits
  }

  private init(_ type: Any.Type) {
    self.type = type
    isAnimatable = type is any Animatable.Type
    if type is any PrimitiveView.Type {
      kind = .primitive
    } else if type is any PlatformRepresentable.Type {
      kind = .representable
    } else {
      kind = .composed
    }
    isPlain = kind == .composed && !isAnimatable && Self.holdsNoReferences(type)
  }

  private static func holdsNoReferences<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }

  /// Whether two values of one type have the same bytes.
  static func haveSameBytes<One: View>(_ one: One, _ other: any View) -> Bool {
    guard let other = other as? One else { return false }
    return withUnsafeBytes(of: one) { bytes in
      withUnsafeBytes(of: other) { bytes.elementsEqual($0) }
    }
  }
}

/// How often views were evaluated, by their types.
@MainActor public struct EvaluationCounts {
  private var counts: [ObjectIdentifier: (traits: ViewTraits, count: Int)] = [:]

  init() {}

  /// A view was evaluated.
  mutating func add(_ traits: ViewTraits) {
    counts[ObjectIdentifier(traits), default: (traits, 0)].count += 1
  }

  /// How often, by the types' names.
  public var byName: [String: Int] {
    Dictionary(counts.values.map { ($0.traits.name, $0.count) }, uniquingKeysWith: +)
  }
}
