#if !hasFeature(Embedded)
  import Foundation
  import OverscrollCore
  import OverscrollListCore

  /// Enables the recording of controllers' events.
  ///
  /// Recording is disabled by default. A frequent event takes 6 to 23 bytes, and a controller stores at
  /// most 2 MB. A controller's `exportTrace()` returns its events as text.
  @MainActor public enum TraceRecording {
    /// Whether controllers created from now on record their events; false by default.
    public static var isEnabled: Bool {
      get { EngineRecorderFactory.make != nil }
      set {
        EngineRecorderFactory.make = newValue ? recordScroll : nil
        ListRecorderFactory.make = newValue ? recordList : nil
      }
    }

    /// The maximum number of bytes that a new controller records; tests reduce it.
    package static var limit = TraceRecorder.limit

    private static func recordScroll(_ behavior: ScrollBehavior) -> any EngineRecorder {
      ControllerRecorder(.bare, behavior: behavior)
    }

    private static func recordList(_ behavior: ScrollBehavior) -> any ListRecorder {
      ControllerRecorder(.list, behavior: behavior)
    }
  }

  /// Records the events of a controller's engine.
  struct ControllerRecorder: ListRecorder {
    private var recorder: TraceRecorder
    /// The last separation of a list and an engine with edges, if any.
    ///
    /// Both recorders store the same `id`. `count` is the number of this recorder's events before the
    /// separation.
    private var separation: (id: UUID, count: Int)?

    /// Creates a recorder for an engine without events.
    @MainActor init(_ engine: Trace.Engine, behavior: ScrollBehavior) {
      recorder = TraceRecorder(engine: engine, limit: TraceRecording.limit)
      record(.setBehavior(behavior), at: 0)
    }

    mutating func record(_ input: ScrollInput, at time: Double) { recorder.record(.scroll(input), at: time) }

    mutating func record(_ input: ListInput, at time: Double) { recorder.record(input, at: time) }

    /// Records that a list joins the edges, with the list's events.
    ///
    /// If the list has been separated from different edges, the recording ends, because the events of these
    /// edges are missing here.
    mutating func join(_ list: any ListRecorder, isPlaced: Bool, at time: Double) {
      guard let list = list as? ControllerRecorder else { return recorder.stop() }
      if let parting = list.separation, parting.id == self.separation?.id {
        recorder.record(.list(isNew: false), at: time)
        recorder.append(list.recorder, from: parting.count)
      } else if list.separation == nil {
        recorder.record(.list(isNew: true), at: time)
        recorder.append(list.recorder)
      } else {
        recorder.stop()
      }
      recorder.record(.join(isPlaced: isPlaced), at: time)
    }

    mutating func leave(at time: Double) -> any ListRecorder {
      var list = self
      recorder.record(.leave(followsList: false), at: time)
      list.recorder.record(.leave(followsList: true), at: time)
      separation = (UUID(), recorder.count)
      list.separation = separation
      return list
    }

    func text(showing engine: ScrollEngine) -> String { text(showing: TracePlayer(showing: engine, nil)) }

    func text(showing list: ListScrollEngine) -> String { text(showing: TracePlayer(showing: nil, list)) }

    private func text(showing player: TracePlayer) -> String {
      let system = ProcessInfo.processInfo.operatingSystemVersionString
      return String(decoding: recorder.trace(platform: system, showing: player).text, as: UTF8.self)
    }
  }
#endif
