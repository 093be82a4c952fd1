#if canImport(SwiftUI)
  import Foundation
  import Overscroll

  #if canImport(UIKit)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  /// The haptics of row features.
  @MainActor enum RowFeedback {
    /// Plays the haptic of a row that is lifted or dropped.
    static func playImpact() {
      #if canImport(UIKit) && !os(tvOS) && !os(visionOS)
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
      #elseif os(macOS)
        NSHapticFeedbackManager.defaultPerformer.perform(.alignment, performanceTime: .now)
      #endif
    }

    /// Plays the haptic of a change of places.
    static func playSelection() {
      #if canImport(UIKit) && !os(tvOS) && !os(visionOS)
        UISelectionFeedbackGenerator().selectionChanged()
      #elseif os(macOS)
        NSHapticFeedbackManager.defaultPerformer.perform(.alignment, performanceTime: .now)
      #endif
    }
  }

  extension OverscrollStrings {
    /// Returns the words with numbers for `%1$@`, `%2$@` and so on.
    func text(_ numbers: [Int]) -> String {
      numbers.enumerated().reduce(text) {
        $0.replacingOccurrences(of: "%\($1.offset + 1)$@", with: $1.element.formatted())
      }
    }
  }
#endif
