import Foundation

// The stage compiles this file and `Checkout` in one module.
#if canImport(OverscrollTestSupport)
  import OverscrollTestSupport
#endif

/// A recording of a UIScrollView: `Tests/Fixtures/ios-scroll.json`, which names its source.
struct RecordedMotion: Decodable {
  /// A table of recorded numbers, in rows.
  struct Table: Decodable {
    let rows: [[Double]]
  }

  /// The recorded offsets of the content after a lift.
  struct Course: Decodable {
    /// The offset at the lift, in pt.
    let from: Double
    /// The offset's velocity at the lift, in pt/s.
    let velocity: Double
    /// Rows of the time in ms after the lift and the offset in pt.
    let rows: [[Double]]
  }

  /// The scroll view's height, in pt.
  let viewport: Double
  /// Rows of the finger's and the content's distance past the edge, in pt.
  let rubberBand: Table
  /// Rows of the deceleration rate per ms, the offset and velocity at a lift, and UIKit's
  /// `targetContentOffset`.
  let targets: Table
  /// A fling inside the content.
  let fling: Course
  /// The return from a pull after a still finger lifted.
  let bounce: Course

  /// Reads the recording in the project.
  static func inProject() throws -> RecordedMotion {
    let file = Checkout.root.appending(path: "Tests/Fixtures/ios-scroll.json")
    return try JSONDecoder().decode(RecordedMotion.self, from: Data(contentsOf: file))
  }
}
