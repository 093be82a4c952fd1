#if canImport(UIKit)
  #if canImport(ObjectiveC)
    import QuartzCore
    import UIKit

    /// Calls a closure with each display frame, with the time in s, until it returns false.
    @MainActor final class DisplayTicks: NSObject {
      private var link: CADisplayLink?
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
      }

      /// Ends.
      func end() {
        link?.invalidate()
        link = nil
      }

      @objc private func tick(_ link: CADisplayLink) {
        if !act(link.timestamp) { end() }
      }
    }
  #else
    /// Calls a closure with each frame of the gallery's clock, with the time in s, until it returns false.
    @MainActor final class DisplayTicks {
      private var task: Task<Void, Never>?
      private var act: @MainActor (Double) -> Bool = { _ in false }

      /// Begins, in place of what was begun before.
      func begin(_ act: @escaping @MainActor (Double) -> Bool) {
        self.act = act
        guard task == nil else { return }
        let seconds = GalleryTime.stopwatch()
        task = Task { [weak self] in
          while true {
            do { try await GalleryTime.pass(.milliseconds(16)) } catch { return }
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
