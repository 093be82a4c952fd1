import Foundation

/// A recorder in a page that evaluates an expression in every frame.
///
/// The recording ends with `stop()`, or when the page navigates.
public struct FrameSampler: Sendable {
  let page: Page
  let id: Int

  /// Ends the recording and returns a sample for each frame, oldest first.
  ///
  /// - Throws: `script` if the expression threw in a frame or changed its number of values, if the page has
  ///   navigated meanwhile, or on a second call.
  public func stop() async throws -> [FrameSample] {
    struct Recording: Decodable, Sendable {
      let width: Int
      let bytes: Data
    }
    let recording = try await page.evaluate(
      """
      (() => {
        const sampler = globalThis.__frameSamplers?.get(\(id))
        if (!sampler) throw new Error('no frame sampler \(id): stopped already, or in another document')
        globalThis.__frameSamplers.delete(\(id))
        return sampler()
      })()
      """, as: Recording.self)
    return try FrameSample.samples(bytes: recording.bytes, width: recording.width)
  }
}

extension Page {
  /// Evaluates a JavaScript expression in every frame until the sampler is stopped.
  ///
  /// The expression returns a number, or a list of numbers whose length does not change. It is evaluated at
  /// the end of each frame, after the page's animation callbacks and layout, so it reads the state that the
  /// frame shows. The method returns when the first frame is recorded.
  public func sampleFrames(of expression: String) async throws -> FrameSampler {
    samplerCount += 1
    try await evaluate(FrameRecorder.script(id: samplerCount, expression: expression))
    return FrameSampler(page: self, id: samplerCount)
  }
}

/// The part of a frame sampler that runs in the page.
enum FrameRecorder {
  /// Returns a script that installs a recorder and resolves with its first frame.
  ///
  /// The script adds a hidden element that changes its size in each frame, and observes its size. A browser
  /// calls a ResizeObserver after all animation callbacks and layout, directly before it draws the frame.
  static func script(id: Int, expression: String) -> String {
    """
    (() => {
      const read = () => (\(expression)
      )
      const probe = document.createElement('div')
      probe.setAttribute('aria-hidden', 'true')
      probe.style.cssText = 'position:fixed;left:0;top:0;width:1px;height:1px;margin:0;padding:0;border:0;'
        + 'contain:strict;visibility:hidden;pointer-events:none'
      document.documentElement.append(probe)
      let rows = new Float64Array(4096), length = 0, width = -1, failure = null
      let time = NaN, frame = 0, wide = false, started
      const record = () => {
        if (Number.isNaN(time)) return
        const value = read()
        const values = typeof value === 'number' ? [value] : Array.from(value)
        if (width < 0) width = values.length
        if (values.length !== width) throw new Error(`${values.length} values after ${width}`)
        if (length + width + 1 > rows.length) {
          const longer = new Float64Array(2 * rows.length + width + 1)
          longer.set(rows)
          rows = longer
        }
        rows[length++] = time
        for (const value of values) rows[length++] = typeof value === 'number' ? value : NaN
        time = NaN
      }
      const observer = new ResizeObserver(() => {
        try { record() } catch (error) { failure ??= error }
        if (width >= 0 || failure) started()
      })
      const tick = now => {
        frame = requestAnimationFrame(tick)
        time = now
        wide = !wide
        probe.style.width = wide ? '2px' : '1px'
      }
      const stop = () => {
        cancelAnimationFrame(frame)
        observer.disconnect()
        probe.remove()
        if (failure) throw failure
        const bytes = new Uint8Array(rows.buffer, 0, 8 * length)
        let text = ''
        for (let i = 0; i < bytes.length; i += 8190) text += String.fromCharCode(...bytes.subarray(i, i + 8190))
        return { width: Math.max(width, 0), bytes: btoa(text) }
      }
      ;(globalThis.__frameSamplers ??= new Map()).set(\(id), stop)
      const first = new Promise(done => { started = () => done(null) })
      observer.observe(probe)
      frame = requestAnimationFrame(tick)
      return first
    })()
    """
  }
}
