#if OVERSCROLL_TRACE
  #if canImport(OverscrollCore)
    import OverscrollCore
    import OverscrollListCore
    import OverscrollTrace
  #endif

  // The interface, part eight: playback of traces. Only trace.wasm and the native build contain it. Traces
  // have separate handles from engines. Text is passed through the buffer of part seven.

  /// Returns the maximum length of a text to open, in bytes.
  @_expose(wasm, "overscroll_playback_limit")
  @c(overscroll_playback_limit)
  public func overscrollPlaybackLimit() -> Int32 { Int32(SeekableTracePlayer.textLimit) }

  /// Opens the text in the buffer for reading.
  ///
  /// - Returns: Its handle, above 0; 0 if the buffer is empty or above the limit.
  @_expose(wasm, "overscroll_playback_open")
  @c(overscroll_playback_open)
  public func overscrollPlaybackOpen() -> Int32 {
    let text = takeTraceRoom()
    guard !text.isEmpty, text.count <= SeekableTracePlayer.textLimit else { return 0 }
    return playbacks.insert(PlaybackSession(text))
  }

  /// Reads a part of an opened text.
  ///
  /// At the end of the text, the trace is at its beginning.
  ///
  /// Writes the trace's subject and the platform of its recording, a line each. For an invalid trace it
  /// writes the line number and the reason.
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

  /// Closes a trace.
  ///
  /// Its handle may be reused.
  @_expose(wasm, "overscroll_playback_close")
  @c(overscroll_playback_close)
  public func overscrollPlaybackClose(_ handle: Int32) { playbacks.remove(handle) }

  /// Seeks towards the position after a number of events, by some thousand events at most.
  ///
  /// - Returns: 1 at the position, and for a bad handle; 0 if another call is necessary.
  @_expose(wasm, "overscroll_playback_seek")
  @c(overscroll_playback_seek)
  public func overscrollPlaybackSeek(_ handle: Int32, _ place: Int32) -> Int32 {
    guard let session = playbacks[handle] else { return 1 }
    return session.pointee.seek(to: Int(place)) ? 1 : 0
  }

  /// Plays the events of the time in s since the last call.
  @_expose(wasm, "overscroll_playback_advance")
  @c(overscroll_playback_advance)
  public func overscrollPlaybackAdvance(_ handle: Int32, _ seconds: Double) {
    playbacks[handle]?.pointee.advance(by: seconds)
  }

  /// Writes the position in a trace: 8 64-bit floating-point numbers.
  ///
  /// - Returns: The address, constant while the trace is open; nothing for a bad handle.
  @_expose(wasm, "overscroll_playback_place")
  @c(overscroll_playback_place)
  public func overscrollPlaybackPlace(_ handle: Int32) -> UnsafePointer<Double>? {
    playbacks[handle]?.pointee.writePlace()
  }

  /// Writes the presentation in the format of `overscroll_present`.
  ///
  /// - Returns: The address, constant while the trace is open; nothing for a bad handle.
  @_expose(wasm, "overscroll_playback_present")
  @c(overscroll_playback_present)
  public func overscrollPlaybackPresent(_ handle: Int32) -> UnsafePointer<Double>? {
    playbacks[handle]?.pointee.writePresentation()
  }

  /// Writes the presentation of a list in the format of `overscroll_list_present`.
  ///
  /// - Returns: The address, valid until the next call; nothing without a list, and for a bad handle.
  @_expose(wasm, "overscroll_playback_list")
  @c(overscroll_playback_list)
  public func overscrollPlaybackList(_ handle: Int32) -> UnsafePointer<Double>? {
    playbacks[handle]?.pointee.writeList()
  }

  /// Writes the last event as in the trace, and a line for each effect.
  ///
  /// The event's time is omitted.
  ///
  /// - Returns: The length of the text in bytes; 0 before the first event, and for a bad handle.
  @_expose(wasm, "overscroll_playback_event")
  @c(overscroll_playback_event)
  public func overscrollPlaybackEvent(_ handle: Int32) -> Int32 {
    fillTraceRoom(playbacks[handle]?.pointee.eventText ?? [])
    return overscrollTraceLength()
  }
#endif
