#if canImport(UIKit)
  #if canImport(ObjectiveC)
    import QuartzCore
    import UIKit

    /// Calls a closure after each display frame's commit, with the frame's time in s, until it returns false.
    ///
    /// Core Animation commits in an observer of the run loop, before that waits. This one comes later, so nothing that is
    /// read has changed in part: neither by a display link nor by a layout.
    @MainActor final class DisplayTicks: NSObject {
      private var link: CADisplayLink?
      private var observer: CFRunLoopObserver?
      private var due: Double?
      private var act: @MainActor (Double) -> Bool = { _ in false }

      /// Begins, in place of what was begun before.
      func begin(_ act: @escaping @MainActor (Double) -> Bool) {
        self.act = act
        guard link == nil else { return }
        let link = CADisplayLink(target: self, selector: #selector(tick))
        // A display of 120 Hz shows scrolling at its full rate.
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
  #else
    /// Calls a closure with each frame of the gallery's clock, with the time in s, until it returns false.
    @MainActor final class DisplayTicks {
      private var task: Task<Void, Never>?
      private var act: @MainActor (Double) -> Bool = { _ in false }

      /// A little less than the package's own ticks take.
      ///
      /// So the closure comes before them in each frame, and reads all of what the frame before has shown.
      private static let pause = Duration.milliseconds(15)

      /// Begins, in place of what was begun before.
      func begin(_ act: @escaping @MainActor (Double) -> Bool) {
        self.act = act
        guard task == nil else { return }
        let seconds = GalleryTime.stopwatch()
        task = Task { [weak self] in
          while true {
            do { try await GalleryTime.pass(DisplayTicks.pause) } catch { return }
            guard let self, self.act(seconds()) else { break }
          }
          self?.task = nil
        }
      }

      /// Ends.
      func end() {
        task?.cancel()
        task = nil
      }
    }
  #endif
#endif
