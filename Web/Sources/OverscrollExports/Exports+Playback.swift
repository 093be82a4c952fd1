#if OVERSCROLL_TRACE
  #if canImport(OverscrollCore)
    import OverscrollCore
    import OverscrollListCore
    import OverscrollTrace
  #endif

  // The interface, part eight: traces that are played. Only trace.wasm has it, and the native build. Their handles are their
  // own; those of engines are others. Text comes and goes through the room of part seven.

  /// The longest text, in bytes, that is opened.
  @_expose(wasm, "overscroll_playback_limit")
  @c(overscroll_playback_limit)
  public func overscrollPlaybackLimit() -> Int32 { Int32(TracePlayback.textLimit) }

  /// Opens the text in the room, to be read.
  ///
  /// - Returns: Its handle, above 0; 0 where the room is empty, or has more than the limit.
  @_expose(wasm, "overscroll_playback_open")
  @c(overscroll_playback_open)
  public func overscrollPlaybackOpen() -> Int32 {
    let text = takeTraceRoom()
    guard !text.isEmpty, text.count <= TracePlayback.textLimit else { return 0 }
    return playbacks.insert(PlaybackSession(text))
  }

  /// Reads some of a text that has been opened, and at its end is at the trace's beginning, where nothing has happened.
  ///
  /// Writes what the trace is about and where it was recorded, a line each; or, where it is none, the line and the reason.
  ///
  /// - Returns: 1 where all is read; 0 where another call goes on; -1 where it is no trace, and for a bad handle.
  @_expose(wasm, "overscroll_playback_read")
  @c(overscroll_playback_read)
  public func overscrollPlaybackRead(_ handle: Int32) -> Int32 {
    fillTraceRoom([])
    guard let session = playbacks[handle] else { return -1 }
    do throws(TraceThrown) {
      guard try session.pointee.read() else { return 0 }
      let trace = session.pointee.playback.trace
      fillTraceRoom(Array("\(trace.about)\n\(trace.platform)".utf8))
      return 1
    } catch {
      fillTraceRoom(Array("\(error)".utf8))
      return -1
    }
  }

  /// Gives a trace back.
  ///
  /// Its handle may come to stand for another.
  @_expose(wasm, "overscroll_playback_close")
  @c(overscroll_playback_close)
  public func overscrollPlaybackClose(_ handle: Int32) { playbacks.remove(handle) }

  /// Goes towards the place where a number of events have happened, by some thousands of them at most.
  ///
  /// - Returns: 1 where it is there, and for a bad handle; otherwise 0: another call goes on.
  @_expose(wasm, "overscroll_playback_seek")
  @c(overscroll_playback_seek)
  public func overscrollPlaybackSeek(_ handle: Int32, _ place: Int32) -> Int32 {
    guard let session = playbacks[handle] else { return 1 }
    return session.pointee.seek(to: Int(place)) ? 1 : 0
  }

  /// Plays what happened in the time, in s, that has passed since the last call.
  @_expose(wasm, "overscroll_playback_advance")
  @c(overscroll_playback_advance)
  public func overscrollPlaybackAdvance(_ handle: Int32, _ seconds: Double) {
    playbacks[handle]?.pointee.advance(by: seconds)
  }

  /// Where a trace is: 8 64-bit floating-point numbers.
  ///
  /// - Returns: Where they are, the same place for as long as the trace is open; nothing for a bad handle.
  @_expose(wasm, "overscroll_playback_place")
  @c(overscroll_playback_place)
  public func overscrollPlaybackPlace(_ handle: Int32) -> UnsafePointer<Double>? {
    playbacks[handle]?.pointee.writePlace()
  }

  /// What is to be drawn, as `overscroll_present` has it.
  ///
  /// - Returns: Where it is, the same place for as long as the trace is open; nothing for a bad handle.
  @_expose(wasm, "overscroll_playback_present")
  @c(overscroll_playback_present)
  public func overscrollPlaybackPresent(_ handle: Int32) -> UnsafePointer<Double>? {
    playbacks[handle]?.pointee.writePresentation()
  }

  /// What is to be drawn of a list, as `overscroll_list_present` has it.
  ///
  /// - Returns: Where it is until this is asked again; nothing where events are for no list, and for a bad handle.
  @_expose(wasm, "overscroll_playback_list")
  @c(overscroll_playback_list)
  public func overscrollPlaybackList(_ handle: Int32) -> UnsafePointer<Double>? {
    playbacks[handle]?.pointee.writeList()
  }

  /// Writes the event that happened last, as it stands in the trace but for its time, and a line for each of its effects.
  ///
  /// - Returns: How many bytes the text has; 0 where nothing has happened, and for a bad handle.
  @_expose(wasm, "overscroll_playback_event")
  @c(overscroll_playback_event)
  public func overscrollPlaybackEvent(_ handle: Int32) -> Int32 {
    fillTraceRoom(playbacks[handle]?.pointee.eventText ?? [])
    return overscrollTraceLength()
  }
#endif
