extension StartObstacles: CustomStringConvertible {
  /// The names of the obstacles, separated by commas, or `none`.
  public var description: String { text { $0.name } }

  /// The obstacles in plain words, separated by commas, or `none`.
  public var explanation: String { text { $0.explanation } }

  private func text(_ word: (NamedObstacle) -> String) -> String {
    let words = StartObstacles.all.filter { contains($0.obstacle) }.map(word)
    return words.isEmpty ? "none" : words.joined(separator: ", ")
  }

  private typealias NamedObstacle = (obstacle: StartObstacles, name: String, explanation: String)

  private static let all: [NamedObstacle] = [
    (.disabled, "disabled", "the edge is off"),
    (.noMoreContent, "noMoreContent", "there is no more content"),
    (.busy, "busy", "the edge is busy"),
    (.excluded, "excluded", "the opposite edge's action runs"),
    (.notAtEdge, "notAtEdge", "the content is not at the edge"),
    (.noFinger, "noFinger", "no finger pulls"),
    (.dragBeganInside, "dragBeganInside", "the drag began away from the edge"),
    (.notRearmed, "notRearmed", "the content has not returned since the last start"),
    (.waitsForGrowth, "waitsForGrowth", "waits until the content grows"),
    (.waitsAfterFailure, "waitsAfterFailure", "waits for a pull after a failure"),
    (.unreadFailure, "unreadFailure", "the failure was not shown long enough"),
    (.waitsForContent, "waitsForContent", "waits for the rest of a change"),
    (.positionUnknown, "positionUnknown", "the position is unknown"),
    (.onlyFromCode, "onlyFromCode", "starts only from code"),
  ]
}
