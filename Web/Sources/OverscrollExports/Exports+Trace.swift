#if OVERSCROLL_TRACE
  #if canImport(OverscrollCore)
    import OverscrollCore
    import OverscrollListCore
    import OverscrollTrace
  #endif

  // The exported functions for traces: recordings of an engine's events as text. Only trace.wasm and the
  // native build contain these functions. They record the events of every engine. Text is ASCII, and is
  // passed in both directions through one buffer.

  /// The buffer for text in both directions.
  nonisolated(unsafe) private var room: [UInt8] = []

  /// Replaces the text in the buffer.
  func fillTraceRoom(_ text: [UInt8]) { room = text }

  /// Removes and returns the text in the buffer.
  func takeTraceRoom() -> [UInt8] {
    defer { room = [] }
    return room
  }

  /// Makes a buffer for a text, which the host then writes.
  ///
  /// - Parameter count: The number of bytes, from 1 to `Trace.textLimit`. For a count outside this range
  ///   there is no buffer.
  /// - Returns: The address, valid until the next function that uses text.
  @_expose(wasm, "overscroll_trace_room")
  @c(overscroll_trace_room)
  public func overscrollTraceRoom(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    room = []
    guard count > 0, Int(count) <= Trace.textLimit else { return nil }
    room = [UInt8](repeating: 0, count: Int(count))
    return room.withUnsafeMutableBufferPointer { $0.baseAddress }
  }

  /// Returns the address of the last text that a function wrote for the host.
  @_expose(wasm, "overscroll_trace_bytes")
  @c(overscroll_trace_bytes)
  public func overscrollTraceBytes() -> UnsafePointer<UInt8>? {
    room.withUnsafeBufferPointer { $0.baseAddress }
  }

  /// Returns the length in bytes of the last text that was written for the host.
  @_expose(wasm, "overscroll_trace_length")
  @c(overscroll_trace_length)
  public func overscrollTraceLength() -> Int32 { Int32(clamping: room.count) }

  /// Writes the events of an engine or a list as a trace.
  ///
  /// The trace ends with the current state. The text in the buffer becomes the trace's line about the
  /// platform.
  ///
  /// - Returns: The length of the trace in bytes; 0 for a bad handle.
  @_expose(wasm, "overscroll_trace_text")
  @c(overscroll_trace_text)
  public func overscrollTraceText(_ handle: Int32) -> Int32 {
    guard let session = sessions[handle] else { return 0 }
    var platform = ""
    for byte in room where byte < 128 { platform.unicodeScalars.append(Unicode.Scalar(byte)) }
    room = session.pointee.trace(platform: platform).text
    return Int32(clamping: room.count)
  }

  /// Ends the recording of an engine or a list.
  ///
  /// The trace then records that later events are missing.
  @_expose(wasm, "overscroll_trace_end")
  @c(overscroll_trace_end)
  public func overscrollTraceEnd(_ handle: Int32) { sessions[handle]?.pointee.recorder.stop() }

  /// Replays the trace in the buffer, and compares its states.
  ///
  /// The function writes the digest of all states in 16 hexadecimal digits, and a line for each deviation
  /// from the trace. For an invalid trace it writes the line number and the reason.
  ///
  /// - Returns: The length of the written text in bytes, negative for an invalid trace.
  @_expose(wasm, "overscroll_trace_replay")
  @c(overscroll_trace_replay)
  public func overscrollTraceReplay() -> Int32 {
    do throws(TraceThrownError) {
      let trace = try Trace(text: room)
      room = []
      room.appendHexadecimal(trace.replay())
      for line in trace.mistakes() { room += "\n\(line)".utf8 }
      return Int32(clamping: room.count)
    } catch {
      room = Array("\(error)".utf8)
      return -Int32(clamping: room.count)
    }
  }

  extension Session {
    /// Returns the recorded events as a trace that ends with the current state.
    func trace(platform: String) -> Trace {
      switch engine {
      case .view(let view):
        recorder.trace(platform: platform, showing: TracePlayer(showing: view.pointee, nil))
      case .list(let list):
        recorder.trace(platform: platform, showing: TracePlayer(showing: nil, list.pointee))
      }
    }
  }
#endif
