import Foundation
import GalleryServer
import TestTurns
import Testing

@Suite("Rows", .turns)
struct RowsTests {
  @Test("The pages of an edition contain each of its rows once")
  func pages() async throws {
    try await RunningServer.with { server async throws in
      var rows: [Page.Row] = []
      for offset in stride(from: 0, to: 120, by: 30) {
        rows += try await server.get("/api/rows?edition=7&count=30&offset=\(offset)").page().rows
      }
      #expect(rows.count == 120)
      #expect(Set(rows.map(\.id)).count == 120)
      #expect(Set(rows.map(\.title)).count == 120)
      #expect(Set(rows.map(\.subtitle)).count == 120)
      #expect(Set(rows.map(\.symbol)).count == 12)
      #expect(rows.allSatisfy { !$0.title.isEmpty && !$0.subtitle.isEmpty })
      #expect(rows.allSatisfy { $0.hue >= 0 && $0.hue < 360 })
    }
  }

  @Test("An edition has the same rows on every server, and the next edition begins with different rows")
  func editions() async throws {
    var first: [Data] = []
    for _ in 0..<2 {
      try await RunningServer.with { server async throws in
        first.append(try await server.get("/api/rows?edition=3").body)
      }
    }
    #expect(first[0] == first[1])
    try await RunningServer.with { server async throws in
      var titles = try await server.get("/api/rows?count=5").page().rows.map(\.title)
      for edition in 1...20 {
        let next = try await server.get("/api/rows?count=5&edition=\(edition)").page().rows.map(\.title)
        #expect(next != titles)
        titles = next
      }
    }
  }

  @Test("A delayed answer waits as long as requested and does not block the next request")
  func delay() async throws {
    try await RunningServer.with { server async throws in
      let start = ContinuousClock.now
      let finished = try await withThrowingTaskGroup(of: String.self) { group in
        for target in ["/api/rows?delay=2000", "/api/rows?delay=0"] {
          group.addTask {
            let answer = try await server.get(target)
            #expect(answer.status == 200)
            return target
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(finished == ["/api/rows?delay=0", "/api/rows?delay=2000"])
      #expect(ContinuousClock.now - start >= .seconds(2))
    }
  }

  @Test("A requested failure is sent after the delay, with a message")
  func failure() async throws {
    try await RunningServer.with { server async throws in
      let clock = ContinuousClock()
      let start = clock.now
      let answer = try await server.get("/api/rows?fail=1&delay=300")
      #expect(clock.now - start >= .milliseconds(300))
      #expect(answer.status == 503)
      #expect(try answer.error() == "This failure was requested.")
    }
  }
}
