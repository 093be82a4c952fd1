public import Foundation

/// The position of a scroll view, either the current position or a requested one.
///
/// The stage has only the parts of Apple's type that the project's lists use.
public struct ScrollPosition: Equatable, Sendable {
  private enum Place: Equatable, Sendable {
    case id(ScrolledID)
    case edge(Edge)
    case point(CGPoint)
    case x(CGFloat)
    case y(CGFloat)
  }

  private struct ScrolledID: Equatable, Sendable {
    let id: any Hashable & Sendable

    static func == (one: ScrolledID, other: ScrolledID) -> Bool {
      AnyHashable(one.id) == AnyHashable(other.id)
    }
  }

  private var place: Place?
  /// Whether the user has scrolled since the app last set a position.
  ///
  /// Documented: if the value becomes true, a position that is an edge or a point becomes `nil`.
  public var isPositionedByUser = false {
    didSet {
      guard isPositionedByUser else { return }
      if case .id = place { return }
      place = nil
    }
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { place = .edge(edge) }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(.id(ScrolledID(id: id)))
  }
  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { go(.point(point)) }
  public mutating func scrollTo(x: CGFloat) { go(.x(x)) }
  public mutating func scrollTo(y: CGFloat) { go(.y(y)) }

  private mutating func go(_ place: Place) {
    isPositionedByUser = false
    self.place = place
  }

  public var viewID: (any Hashable & Sendable)? { if case .id(let id) = place { id.id } else { nil } }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  public var point: CGPoint? { if case .point(let point) = place { point } else { nil } }
  public var x: CGFloat? { if case .x(let x) = place { x } else { nil } }
  public var y: CGFloat? { if case .y(let y) = place { y } else { nil } }
}
