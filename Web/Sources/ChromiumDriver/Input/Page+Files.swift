public import Foundation

extension Page {
  /// Drags files from another program to a point in the viewport, with trusted events.
  ///
  /// - Parameter drops: Whether to drop the files at the point. If false, the drag ends above the point
  ///   without a drop.
  public func drag(_ files: [URL], to point: Point, drops: Bool = true) async throws {
    let names = JSONValue.array(files.map { .string($0.path) })
    try await drag(
      ["items": [], "files": names, "dragOperationsMask": 1],
      to: point, ["dragEnter", "dragOver"] + (drops ? ["drop"] : []))
  }

  /// Drags text from another program to a point in the viewport, and drops it.
  ///
  /// The events are trusted.
  public func drag(_ words: String, to point: Point) async throws {
    let items: JSONValue = [["mimeType": "text/plain", "data": .string(words)]]
    try await drag(
      ["items": items, "files": [], "dragOperationsMask": 1], to: point, ["dragEnter", "dragOver", "drop"])
  }

  private func drag(_ data: JSONValue, to point: Point, _ types: [String]) async throws {
    for type in types {
      try await call(
        "Input.dispatchDragEvent",
        ["type": .string(type), "x": .number(point.x), "y": .number(point.y), "data": data])
    }
  }

  /// Chooses files for the file input that matches a selector, as the file dialog does.
  ///
  /// - Throws: `script` if no element matches.
  public func choose(_ files: [URL], in selector: String) async throws {
    struct Found: Decodable, Sendable {
      struct Result: Decodable, Sendable { let objectId: String? }
      let result: Result
    }
    let found = try await call(
      "Runtime.evaluate", ["expression": .string("document.querySelector('\(selector)')")], as: Found.self)
    guard let id = found.result.objectId else {
      throw BrowserError.script(text: "There is no \(selector).")
    }
    try await call(
      "DOM.setFileInputFiles",
      ["objectId": .string(id), "files": .array(files.map { .string($0.path) })])
  }
}
