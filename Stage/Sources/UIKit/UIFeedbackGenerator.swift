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

/// The stage's own: what was played and announced, for a test to read and to empty.
@MainActor public enum UIFeedbackLog {
  /// Something that is felt or heard.
  public enum Entry: Equatable, Sendable {
    case impact(UIImpactFeedbackGenerator.FeedbackStyle)
    case notification(UINotificationFeedbackGenerator.FeedbackType)
    /// What was announced, and whether it waits for its turn.
    case announcement(String, waits: Bool)
  }

  /// What there was, from the first on.
  public static var entries: [Entry] = []
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
      attributes[.UIAccessibilitySpeechAttributeAnnouncementPriority] as? UIAccessibilityPriority == .low
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
  public static let UIAccessibilitySpeechAttributeAnnouncementPriority = Self(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
}
