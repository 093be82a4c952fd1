/// The traits of a view type or modifier type.
///
/// They are computed once for each type, because inspecting a value is slow.
@MainActor final class ViewTraits {
  /// The way that the stage shows views of the type.
  enum Kind {
    /// The stage resolves the view directly.
    case primitive
    /// The view represents a platform view.
    case representable
    /// The view has a body.
    case composed
  }

  let kind: Kind
  let isAnimatable: Bool
  /// Whether the views have a body, and their values are bytes without references.
  let isPlain: Bool
  /// Whether values may contain dynamic properties.
  ///
  /// Either all values of a type do, or none.
  var mayHaveProperties = true
  private let type: Any.Type
  private(set) lazy var name = "\(type)"

  private static var known: [ObjectIdentifier: ViewTraits] = [:]

  /// Returns the traits of a type, computed once.
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

/// The number of evaluations for each view type.
@MainActor public struct EvaluationCounts {
  private var counts: [ObjectIdentifier: (traits: ViewTraits, count: Int)] = [:]

  init() {}

  /// Counts one evaluation.
  mutating func add(_ traits: ViewTraits) {
    counts[ObjectIdentifier(traits), default: (traits, 0)].count += 1
  }

  /// The counts by type name.
  public var byName: [String: Int] {
    Dictionary(counts.values.map { ($0.traits.name, $0.count) }, uniquingKeysWith: +)
  }
}
