#if OVERSCROLL_TRACE
  #if canImport(OverscrollCore)
    import OverscrollCore
    import OverscrollListCore
    import OverscrollTrace
  #endif

  // The exported functions that play traces. A trace is a recording of an engine's events as text. Only
  // trace.wasm and the native build contain these functions. The handles of traces are separate from the
  // handles of engines. Text is passed through the buffer of Exports+Trace.swift.

  /// Returns the maximum length of a trace's text, in bytes.
  @_expose(wasm, "overscroll_playback_limit")
  @c(overscroll_playback_limit)
  public func overscrollPlaybackLimit() -> Int32 { Int32(SeekableTracePlayer.textLimit) }

  /// Opens the trace whose text is in the buffer.
  ///
  /// - Returns: The handle of the trace, above 0; 0 if the buffer is empty or above the limit.
  @_expose(wasm, "overscroll_playback_open")
  @c(overscroll_playback_open)
  public func overscrollPlaybackOpen() -> Int32 {
    let text = takeTraceRoom()
    guard !text.isEmpty, text.count <= SeekableTracePlayer.textLimit else { return 0 }
    return playbacks.insert(PlaybackSession(text))
  }

  /// Reads a part of an opened trace; repeated calls read a long text without blocking.
  ///
  /// When the whole text is read, the position is before the first event. The function then writes the
  /// trace's subject and the platform of its recording, a line each. For an invalid trace it writes the
  /// line number and the reason.
  ///
  /// - Returns: 1 when the whole text is read; 0 if another call is necessary; -1 for an invalid trace or a
  ///   bad handle.
  @_expose(wasm, "overscroll_playback_read")
  @c(overscroll_playback_read)
  public func overscrollPlaybackRead(_ handle: Int32) -> Int32 {
    fillTraceRoom([])
    guard let session = playbacks[handle] else { return -1 }
    do throws(TraceThrownError) {
      guard try session.pointee.read() else { return 0 }
      let trace = session.pointee.playback.trace
      fillTraceRoom(Array("\(trace.about)\n\(trace.platform)".utf8))
      return 1
    } catch {
      fillTraceRoom(Array("\(error)".utf8))
      return -1
    }
  }

  /// Closes a trace, whose handle may then be reused.
  @_expose(wasm, "overscroll_playback_close")
  @c(overscroll_playback_close)
  public func overscrollPlaybackClose(_ handle: Int32) { playbacks.remove(handle) }

  /// Seeks towards the position after a number of events, by some thousand events at most.
  ///
  /// - Returns: 1 if the position is reached, and for a bad handle; 0 if another call is necessary.
  @_expose(wasm, "overscroll_playback_seek")
  @c(overscroll_playback_seek)
  public func overscrollPlaybackSeek(_ handle: Int32, _ position: Int32) -> Int32 {
    guard let session = playbacks[handle] else { return 1 }
    return session.pointee.seek(to: Int(position)) ? 1 : 0
  }

  /// Plays the events of the given number of seconds, the time since the last call.
  @_expose(wasm, "overscroll_playback_advance")
  @c(overscroll_playback_advance)
  public func overscrollPlaybackAdvance(_ handle: Int32, _ seconds: Double) {
    playbacks[handle]?.pointee.advance(by: seconds)
  }

  /// Writes the current position in a trace, as eight 64-bit floating-point numbers.
  ///
  /// - Returns: The address, constant while the trace is open; nil for a bad handle.
  @_expose(wasm, "overscroll_playback_position")
  @c(overscroll_playback_position)
  public func overscrollPlaybackPosition(_ handle: Int32) -> UnsafePointer<Double>? {
    playbacks[handle]?.pointee.writePosition()
  }

  /// Writes the engine's presentation at the current position, in the format of `overscrollPresent`.
  ///
  /// - Returns: The address, constant while the trace is open; nil for a bad handle.
  @_expose(wasm, "overscroll_playback_present")
  @c(overscroll_playback_present)
  public func overscrollPlaybackPresent(_ handle: Int32) -> UnsafePointer<Double>? {
    playbacks[handle]?.pointee.writePresentation()
  }

  /// Writes the list's presentation at the current position, in the format of `overscrollListPresent`.
  ///
  /// - Returns: The address, valid until the next call; nil without a list, and for a bad handle.
  @_expose(wasm, "overscroll_playback_list")
  @c(overscroll_playback_list)
  public func overscrollPlaybackList(_ handle: Int32) -> UnsafePointer<Double>? {
    playbacks[handle]?.pointee.writeList()
  }

  /// Writes the last played event, and a line for each effect.
  ///
  /// The event is written as in the trace, but without its time.
  ///
  /// - Returns: The length of the text in bytes; 0 before the first event, and for a bad handle.
  @_expose(wasm, "overscroll_playback_event")
  @c(overscroll_playback_event)
  public func overscrollPlaybackEvent(_ handle: Int32) -> Int32 {
    fillTraceRoom(playbacks[handle]?.pointee.eventText ?? [])
    return overscrollTraceLength()
  }

  /// Writes the obstacles to a start of an edge at the current position, in plain words.
  ///
  /// - Parameter edge: 0 for the start edge, 1 for the end edge.
  /// - Returns: The length of the text in bytes; 0 for a bad handle or another edge.
  @_expose(wasm, "overscroll_playback_obstacles")
  @c(overscroll_playback_obstacles)
  public func overscrollPlaybackObstacles(_ handle: Int32, _ edge: Int32) -> Int32 {
    fillTraceRoom([])
    guard let edge = ScrollEdge(code: edge), let session = playbacks[handle] else { return 0 }
    fillTraceRoom(session.pointee.obstacles(of: edge))
    return overscrollTraceLength()
  }
#endif
