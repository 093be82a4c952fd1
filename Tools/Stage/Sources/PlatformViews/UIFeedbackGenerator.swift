public import Foundation

/// A generator of haptics for impacts.
@MainActor public final class UIImpactFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Sendable { case medium }

  private let style: FeedbackStyle

  /// Creates a generator.
  public init(style: FeedbackStyle) { self.style = style }

  /// Plays the haptic.
  public func impactOccurred() { UIFeedbackLog.entries.append(.impact(style)) }
}

/// A generator of haptics for the end of a task.
@MainActor public final class UINotificationFeedbackGenerator {
  /// The kind of end.
  public enum FeedbackType: Sendable { case success }

  /// Creates a generator.
  public init() {}

  /// Plays the haptic.
  public func notificationOccurred(_ type: FeedbackType) { UIFeedbackLog.entries.append(.notification(type)) }
}

/// A log of the haptics and announcements, for tests; only the stage has it.
///
/// All screens of a process share the log, because a phone has one motor and one voice.
@MainActor public enum UIFeedbackLog {
  /// A haptic or an announcement.
  public enum Entry: Equatable, Sendable {
    case impact(UIImpactFeedbackGenerator.FeedbackStyle)
    case notification(UINotificationFeedbackGenerator.FeedbackType)
    /// An announcement, and whether it waits for earlier speech to end.
    case announcement(String, waits: Bool)
  }

  /// The entries since the log was last cleared.
  public internal(set) static var entries: [Entry] = []

  /// Removes all entries, for a new screen.
  public static func clear() { entries = [] }

  /// Returns the entries that a closure adds, and restores the log.
  ///
  /// A test without a screen runs while another test's screen waits for a frame. The closure must not add
  /// entries to that screen's log.
  public static func collect(_ body: () -> Void) -> [Entry] {
    let before = entries
    defer { entries = before }
    entries = []
    body()
    return entries
  }
}

/// The functions of UIKit for assistive technologies.
public enum UIAccessibility {
  /// A notification for assistive technologies.
  public struct Notification: Equatable, Sendable {
    private let name: String

    /// A text to speak.
    public static let announcement = Notification(name: "announcement")
  }

  /// Whether VoiceOver is running.
  ///
  /// A test sets it.
  @MainActor public static var isVoiceOverRunning = false

  /// Posts a notification to assistive technologies.
  @MainActor public static func post(notification: Notification, argument: Any?) {
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
  /// Whether an announcement waits for earlier speech to end.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The priority of an announcement.
  public static let accessibilitySpeechAnnouncementPriority = Self(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
}
