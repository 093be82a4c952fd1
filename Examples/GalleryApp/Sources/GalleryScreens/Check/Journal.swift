#if canImport(SwiftUI)
  /// A record of each display frame that differs from the previous frame.
  ///
  /// Of a run of equal frames, only the first and the last are kept. So two consecutive records are either
  /// one display frame apart, or equal. A full journal ignores further frames.
  struct Journal: Hashable, Sendable {
    /// The records, the oldest first.
    private(set) var records: [FrameRecord] = []
    /// The last added frame, even if it is not kept.
    private(set) var last: FrameRecord?

    /// The largest number of records: 40 s of motion at 120 Hz.
    static let limit = 4800
    private static let heading = "Overscroll journal 1"

    /// Creates an empty journal.
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

    /// The time since the last change, in s.
    var stillness: Double {
      guard let last, let kept = records.last else { return 0 }
      return last.time - kept.time
    }

    /// The indices in `records` of the first frames after a lift.
    var lifts: [Int] {
      records.indices.dropFirst().filter { records[$0 - 1].isHeld && !records[$0].isHeld }
    }

    /// The longest pull past the start with the finger down, in pt.
    var longestPull: Double {
      let base = records.first?.inset ?? 0
      return records.filter(\.isHeld).map { $0.pull(base: base).start }.max() ?? 0
    }

    /// Returns the journal as text.
    ///
    /// The text has a heading, a line on the device, the names of the columns, and a line for each record.
    ///
    /// - Parameter about: The line on the device.
    func text(about: String) -> String {
      ([Journal.heading, about, FrameRecord.columns] + records.map(\.line)).joined(separator: "\n") + "\n"
    }

    /// Reads a text, or returns `nil` for a text without the heading.
    ///
    /// Lines in a different format are ignored.
    init?(text: String) {
      let lines = text.split(separator: "\n")
      guard lines.first.map({ $0 == Journal.heading }) == true else { return nil }
      records = Array(lines.compactMap { FrameRecord(line: $0) }.prefix(Journal.limit))
      last = records.last
    }
  }
#endif
