import Foundation

extension Page {
  /// Presses and releases a key, with trusted events to the focused element.
  ///
  /// The method returns when the page has handled the key.
  public func press(_ key: Key, _ modifiers: KeyModifiers = []) async throws {
    let typesText = modifiers.isDisjoint(with: [.control, .command, .alt]) && !key.text.isEmpty
    var parameters: [String: JSONValue] = [
      "key": .string(key.name), "code": .string(key.code),
      "windowsVirtualKeyCode": .number(Double(key.virtualCode)),
      "nativeVirtualKeyCode": .number(Double(key.virtualCode)),
      "modifiers": .number(Double(modifiers.rawValue)),
    ]
    var down = parameters
    down["type"] = typesText ? "keyDown" : "rawKeyDown"
    if typesText { down["text"] = .string(key.text) }
    try await call("Input.dispatchKeyEvent", .object(down))
    parameters["type"] = "keyUp"
    try await call("Input.dispatchKeyEvent", .object(parameters))
  }
}
