import Foundation

/// What a UIScrollView did, as recorded: `Tests/Fixtures/ios-scroll.json`, which names its source.
struct RecordedMotion: Decodable {
  /// Rows of numbers.
  struct Table: Decodable {
    let rows: [[Double]]
  }

  /// Where content was, by ms after a finger let go of it.
  struct Course: Decodable {
    /// Where it was as the finger let go, in pt.
    let from: Double
    /// The offset's velocity then, in pt/s.
    let velocity: Double
    /// Times in ms and offsets in pt.
    let rows: [[Double]]
  }

  /// The scroll view's height, in pt.
  let viewport: Double
  /// The finger's and the content's distances past the edge, in pt.
  let rubberBand: Table
  /// The rate per ms, the offset and the velocity of a lift, and UIKit's `targetContentOffset`.
  let targets: Table
  /// A fling inside the content.
  let fling: Course
  /// The way back from a pull that a still finger let go of.
  let bounce: Course

  /// The recording in the project.
  static func inProject() throws -> RecordedMotion {
    let file = Checkout.root.appending(path: "Tests/Fixtures/ios-scroll.json")
    return try JSONDecoder().decode(RecordedMotion.self, from: Data(contentsOf: file))
  }
}
