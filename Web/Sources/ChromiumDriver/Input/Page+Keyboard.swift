import Foundation

extension Page {
  /// Presses and releases a key, with trusted events to the focused element.
  ///
  /// The method returns when the page has handled the key.
  ///
  /// - Parameter repeats: The number of repeated events while the key is down. A negative number means 0.
  public func press(_ key: Key, _ modifiers: KeyModifiers = [], repeats: Int = 0) async throws {
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
    for count in 0...max(0, repeats) {
      down["autoRepeat"] = .bool(count > 0)
      try await call("Input.dispatchKeyEvent", .object(down))
    }
    parameters["type"] = "keyUp"
    try await call("Input.dispatchKeyEvent", .object(parameters))
  }

  /// Types a text, one key for each character.
  public func type(_ text: String) async throws {
    for character in text { try await press(character.isNewline ? .enter : .character(character)) }
  }
}
