#if !hasFeature(Embedded)
  extension StartObstacles: CustomStringConvertible {
    /// The names of the obstacles, separated by commas, or `none`.
    public var description: String {
      let names = StartObstacles.names.enumerated().compactMap { bit, name in
        contains(StartObstacles(rawValue: 1 << UInt16(bit))) ? name : nil
      }
      return names.isEmpty ? "none" : names.joined(separator: ", ")
    }

    /// The name of each bit, from the lowest bit.
    private static let names = [
      "disabled", "noMoreContent", "busy", "excluded", "notAtEdge", "noFinger", "dragBeganInside",
      "notRearmed", "waitsForGrowth", "waitsAfterFailure", "unreadFailure", "waitsForContent",
      "positionUnknown", "onlyFromCode",
    ]
  }
#endif
