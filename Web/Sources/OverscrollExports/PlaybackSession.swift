#if OVERSCROLL_TRACE
  #if canImport(OverscrollCore)
    import OverscrollCore
    import OverscrollListCore
    import OverscrollTrace
  #endif

  /// An opened trace with its current position, and the buffers that a host reads.
  struct PlaybackSession: ~Copyable {
    /// The count of the numbers that describe a position.
    static let positionCount = 8
    /// The maximum length of an event's line in bytes.
    ///
    /// An event may contain millions of extents.
    private static let lineLimit = 160

    /// The player of the trace; its trace is empty until the text has been read.
    private(set) var playback = SeekableTracePlayer(Trace())
    /// The reader of the trace's text; nil when the text has been read.
    private var reading: IncrementalTraceReader?
    /// The engine's presentation that was last written for the host.
    let numbers = PresentationNumbers()
    /// The list's presentation that was last written for the host.
    var records = ListRecords()
    private let position = UnsafeMutablePointer<Double>.allocate(capacity: PlaybackSession.positionCount)

    init(_ text: [UInt8]) {
      reading = IncrementalTraceReader(text)
      position.initialize(repeating: 0, count: PlaybackSession.positionCount)
    }

    deinit { position.deallocate() }

    /// Reads a part of the trace.
    ///
    /// - Returns: Whether the whole trace has been read.
    mutating func read() throws(TraceThrownError) -> Bool {
      guard try reading?.read() ?? true else { return false }
      if let trace = reading?.trace { playback = SeekableTracePlayer(trace) }
      reading = nil
      return true
    }

    /// Seeks towards a position, as `SeekableTracePlayer.seek(to:)` does.
    mutating func seek(to position: Int) -> Bool { playback.seek(to: position) }

    /// Plays the events of a number of seconds, as `SeekableTracePlayer.advance(by:)` does.
    mutating func advance(by seconds: Double) { playback.advance(by: seconds) }

    /// Writes the numbers of the current position, and returns their address.
    mutating func writePosition() -> UnsafePointer<Double> {
      let (extents, cross) = playback.withPlayer { player in
        (player.extents, player.withList { $0.list.cross })
      }
      position[0] = Double(playback.position)
      position[1] = Double(playback.trace.events.count)
      position[2] = playback.elapsed
      position[3] = playback.duration
      position[4] = extents.viewport
      position[5] = extents.content
      position[6] = cross ?? 0
      position[7] = cross == nil ? 0 : 1
      return UnsafePointer(position)
    }

    /// Writes the engine's presentation, and returns its address.
    mutating func writePresentation() -> UnsafePointer<Double> {
      numbers.write(playback.withPlayer { $0.engine })
      return numbers.pointer
    }

    /// Writes the list's presentation and returns its address, or returns nil without a list.
    mutating func writeList() -> UnsafePointer<Double>? {
      var written: UnsafePointer<Double>?
      playback.withPlayer { player in
        written = player.withList { records.write(&$0) }
      }
      return written
    }

    /// The last played event, and a line for each effect.
    ///
    /// The event is written as in the trace, but without its time.
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

    /// Returns the obstacles to a start of an edge at the current position, in plain words.
    mutating func obstacles(of edge: ScrollEdge) -> [UInt8] {
      let engine = playback.withPlayer { $0.engine }
      return Array(engine.obstacles(of: edge).explanation.utf8)
    }
  }

  extension TraceInput {
    /// The same input, with at most 40 of its extents.
    ///
    /// An input may contain millions of extents.
    fileprivate var beginning: TraceInput {
      guard case .input(.extents(let extents, let item)) = self else { return self }
      return .input(.extents(Array(extents.prefix(40)), at: item))
    }
  }

  /// The open traces by their handles.
  ///
  /// As with `sessions`, only one thread may use them.
  nonisolated(unsafe) var playbacks = SessionTable<PlaybackSession>()
#endif
