public import Foundation

/// Taps that are felt when something happens.
@MainActor public final class UIImpactFeedbackGenerator {
  /// How hard.
  public enum FeedbackStyle: Sendable { case medium }

  private let style: FeedbackStyle

  /// Makes a generator.
  public init(style: FeedbackStyle) { self.style = style }

  /// Plays it.
  public func impactOccurred() { UIFeedbackLog.entries.append(.impact(style)) }
}

/// Taps that are felt when something has ended.
@MainActor public final class UINotificationFeedbackGenerator {
  /// How.
  public enum FeedbackType: Sendable { case success }

  /// Makes a generator.
  public init() {}

  /// Plays it.
  public func notificationOccurred(_ type: FeedbackType) { UIFeedbackLog.entries.append(.notification(type)) }
}

/// The stage's own: what was played and announced, for a test to read.
///
/// There is one for all screens of a process, as a phone has one motor and one voice.
@MainActor public enum UIFeedbackLog {
  /// Something that is felt or heard.
  public enum Entry: Equatable, Sendable {
    case impact(UIImpactFeedbackGenerator.FeedbackStyle)
    case notification(UINotificationFeedbackGenerator.FeedbackType)
    /// What was announced, and whether it waits for its turn.
    case announcement(String, waits: Bool)
  }

  /// What there was since it was last cleared.
  public internal(set) static var entries: [Entry] = []

  /// Forgets what there was: a new screen begins.
  public static func clear() { entries = [] }

  /// Returns what a function plays and announces, and leaves the log as it was.
  ///
  /// A test without a screen runs while another's screen waits for a frame, and must not be felt there.
  public static func collect(_ body: () -> Void) -> [Entry] {
    let before = entries
    defer { entries = before }
    entries = []
    body()
    return entries
  }
}

/// What assistive technologies are told.
public enum UIAccessibility {
  /// What it is about.
  public struct Notification: Equatable, Sendable {
    private let name: String

    /// Something to say.
    public static let announcement = Notification(name: "announcement")
  }

  /// Whether there is somebody who listens.
  ///
  /// A test sets it.
  @MainActor public static var isVoiceOverRunning = false

  /// Tells them.
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

/// How urgent something is that is said.
public enum UIAccessibilityPriority: Sendable { case low, `default` }

extension NSAttributedString.Key {
  /// Whether it waits for what is being said.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// How urgent it is.
  public static let accessibilitySpeechAnnouncementPriority = Self(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
}
