#if !hasFeature(Embedded)
  extension StartObstacles: CustomStringConvertible {
    /// The names of the obstacles, separated by commas, or `none`.
    public var description: String {
      let names = StartObstacles.names.filter { contains($0.obstacle) }.map(\.name)
      return names.isEmpty ? "none" : names.joined(separator: ", ")
    }

    private static let names: [(obstacle: StartObstacles, name: String)] = [
      (.disabled, "disabled"), (.noMoreContent, "noMoreContent"), (.busy, "busy"), (.excluded, "excluded"),
      (.notAtEdge, "notAtEdge"), (.noFinger, "noFinger"), (.dragBeganInside, "dragBeganInside"),
      (.notRearmed, "notRearmed"), (.waitsForGrowth, "waitsForGrowth"),
      (.waitsAfterFailure, "waitsAfterFailure"), (.unreadFailure, "unreadFailure"),
      (.waitsForContent, "waitsForContent"), (.positionUnknown, "positionUnknown"),
      (.onlyFromCode, "onlyFromCode"),
    ]
  }
#endif
