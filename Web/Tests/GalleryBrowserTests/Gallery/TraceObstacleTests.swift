import ChromiumDriver
import Testing

extension GalleryBrowserTests {
  /// The obstacles to a start, which the player of a trace shows for each edge.
  @Suite struct TraceObstacleTests {
    @Test("The player names the obstacles of the shown event, forward and backward")
    func scrubbed() async throws {
      try await Stage.demo("icon") { stage in
        try await stage.play("pull-and-refresh")
        let total = Int(try await stage.number("gallery.player.shown.total"))
        let rest = "Obstacles: the content is not at the edge, no finger pulls"
        let busy =
          "Obstacles: the edge is busy, no finger pulls, the content has not returned since the last start"
        for (position, text) in [(0, rest), (total / 2, busy), (total, rest), (total / 2, busy)] {
          try await stage.scrub(to: position)
          try await stage.wait(forPosition: position)
          #expect(try await stage.text(".edge[data-edge=start] .trace-obstacles") == text, "\(position)")
          #expect(
            try await stage.text(".edge[data-edge=end] .trace-obstacles").hasPrefix(
              "Obstacles: the edge is off"))
        }
      }
    }
  }
}
