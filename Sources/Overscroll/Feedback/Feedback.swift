#if canImport(SwiftUI)
  import OverscrollCore
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #elseif os(macOS)
    import AppKit
  #endif

  /// Plays the haptics of effects and makes VoiceOver announcements.
  @MainActor package final class Feedback {
    private let clock = EngineClock(AmbientClock.current.clock)
    /// The instant, in s, at the end of the latest load-more.
    private var lastPage = -Double.infinity
    /// Whether the running load-more automatically followed a previous one.
    private var isNextPage = false

    /// The longest pause, in s, between load-mores that are announced as one.
    ///
    /// The engine pauses for 1 s between pages that it loads automatically.
    private static let followUp = 1.2

    /// Plays the haptic of an effect, and announces the effect.
    ///
    /// - Parameters:
    ///   - effect: The effect of an edge.
    ///   - purpose: The purpose of the edge's action.
    func perform(_ effect: EdgeEffect, _ purpose: EdgeKind) {
      if purpose == .loadMore, isOfNextPage(effect) { return }
      play(effect)
      guard let words = OverscrollStrings.announcement(of: effect, purpose) else { return }
      Self.announce(words.text, waits: purpose == .loadMore)
    }

    /// Whether an effect is neither played nor announced, because its page continues a previous page.
    ///
    /// If several pages load one after another, only the first page and a failure are announced.
    private func isOfNextPage(_ effect: EdgeEffect) -> Bool {
      switch effect {
      case .started:
        isNextPage = clock.now() < lastPage + Self.followUp
        return isNextPage
      case .ended(_, let result):
        lastPage = clock.now()
        return isNextPage && result == .success
      case .successHaptic: return isNextPage
      case .armed, .queued, .declined, .resumed: return false
      }
    }
  }

  #if canImport(UIKit) && !os(tvOS) && !os(visionOS)
    extension Feedback {
      private func play(_ effect: EdgeEffect) {
        switch effect {
        case .armed: UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        case .successHaptic: UINotificationFeedbackGenerator().notificationOccurred(.success)
        case .started, .ended, .queued, .declined, .resumed: break
        }
      }
    }
  #elseif os(macOS)
    extension Feedback {
      private func play(_ effect: EdgeEffect) {
        guard effect == .armed else { return }
        NSHapticFeedbackManager.defaultPerformer.perform(.alignment, performanceTime: .now)
      }
    }
  #else
    extension Feedback {
      private func play(_ effect: EdgeEffect) {}
    }
  #endif

  // VoiceOver interrupts its speech for a refresh announcement, because the user requested the refresh. A
  // load-more announcement waits for the end of the speech.
  extension Feedback {
    /// Announces a text, if VoiceOver is running.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - waits: Whether the announcement waits for the end of the speech.
    package static func announce(_ text: String, waits: Bool = false) {
      #if canImport(UIKit)
        guard UIAccessibility.isVoiceOverRunning else { return }
        let words = NSAttributedString(string: text, attributes: attributes(waits: waits))
        UIAccessibility.post(notification: .announcement, argument: words)
      #elseif os(macOS)
        guard NSWorkspace.shared.isVoiceOverEnabled else { return }
        let priority = waits ? NSAccessibilityPriorityLevel.low : .high
        let window = NSApplication.shared.keyWindow ?? NSApplication.shared.mainWindow
        NSAccessibility.post(
          element: window ?? NSApplication.shared, notification: .announcementRequested,
          userInfo: [.announcement: text, .priority: priority.rawValue])
      #endif
    }

    #if canImport(UIKit)
      private static func attributes(waits: Bool) -> [NSAttributedString.Key: Any] {
        #if !os(visionOS)
          guard #available(iOS 17, tvOS 17, *) else {
            return [.accessibilitySpeechQueueAnnouncement: waits]
          }
        #endif
        let priority = waits ? UIAccessibilityPriority.low : .default
        return [.accessibilitySpeechAnnouncementPriority: priority]
      }
    #endif
  }
#endif
