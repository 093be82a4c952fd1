#if canImport(UIKit)
  import QuartzCore
  import UIKit

  /// Calls a closure after each display frame's commit, with the frame's time in s, until it returns false.
  ///
  /// Core Animation commits in an observer of the run loop, before that waits. This observer comes later, so
  /// it sees the whole frame: all display links and layouts have run.
  @MainActor final class DisplayTicks: NSObject {
    private var link: CADisplayLink?
    private var observer: CFRunLoopObserver?
    private var due: Double?
    private var act: @MainActor (Double) -> Bool = { _ in false }

    /// Begins, and ends an earlier run.
    func begin(_ act: @escaping @MainActor (Double) -> Bool) {
      self.act = act
      guard link == nil else { return }
      let link = CADisplayLink(target: self, selector: #selector(tick))
      // An iPhone also needs CADisableMinimumFrameDurationOnPhone in the app's Info.plist.
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
      link.add(to: .main, forMode: .common)
      self.link = link
      let observer = CFRunLoopObserverCreateWithHandler(
        nil, CFRunLoopActivity.beforeWaiting.rawValue, true, .max
      ) { [weak self] _, _ in MainActor.assumeIsolated { self?.committed() } }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
      self.observer = observer
    }

    /// Ends.
    func end() {
      link?.invalidate()
      if let observer { CFRunLoopObserverInvalidate(observer) }
      (link, observer, due) = (nil, nil, nil)
    }

    @objc private func tick(_ link: CADisplayLink) { due = link.timestamp }

    private func committed() {
      guard let time = due else { return }
      due = nil
      if !act(time) { end() }
    }
  }
#endif
