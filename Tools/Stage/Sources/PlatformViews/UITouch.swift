public import Foundation

/// A touch of a finger, pencil or pointer, or a scroll of a wheel or trackpad.
@MainActor public final class UITouch {
  /// The kinds of input devices.
  public enum TouchType: Sendable { case direct, pencil, indirectPointer }

  /// The phase of a touch.
  public enum Phase: Sendable { case began, moved, ended, cancelled }

  /// The kind of input device.
  public let type: TouchType
  /// The current phase.
  public internal(set) var phase = Phase.began
  /// The time of the current phase, in s.
  public internal(set) var timestamp: TimeInterval
  /// The view that the touch began on.
  public let view: UIView?
  /// The window of the touch.
  public private(set) weak var window: UIWindow?
  /// The recognizers that receive the touch, in the order of delivery.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  /// The kind of scroll, or `nil` for a touch.
  let scroll: UIScrollType?
  /// The location in the window, in pt.
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

  /// Returns the location in a view, or in the window for `nil`, in pt.
  public func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
}

extension UITouch: Hashable {
  /// Whether two references refer to the same touch.
  nonisolated public static func == (one: UITouch, other: UITouch) -> Bool { one === other }
  /// Hashes the touch's object identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An event that delivers touches.
///
/// On the stage the event has no timestamp, because each touch has its own.
@MainActor public final class UIEvent {
  /// The keys that were held when the event occurred.
  public let modifierFlags: UIKeyModifierFlags

  init(modifierFlags: UIKeyModifierFlags) { self.modifierFlags = modifierFlags }
}

/// The keys that change the meaning of an event.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The keys, one bit each.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1)
  /// The Command key.
  public static let command = UIKeyModifierFlags(rawValue: 2)
}

/// The kind of device that scrolls without a touch.
public enum UIScrollType: Int, Sendable {
  /// A scroll of a mouse wheel, in steps.
  case discrete
  /// A scroll of a trackpad, with a beginning and an end.
  case continuous
}

/// The kinds of scrolls that a recognizer receives.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The kinds, one bit each.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The scrolls of wheels.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// The scrolls of trackpads.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All scrolls.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]

  func contains(_ type: UIScrollType) -> Bool {
    switch type {
    case .discrete: isSuperset(of: .discrete)
    case .continuous: isSuperset(of: .continuous)
    }
  }
}
