#if canImport(UIKit)
  import QuartzCore
  import UIKit

  /// Calls a closure after the commit of each display frame, until the closure returns false.
  ///
  /// The closure receives the frame's time, in s. Core Animation commits a frame in an observer that runs
  /// before the run loop waits. This observer runs after that observer. All display links and layout passes
  /// of the frame have then run.
  @MainActor final class DisplayFrameObserver: NSObject {
    private var link: CADisplayLink?
    private var observer: CFRunLoopObserver?
    private var due: Double?
    private var act: @MainActor (Double) -> Bool = { _ in false }

    /// Starts to call a closure, in place of an earlier closure.
    func begin(_ act: @escaping @MainActor (Double) -> Bool) {
      self.act = act
      guard link == nil else { return }
      let link = CADisplayLink(target: self, selector: #selector(tick))
      // For more than 60 frames a second, an iPhone also needs CADisableMinimumFrameDurationOnPhone in the
      // app's Info.plist.
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
      link.add(to: .main, forMode: .common)
      self.link = link
      let observer = CFRunLoopObserverCreateWithHandler(
        nil, CFRunLoopActivity.beforeWaiting.rawValue, true, .max
      ) { [weak self] _, _ in MainActor.assumeIsolated { self?.committed() } }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
      self.observer = observer
    }

    /// Stops the calls.
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
