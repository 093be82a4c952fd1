public import Foundation

/// A finger, a pencil or a pointer that is down, or a scroll of a wheel or a trackpad.
@MainActor public final class UITouch {
  /// What is down.
  public enum TouchType: Sendable { case direct, pencil, indirectPointer }

  /// Where it stands.
  public enum Phase: Sendable { case began, moved, ended, cancelled }

  /// What is down.
  public let type: TouchType
  /// Where it stands.
  public internal(set) var phase = Phase.began
  /// When it did that, in s.
  public internal(set) var timestamp: TimeInterval
  /// The view that it came down on.
  public let view: UIView?
  /// The window.
  public private(set) weak var window: UIWindow?
  /// Those who look at it, in the order in which they are told.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  /// Whether it is no touch, but a scroll of that kind.
  let scroll: UIScrollType?
  /// Where it is in the window.
  var point: CGPoint

  init(
    _ type: TouchType, at point: CGPoint, on view: UIView?, in window: UIWindow, time: TimeInterval,
    scroll: UIScrollType? = nil
  ) {
    self.type = type
    self.point = point
    self.view = view
    self.window = window
    self.scroll = scroll
    timestamp = time
  }

  /// Where it is, in a view's coordinates or in the window's, in pt.
  public func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
}

extension UITouch: Hashable {
  /// Whether it is the same touch.
  nonisolated public static func == (one: UITouch, other: UITouch) -> Bool { one === other }
  /// Hashes its identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What touches come with.
///
/// There is nothing in it: touches know their time.
@MainActor public final class UIEvent {}

/// How a scroll without a touch comes.
public enum UIScrollType: Int, Sendable {
  /// A wheel's, in steps.
  case discrete
  /// A trackpad's, with a beginning and an end.
  case continuous
}

/// Which scrolls a recognizer takes.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The kinds, a bit each.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A wheel's.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// A trackpad's.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]

  func contains(_ type: UIScrollType) -> Bool {
    switch type {
    case .discrete: isSuperset(of: .discrete)
    case .continuous: isSuperset(of: .continuous)
    }
  }
}
