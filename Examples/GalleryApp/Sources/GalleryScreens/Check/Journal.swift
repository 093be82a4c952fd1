#if canImport(SwiftUI)
  /// The records of a scroll view's display frames, without repeated equal frames.
  ///
  /// If several frames in a row are equal, only the first and the last of them are kept. So two consecutive
  /// records are one display frame apart, or equal. A full journal ignores further frames.
  struct Journal: Hashable, Sendable {
    /// The records, the oldest first.
    private(set) var records: [FrameRecord] = []
    /// The latest frame, even if its record is not kept.
    private(set) var last: FrameRecord?

    /// The largest number of records, enough for 40 s of motion at 120 Hz.
    static let limit = 4800
    private static let heading = "Overscroll journal 1"

    init() {}

    /// Adds the next frame.
    mutating func add(_ record: FrameRecord) {
      defer { last = record }
      guard let last else { return append(record) }
      guard !record.isStill(after: last) else { return }
      if records.last != last { append(last) }
      append(record)
    }

    private mutating func append(_ record: FrameRecord) {
      if records.count < Journal.limit { records.append(record) }
    }

    /// The time since the latest change of a frame, in s.
    var stillness: Double {
      guard let last, let kept = records.last else { return 0 }
      return last.time - kept.time
    }

    /// For each lift of a finger, the index in `records` of the first frame after it.
    var lifts: [Int] {
      records.indices.dropFirst().filter { records[$0 - 1].isHeld && !records[$0].isHeld }
    }

    /// The largest distance of the content past its start while a finger is down, in pt.
    var longestPull: Double {
      let base = records.first?.inset ?? 0
      return records.filter(\.isHeld).map { $0.pull(base: base).start }.max() ?? 0
    }

    /// Returns the journal as text.
    ///
    /// The text contains a heading, a line about the device, the names of the columns, and a line for each
    /// record.
    ///
    /// - Parameter about: The line about the device.
    func text(about: String) -> String {
      ([Journal.heading, about, FrameRecord.columns] + records.map(\.line)).joined(separator: "\n") + "\n"
    }

    /// Reads a journal from its text, or returns `nil` if the text has no heading.
    ///
    /// Lines that are no records are ignored.
    init?(text: String) {
      let lines = text.split(separator: "\n")
      guard lines.first.map({ $0 == Journal.heading }) == true else { return nil }
      records = Array(lines.compactMap { FrameRecord(line: $0) }.prefix(Journal.limit))
      last = records.last
    }
  }
#endif
