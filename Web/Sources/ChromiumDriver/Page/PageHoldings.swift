import Foundation

/// What a page holds once all garbage is collected.
public struct PageHoldings: Sendable, Hashable {
  /// How many documents there are; one, and those of what is drawn as a picture.
  public let documents: Int
  /// How many DOM nodes there are, those of other trees and those that only scripts hold among them.
  public let nodes: Int
  /// How many listeners scripts have added to anything.
  public let listeners: Int
  /// What JavaScript's objects take, in bytes.
  public let heap: Double
  /// What the buffers behind them take, in bytes: those of typed arrays and of WebAssembly.
  public let buffers: Double
}

extension Page {
  /// Collects all garbage, and says what is left.
  public func holdings() async throws -> PageHoldings {
    struct Counters: Decodable, Sendable {
      let documents: Int
      let nodes: Int
      let jsEventListeners: Int
    }
    struct Usage: Decodable, Sendable {
      let usedSize: Double
      let backingStorageSize: Double?
    }
    // What the first collection lets go of may have held more.
    for _ in 0..<2 { try await call("HeapProfiler.collectGarbage") }
    let usage = try await call("Runtime.getHeapUsage", as: Usage.self)
    let counters = try await call("Memory.getDOMCounters", as: Counters.self)
    return PageHoldings(
      documents: counters.documents, nodes: counters.nodes, listeners: counters.jsEventListeners,
      heap: usage.usedSize, buffers: usage.backingStorageSize ?? 0)
  }
}
