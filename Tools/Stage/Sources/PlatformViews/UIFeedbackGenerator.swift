public import Foundation

/// A generator of haptics for impacts.
@MainActor public final class UIImpactFeedbackGenerator {
  /// The strength of an impact.
  ///
  /// The project uses only `medium`.
  public enum FeedbackStyle: Sendable { case medium }

  private let style: FeedbackStyle

  /// Creates a generator for impacts of one strength.
  public init(style: FeedbackStyle) { self.style = style }

  /// Adds the haptic to the log.
  public func impactOccurred() { UIFeedbackLog.entries.append(.impact(style)) }
}

/// A generator of haptics for the result of a task.
@MainActor public final class UINotificationFeedbackGenerator {
  /// The result of the task.
  ///
  /// The project uses only `success`.
  public enum FeedbackType: Sendable { case success }

  /// Creates a generator.
  public init() {}

  /// Adds the haptic to the log.
  public func notificationOccurred(_ type: FeedbackType) { UIFeedbackLog.entries.append(.notification(type)) }
}

/// A generator of haptics for a changed selection.
@MainActor public final class UISelectionFeedbackGenerator {
  /// Creates a generator.
  public init() {}

  /// Adds the haptic to the log.
  public func selectionChanged() { UIFeedbackLog.entries.append(.selection) }
}

/// The haptics and announcements so far, for tests; UIKit has no such type.
///
/// All screens of a process share the log, because a phone has one vibration motor and one voice.
@MainActor public enum UIFeedbackLog {
  /// A haptic or an announcement.
  public enum Entry: Equatable, Sendable {
    case impact(UIImpactFeedbackGenerator.FeedbackStyle)
    case notification(UINotificationFeedbackGenerator.FeedbackType)
    case selection
    /// An announcement, and whether it waits until earlier speech has ended.
    case announcement(String, waits: Bool)
    /// The end of a scroll, and its words, if any.
    case page(String?)
  }

  /// The entries since the log was last cleared.
  public internal(set) static var entries: [Entry] = []

  /// Removes all entries before a new screen.
  public static func clear() { entries = [] }

  /// Returns the entries that a closure adds, and removes them from the log.
  ///
  /// Tests share the log. A test without a screen may run while the screen of another test waits for a
  /// frame. This function keeps the entries of the first test out of the log of the second.
  public static func collect(_ body: () -> Void) -> [Entry] {
    let before = entries
    defer { entries = before }
    entries = []
    body()
    return entries
  }
}

/// UIKit's functions for assistive technologies.
public enum UIAccessibility {
  /// A notification for assistive technologies.
  public struct Notification: Equatable, Sendable {
    private let name: String

    /// A notification whose argument is a text to speak.
    public static let announcement = Notification(name: "announcement")
    /// A notification that a scroll has ended, whose argument is a text to speak.
    public static let pageScrolled = Notification(name: "pageScrolled")
  }

  /// Whether VoiceOver is running; a test sets it.
  @MainActor public static var isVoiceOverRunning = false

  /// Whether Reduce Motion is enabled; a test sets it.
  @MainActor public static var isReduceMotionEnabled = false

  /// Posts a notification.
  ///
  /// The stage adds announcements with text, and ends of scrolls, to the log.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    if notification == .pageScrolled { UIFeedbackLog.entries.append(.page(argument as? String)) }
    guard notification == .announcement, let words = argument as? NSAttributedString, words.length > 0 else {
      return
    }
    let attributes = words.attributes(at: 0, effectiveRange: nil)
    let waits =
      attributes[.accessibilitySpeechAnnouncementPriority] as? UIAccessibilityPriority == .low
      || attributes[.accessibilitySpeechQueueAnnouncement] as? Bool == true
    UIFeedbackLog.entries.append(.announcement(words.string, waits: waits))
  }
}

/// The priority of an announcement.
public enum UIAccessibilityPriority: Sendable { case low, `default` }

extension NSAttributedString.Key {
  /// The attribute that decides whether an announcement waits until earlier speech has ended.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The attribute with the priority of an announcement.
  public static let accessibilitySpeechAnnouncementPriority = Self(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
}
