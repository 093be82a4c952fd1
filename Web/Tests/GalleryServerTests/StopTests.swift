import Foundation
import GalleryServer
import TestTurns
import Testing

@Suite("Starting and stopping", .turns)
struct StopTests {
  @Test("A server with slow requests and silent connections stops at once")
  func stopsWhileBusy() async throws {
    let clock = ContinuousClock()
    var stopping = clock.now
    try await RunningServer.with { server async throws in
      let client = server.client
      let requests = ["GET /api/rows?delay=10000 HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET / HT"]
      let pending = requests.map { text in Task { try await client.exchange([Data(text.utf8)]) } }
      try await Task.sleep(for: .milliseconds(300))
      stopping = clock.now
      try await server.stop()
      #expect(clock.now - stopping < .seconds(2))
      for task in pending { _ = try await task.value }
      #expect(clock.now - stopping < .seconds(3))
      await #expect(throws: RawClient.Failure.self) { try await client.exchange([]) }
    }
  }

  @Test("The port is free as soon as the server has stopped")
  func portIsFree() async throws {
    var port: UInt16 = 0
    try await RunningServer.with { server async throws in
      port = server.address.port
      #expect(try await server.get("/").status == 200)
    }
    try await confirmation { listening in
      let again = GalleryServer(configuration: .init(port: port))
      try await withThrowingTaskGroup(of: Void.self) { group in
        let (addresses, sink) = AsyncStream.makeStream(of: GalleryAddress.self)
        group.addTask {
          defer { sink.finish() }
          try await again.run { sink.yield($0) }
        }
        for await address in addresses {
          #expect(address.port == port)
          listening()
          break
        }
        group.cancelAll()
        try await group.waitForAll()
      }
    }
  }
}
