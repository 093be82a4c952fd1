#if OVERSCROLL_TRACE
  #if canImport(OverscrollCore)
    import OverscrollCore
    import OverscrollListCore
    import OverscrollTrace
  #endif

  /// A trace under playback, and the buffers that a host reads.
  struct PlaybackSession: ~Copyable {
    /// The number of numbers of a position.
    static let placeCount = 8
    /// The maximum length of an event's line in bytes: a list's extents may have millions.
    private static let lineLimit = 160

    /// The trace with its position; empty until it has been read.
    private(set) var playback = SeekableTracePlayer(Trace())
    /// The trace's text, until it has been read.
    private var reading: IncrementalTraceReader?
    /// The presentation at the last request.
    let numbers = PresentationNumbers()
    /// The list's presentation at the last request.
    var records = ListRecords()
    private let place = UnsafeMutablePointer<Double>.allocate(capacity: PlaybackSession.placeCount)

    init(_ text: [UInt8]) {
      reading = IncrementalTraceReader(text)
      place.initialize(repeating: 0, count: PlaybackSession.placeCount)
    }

    deinit { place.deallocate() }

    /// Reads a part of the trace.
    ///
    /// - Returns: Whether all of it has been read.
    mutating func read() throws(TraceThrownError) -> Bool {
      guard try reading?.read() ?? true else { return false }
      if let trace = reading?.trace { playback = SeekableTracePlayer(trace) }
      reading = nil
      return true
    }

    /// Seeks towards a position; see `SeekableTracePlayer`.
    mutating func seek(to place: Int) -> Bool { playback.seek(to: place) }

    /// Plays the events of a time; see `SeekableTracePlayer`.
    mutating func advance(by seconds: Double) { playback.advance(by: seconds) }

    /// Writes the position.
    mutating func writePlace() -> UnsafePointer<Double> {
      let (extents, cross) = playback.withPlayer { player in
        (player.extents, player.withList { $0.list.cross })
      }
      place[0] = Double(playback.position)
      place[1] = Double(playback.trace.events.count)
      place[2] = playback.elapsed
      place[3] = playback.duration
      place[4] = extents.viewport
      place[5] = extents.content
      place[6] = cross ?? 0
      place[7] = cross == nil ? 0 : 1
      return UnsafePointer(place)
    }

    /// Writes the presentation of the axis and its edges.
    mutating func writePresentation() -> UnsafePointer<Double> {
      numbers.write(playback.withPlayer { $0.engine })
      return numbers.pointer
    }

    /// Writes the presentation of the list, if there is one.
    mutating func writeList() -> UnsafePointer<Double>? {
      var written: UnsafePointer<Double>?
      playback.withPlayer { player in
        written = player.withList { records.write(&$0) }
      }
      return written
    }

    /// The last event as in the trace, and a line for each effect.
    ///
    /// The event's time is omitted.
    var eventText: [UInt8] {
      mutating get {
        guard let event = playback.event else { return [] }
        var text = event.input.beginning.line
        if text.count > PlaybackSession.lineLimit {
          text = text.prefix(PlaybackSession.lineLimit) + Array("...".utf8)
        }
        playback.withPlayer { player in
          for effect in player.effects { text += "\n\(effect.word)".utf8 }
        }
        return text
      }
    }
  }

  extension TraceInput {
    /// The input with at most 40 extents, because a list may have millions.
    fileprivate var beginning: TraceInput {
      guard case .input(.extents(let extents, let item)) = self else { return self }
      return .input(.extents(Array(extents.prefix(40)), at: item))
    }
  }

  /// The open traces; see `sessions`.
  nonisolated(unsafe) var playbacks = SessionTable<PlaybackSession>()
#endif
