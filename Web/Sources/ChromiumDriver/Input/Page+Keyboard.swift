import Foundation

extension Page {
  /// Presses a key and lets it go, with trusted events to whatever has the focus.
  ///
  /// `repeats` is how many times more the key fires while it is down, as a held key does; below 0 counts
  /// as 0. Returns when the page has handled it.
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
