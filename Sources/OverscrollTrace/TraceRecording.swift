#if !hasFeature(Embedded)
  import Foundation
  import OverscrollCore

  /// Turns the recording of controllers' events on and off.
  ///
  /// It is off until an app turns it on. A frequent event takes 6 to 23 bytes, and a controller keeps at most 2 MB of them.
  /// `exportTrace()` of a controller returns them as text.
  @MainActor public enum TraceRecording {
    /// Whether controllers made from now on record their events; false by default.
    public static var isEnabled: Bool {
      get { EngineRecording.make != nil }
      set { EngineRecording.make = newValue ? record : nil }
    }

    /// How many bytes controllers that are made from now on keep at most: fewer in tests.
    package static var limit = TraceRecorder.limit

    private static func record(_ isList: Bool, _ behavior: ScrollBehavior) -> any EngineRecorder {
      ControllerRecord(isList: isList, behavior: behavior)
    }
  }

  /// What has happened to a controller's engine.
  struct ControllerRecord: EngineRecorder {
    private var recorder: TraceRecorder
    /// When edges and a list last went separate ways: which of them all, and after how many events.
    private var parting: (id: UUID, count: Int)?

    /// Begins with an engine that nothing has happened to.
    @MainActor init(isList: Bool, behavior: ScrollBehavior) {
      recorder = TraceRecorder(engine: isList ? .list : .bare, limit: TraceRecording.limit)
      record(.scroll(.setBehavior(behavior)), at: 0)
    }

    mutating func record(_ input: ListInput, at time: Double) { recorder.record(input, at: time) }

    /// The recording ends if the list has belonged to other edges: what has happened to those is no part of this.
    mutating func join(_ list: any EngineRecorder, isPlaced: Bool, at time: Double) {
      guard let list = list as? ControllerRecord else { return recorder.end() }
      if let parting = list.parting, parting.id == self.parting?.id {
        recorder.record(.list(isNew: false), at: time)
        recorder.append(list.recorder, from: parting.count)
      } else if list.parting == nil {
        recorder.record(.list(isNew: true), at: time)
        recorder.append(list.recorder)
      } else {
        recorder.end()
      }
      recorder.record(.join(isPlaced: isPlaced), at: time)
    }

    mutating func leave(at time: Double) -> any EngineRecorder {
      var list = self
      recorder.record(.leave(followsList: false), at: time)
      list.recorder.record(.leave(followsList: true), at: time)
      parting = (UUID(), recorder.count)
      list.parting = parting
      return list
    }

    func text(showing engine: ScrollEngine?, _ list: ListScroll?) -> String {
      let system = ProcessInfo.processInfo.operatingSystemVersionString
      let trace = recorder.trace(platform: system, showing: TracePlayer(showing: engine, list))
      return String(decoding: trace.text, as: UTF8.self)
    }
  }
#endif
