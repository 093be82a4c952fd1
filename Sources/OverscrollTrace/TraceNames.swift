#if canImport(OverscrollCore)
  package import OverscrollCore
  package import OverscrollListCore
#endif

extension ScrollEdge: TraceNameToken {
  static var names: [(StaticString, ScrollEdge)] { [("start", .start), ("end", .end)] }
}

extension ExclusionPolicy: TraceNameToken {
  static var names: [(StaticString, ExclusionPolicy)] {
    [("drop", .drop), ("queue", .queue), ("cancel", .cancel)]
  }
}

extension RefreshResult: TraceNameToken {
  static var names: [(StaticString, RefreshResult)] {
    [
      ("success", .success), ("failure", .failure), ("cancelled", .cancelled), ("timedOut", .timedOut),
      ("noMoreContent", .noMoreContent),
    ]
  }
}

extension RefreshLevel: TraceNameToken {
  static var names: [(StaticString, RefreshLevel)] { [("first", .first), ("second", .second)] }
}

extension RefreshToken: TraceToken {
  init?(token: TraceBytes) {
    guard let number = UInt32(token: token) else { return nil }
    self.init(rawValue: number)
  }

  func write(to text: inout [UInt8]) { rawValue.write(to: &text) }
}

extension ScrollStep: TraceNameToken {
  static var names: [(StaticString, ScrollStep)] {
    [
      ("lineBackward", .lineBackward), ("lineForward", .lineForward), ("pageBackward", .pageBackward),
      ("pageForward", .pageForward), ("toStart", .toStart), ("toEnd", .toEnd),
    ]
  }
}

extension ObservedPhase: TraceNameToken {
  static var names: [(StaticString, ObservedPhase)] {
    [
      ("unknown", .unknown), ("resting", .resting), ("tracking", .tracking), ("decelerating", .decelerating),
      ("free", .free),
    ]
  }
}

extension DragStart.Kind: TraceNameToken {
  static var names: [(StaticString, DragStart.Kind)] {
    [("touch", .touch), ("mouse", .mouse), ("pen", .pen)]
  }
}

extension ScrollDirectionSet: TraceNameToken {
  static var names: [(StaticString, ScrollDirectionSet)] {
    [("none", .none), ("towardStart", .towardStart), ("towardEnd", .towardEnd), ("both", .both)]
  }
}

extension IndicatorMotion.Placement: TraceNameToken {
  static var names: [(StaticString, IndicatorMotion.Placement)] {
    [("above", .above), ("behind", .behind), ("pinned", .pinned), ("inFront", .inFront)]
  }
}

extension ScrollBehavior.Source: TraceNameToken {
  static var names: [(StaticString, ScrollBehavior.Source)] {
    [("driven", .engine), ("shifted", .platformTransform), ("inset", .platformInset)]
  }
}

extension Deceleration: TraceNameToken {
  static var names: [(StaticString, Deceleration)] { [("normal", .normal), ("fast", .fast)] }
}

extension ListFocus: TraceNameToken {
  static var names: [(StaticString, ListFocus)] { [("keyboard", .keyboard), ("assistive", .assistive)] }
}

extension ItemKind: TraceToken {
  init?(token: TraceBytes) {
    guard let number = UInt8(token: token), Int(number) < ItemKind.count else { return nil }
    self.init(rawValue: number)
  }

  func write(to text: inout [UInt8]) { rawValue.write(to: &text) }
}
