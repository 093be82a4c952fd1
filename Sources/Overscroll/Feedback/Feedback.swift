#if canImport(SwiftUI)
  import OverscrollCore
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #elseif os(macOS)
    import AppKit
  #endif

  /// Makes an effect felt and heard.
  @MainActor final class Feedback {
    private let clock = EngineClock(AmbientTime.current.clock)
    /// When the last page was loaded, in s.
    private var lastPage = -Double.infinity
    /// Whether the page that is loading has followed the last one by itself.
    private var isNextPage = false

    /// How soon, in s, a page follows another if they are one load to the reader: the engine waits for a second.
    private static let followUp = 1.2

    /// Plays the haptic that an effect is, or announces what it tells.
    ///
    /// - Parameters:
    ///   - effect: What an edge asks for.
    ///   - purpose: What the edge's action is for.
    func perform(_ effect: EdgeEffect, _ purpose: EdgePurpose) {
      if purpose == .loadMore, isOfNextPage(effect) { return }
      play(effect)
      guard let words = OverscrollStrings.announcement(of: effect, purpose) else { return }
      announce(words, purpose)
    }

    /// Whether an effect is one of a page that follows another by itself: of several pages, the first is told of, and a failure.
    private func isOfNextPage(_ effect: EdgeEffect) -> Bool {
      switch effect {
      case .started:
        isNextPage = clock.now() < lastPage + Self.followUp
        return isNextPage
      case .ended(_, let result):
        lastPage = clock.now()
        return isNextPage && result == .success
      case .successHaptic: return isNextPage
      case .armed, .queued, .declined, .reopened: return false
      }
    }
  }

  #if canImport(UIKit) && !os(tvOS) && !os(visionOS)
    extension Feedback {
      private func play(_ effect: EdgeEffect) {
        switch effect {
        case .armed: UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        case .successHaptic: UINotificationFeedbackGenerator().notificationOccurred(.success)
        case .started, .ended, .queued, .declined, .reopened: break
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

  // What refreshing tells interrupts whatever is being said, since it was asked for; loading more waits its turn.
  #if canImport(UIKit)
    extension Feedback {
      private func announce(_ words: OverscrollStrings, _ purpose: EdgePurpose) {
        guard UIAccessibility.isVoiceOverRunning else { return }
        let words = NSAttributedString(string: words.text, attributes: attributes(purpose))
        UIAccessibility.post(notification: .announcement, argument: words)
      }

      private func attributes(_ purpose: EdgePurpose) -> [NSAttributedString.Key: Any] {
        #if !os(visionOS)
          guard #available(iOS 17, tvOS 17, *) else {
            return [.accessibilitySpeechQueueAnnouncement: purpose == .loadMore]
          }
        #endif
        let priority = purpose == .refresh ? UIAccessibilityPriority.default : .low
        return [.accessibilitySpeechAnnouncementPriority: priority]
      }
    }
  #elseif os(macOS)
    extension Feedback {
      private func announce(_ words: OverscrollStrings, _ purpose: EdgePurpose) {
        guard NSWorkspace.shared.isVoiceOverEnabled else { return }
        let priority = purpose == .refresh ? NSAccessibilityPriorityLevel.high : .low
        let window = NSApplication.shared.keyWindow ?? NSApplication.shared.mainWindow
        NSAccessibility.post(
          element: window ?? NSApplication.shared, notification: .announcementRequested,
          userInfo: [.announcement: words.text, .priority: priority.rawValue])
      }
    }
  #else
    extension Feedback {
      private func announce(_ words: OverscrollStrings, _ purpose: EdgePurpose) {}
    }
  #endif
#endif
