#if canImport(SwiftUI)
  /// The state of a scroll view in one display frame.
  ///
  /// Distances are in pt. They are window coordinates, or measured along the vertical axis.
  struct FrameRecord: Hashable, Sendable {
    /// The state of a scroll view's pan recognizer, with UIKit's names.
    enum Pan: String, Hashable, Sendable { case possible, began, changed, ended, cancelled, failed }

    /// The number of the display frame, from 0.
    var number = 0
    /// The time since the first frame, in s.
    var time = 0.0
    /// The state of the pan recognizer.
    var pan = Pan.possible
    /// The finger's translation since the pan began, positive downwards.
    var finger = 0.0
    /// The finger's velocity, in pt/s, positive downwards.
    var velocity = 0.0
    /// The content offset.
    var offset = 0.0
    /// The content inset above the content.
    var inset = 0.0
    /// The adjusted content inset above the content.
    var adjusted = 0.0
    /// The adjusted content inset below the content.
    var bottom = 0.0
    /// The height of the content.
    var content = 0.0
    /// The height of the scroll view.
    var height = 0.0
    /// The top of the scroll view in the window.
    var viewport = 0.0
    /// The top of the row with the journal's mark in the window, or `nil` if it is not visible.
    var row: Double?
    /// The bottom of the title in the window, or `nil` without a navigation bar.
    var title: Double?
    /// The top of the indicator in the window, or `nil` without an indicator.
    var indicator: Double?
    /// The number of times that the content inset was set since the previous frame.
    var writes = 0
    /// The number of times that the package has set insets since the previous frame.
    ///
    /// It counts the insets of all scroll views.
    var own = 0
    /// The number of actions started since the journal began.
    var starts = 0

    /// Whether a finger moves the content, or rests on it after a drag.
    var isHeld: Bool { pan == .began || pan == .changed }
    /// The top of the content in the window.
    var start: Double { viewport - offset }

    /// Returns the content's distance past each edge; 0 if the content is within its range.
    ///
    /// - Parameter base: The content inset above the content without a gap.
    func pull(base: Double) -> (start: Double, end: Double) {
      let first = -(adjusted - inset + base)
      let last = max(first, content + bottom - height)
      return (max(0, first - offset), max(0, offset - last))
    }

    /// Whether no value differs from the previous frame's.
    func isStill(after last: FrameRecord) -> Bool {
      var other = last
      (other.number, other.time, other.writes, other.own) = (number, time, 0, 0)
      return self == other
    }
  }

  // A record as one line of text.
  extension FrameRecord {
    /// The names of a line's columns.
    static let columns =
      "frame time pan finger velocity offset inset adjusted bottom content height viewport row title indicator writes own starts"

    /// The record as a line of text.
    ///
    /// Distances are rounded to hundredths of a point, and times to tenths of a millisecond.
    var line: String {
      let numbers: [Double?] = [
        finger, velocity, offset, inset, adjusted, bottom, content, height, viewport, row, title, indicator,
      ]
      let words = numbers.map { $0.map { FrameRecord.text($0, 100) } ?? "-" }
      return
        (["\(number)", FrameRecord.text(time, 10_000), pan.rawValue] + words + [
          "\(writes)", "\(own)", "\(starts)",
        ]).joined(separator: " ")
    }

    /// The largest count that is read from a line, so that sums of counts do not overflow.
    private static let largestCount = 1_000_000_000

    /// Reads a record from a line in the format of `line`, or returns `nil`.
    init?(line: some StringProtocol) {
      let words = line.split(separator: " ")
      guard words.count == 18, let number = Int(words[0]), let time = Double(words[1]),
        let pan = Pan(rawValue: String(words[2])), let writes = Int(words[15]), let own = Int(words[16]),
        let starts = Int(words[17])
      else { return nil }
      let numbers = words[3..<12].compactMap { Double($0) }
      guard numbers.count == 9, (numbers + [time]).allSatisfy(\.isFinite) else { return nil }
      let marks = words[12..<15].map { Double($0) }
      guard zip(words[12..<15], marks).allSatisfy({ $0 == "-" || $1?.isFinite == true }),
        [number, writes, own, starts].allSatisfy({ 0...FrameRecord.largestCount ~= $0 })
      else { return nil }
      self.init(
        number: number, time: time, pan: pan, finger: numbers[0], velocity: numbers[1], offset: numbers[2],
        inset: numbers[3], adjusted: numbers[4], bottom: numbers[5], content: numbers[6], height: numbers[7],
        viewport: numbers[8], row: marks[0], title: marks[1], indicator: marks[2], writes: writes, own: own,
        starts: starts)
    }

    /// Returns the text of a number, rounded to a fraction of 1, or "-" if it is not finite.
    ///
    /// A whole number below 1e9 has no decimal point.
    static func text(_ value: Double, _ parts: Double) -> String {
      guard value.isFinite else { return "-" }
      let rounded = (value * parts).rounded() / parts
      let isWhole = rounded == rounded.rounded() && rounded.magnitude < 1e9
      return isWhole ? "\(Int(rounded))" : "\(rounded)"
    }
  }
#endif
