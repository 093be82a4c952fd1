#if canImport(UIKit)
  import QuartzCore
  import UIKit

  /// Calls a closure with each display frame, until it has had enough.
  @MainActor final class FrameTicks: NSObject {
    private var link: CADisplayLink?
    private var act: @MainActor () -> Bool = { false }

    /// Begins, instead of what was begun before.
    ///
    /// - Parameter act: Says whether there is more to come.
    func begin(_ act: @escaping @MainActor () -> Bool) {
      self.act = act
      guard link == nil else { return }
      let link = CADisplayLink(target: self, selector: #selector(tick))
      // As fast as the scroll view. iPhones also need CADisableMinimumFrameDurationOnPhone in the app's Info.plist.
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    /// Calls it no more.
    func end() {
      link?.invalidate()
      link = nil
    }

    @objc private func tick() {
      if !act() { end() }
    }
  }
#endif
