#if OVERSCROLL_TRACE
  #if canImport(OverscrollCore)
    import OverscrollCore
    import OverscrollListCore
    import OverscrollTrace
  #endif

  /// A trace that is played, and what a host reads of it.
  struct PlaybackSession: ~Copyable {
    /// How many numbers say where it is.
    static let placeCount = 8
    /// How many bytes of an event's line are shown at most: that of a list's extents may have millions.
    private static let lineLimit = 160

    /// The trace, and where it is; nothing until it has been read.
    private(set) var playback = TracePlayback(Trace())
    /// The trace's text, until it has been read.
    private var reading: TraceReading?
    /// What is drawn, as of the last time that it was asked for.
    let numbers = PresentationNumbers()
    /// What is drawn of a list, likewise.
    var records = ListRecords()
    private let place = UnsafeMutablePointer<Double>.allocate(capacity: PlaybackSession.placeCount)

    init(_ text: [UInt8]) {
      reading = TraceReading(text)
      place.initialize(repeating: 0, count: PlaybackSession.placeCount)
    }

    deinit { place.deallocate() }

    /// Reads some of the trace.
    ///
    /// - Returns: Whether all of it has been read.
    mutating func read() throws(TraceThrown) -> Bool {
      guard try reading?.read() ?? true else { return false }
      if let trace = reading?.trace { playback = TracePlayback(trace) }
      reading = nil
      return true
    }

    /// Goes towards a place; see `TracePlayback`.
    mutating func seek(to place: Int) -> Bool { playback.seek(to: place) }

    /// Plays what happened in a time; see `TracePlayback`.
    mutating func advance(by seconds: Double) { playback.advance(by: seconds) }

    /// Writes down where it is.
    mutating func writePlace() -> UnsafePointer<Double> {
      let (extents, cross) = playback.look { player in
        (player.extents, player.lookAtList { $0.list.cross })
      }
      place[0] = Double(playback.place)
      place[1] = Double(playback.trace.events.count)
      place[2] = playback.elapsed
      place[3] = playback.duration
      place[4] = extents.viewport
      place[5] = extents.content
      place[6] = cross ?? 0
      place[7] = cross == nil ? 0 : 1
      return UnsafePointer(place)
    }

    /// Writes down what is drawn of the axis and its edges.
    mutating func writePresentation() -> UnsafePointer<Double> {
      numbers.write(playback.look { $0.engine })
      return numbers.pointer
    }

    /// Writes down what is drawn of the list, where there is one.
    mutating func writeList() -> UnsafePointer<Double>? {
      var written: UnsafePointer<Double>?
      playback.look { player in
        written = player.lookAtList { records.write(&$0) }
      }
      return written
    }

    /// The event that happened last, as it stands in the trace but for its time, and a line for each of its effects.
    var eventText: [UInt8] {
      mutating get {
        guard let event = playback.event else { return [] }
        var text = event.input.beginning.line
        if text.count > PlaybackSession.lineLimit {
          text = text.prefix(PlaybackSession.lineLimit) + Array("...".utf8)
        }
        playback.look { player in
          for effect in player.effects { text += "\n\(effect.word)".utf8 }
        }
        return text
      }
    }
  }

  extension TraceInput {
    /// The input, with no more extents than a line shows: a list may have millions.
    fileprivate var beginning: TraceInput {
      guard case .input(.extents(let extents, let item)) = self else { return self }
      return .input(.extents(Array(extents.prefix(40)), at: item))
    }
  }

  /// Every trace that is played; see `sessions`.
  nonisolated(unsafe) var playbacks = SessionTable<PlaybackSession>()
#endif
