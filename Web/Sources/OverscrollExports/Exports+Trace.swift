#if OVERSCROLL_TRACE
  #if canImport(OverscrollCore)
    import OverscrollCore
    import OverscrollListCore
    import OverscrollTrace
  #endif

  // The interface, part seven: traces. Only trace.wasm has it, and the native build; they keep what happens
  // to each session. Text comes and goes through one room, in ASCII.

  /// The room for text.
  nonisolated(unsafe) private var room: [UInt8] = []

  /// Puts text into the room.
  func fillTraceRoom(_ text: [UInt8]) { room = text }

  /// Takes the text out of the room.
  func takeTraceRoom() -> [UInt8] {
    defer { room = [] }
    return room
  }

  /// Makes room for text that a host is about to write.
  ///
  /// - Parameter count: How many bytes; what is not from 1 to `Trace.textLimit` gives none.
  /// - Returns: Where it is, until the next function of this part is called.
  @_expose(wasm, "overscroll_trace_room")
  @c(overscroll_trace_room)
  public func overscrollTraceRoom(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    room = []
    guard count > 0, Int(count) <= Trace.textLimit else { return nil }
    room = [UInt8](repeating: 0, count: Int(count))
    return room.withUnsafeMutableBufferPointer { $0.baseAddress }
  }

  /// Where the text is that a function of this part has written.
  @_expose(wasm, "overscroll_trace_bytes")
  @c(overscroll_trace_bytes)
  public func overscrollTraceBytes() -> UnsafePointer<UInt8>? {
    room.withUnsafeBufferPointer { $0.baseAddress }
  }

  /// How many bytes that text has.
  @_expose(wasm, "overscroll_trace_length")
  @c(overscroll_trace_length)
  public func overscrollTraceLength() -> Int32 { Int32(clamping: room.count) }

  /// Writes what has happened to an engine or a list, as a trace that ends with what it shows.
  ///
  /// The text in the room is taken for the line that says where it was recorded.
  ///
  /// - Returns: How many bytes the text has; 0 for a bad handle.
  @_expose(wasm, "overscroll_trace_text")
  @c(overscroll_trace_text)
  public func overscrollTraceText(_ handle: Int32) -> Int32 {
    guard let session = sessions[handle] else { return 0 }
    var platform = ""
    for byte in room where byte < 128 { platform.unicodeScalars.append(Unicode.Scalar(byte)) }
    room = session.pointee.trace(platform: platform).text
    return Int32(clamping: room.count)
  }

  /// Ends what is kept of an engine or a list: its trace says that what came later is missing.
  @_expose(wasm, "overscroll_trace_end")
  @c(overscroll_trace_end)
  public func overscrollTraceEnd(_ handle: Int32) { sessions[handle]?.pointee.recorder.end() }

  /// Reads the trace in the room, and replays it.
  ///
  /// Writes the digest of all states in 16 hexadecimal digits, and a line for each thing that is not as the trace expects it;
  /// or, where there is no trace, the line and the reason.
  ///
  /// - Returns: How many bytes that takes, less than 0 where there is no trace.
  @_expose(wasm, "overscroll_trace_replay")
  @c(overscroll_trace_replay)
  public func overscrollTraceReplay() -> Int32 {
    do throws(TraceThrown) {
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
    /// What has happened, as a trace that ends with what is shown.
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
