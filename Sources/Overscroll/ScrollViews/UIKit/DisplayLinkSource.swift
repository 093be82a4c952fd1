#if canImport(UIKit)
  import QuartzCore
  import UIKit

  /// Calls a closure with each display frame until the closure returns false.
  @MainActor final class DisplayLinkSource: NSObject {
    private var displayLink: CADisplayLink?
    private var act: @MainActor () -> Bool = { false }

    /// Starts to call a closure with each display frame, in place of an earlier closure.
    ///
    /// - Parameter act: Called with each frame; returns whether to continue.
    func begin(_ act: @escaping @MainActor () -> Bool) {
      self.act = act
      guard displayLink == nil else { return }
      let displayLink = CADisplayLink(target: self, selector: #selector(tick))
      // Request UIKit's frame rate of scrolling. On iPhones, a rate above 60 also needs
      // CADisableMinimumFrameDurationOnPhone in the app's Info.plist.
      displayLink.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
      displayLink.add(to: .main, forMode: .common)
      self.displayLink = displayLink
    }

    /// Stops calling the closure.
    func end() {
      displayLink?.invalidate()
      displayLink = nil
    }

    @objc private func tick() {
      if !act() { end() }
    }
  }
#endif
