/// Whether the user edits the content of a view.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether the user edits.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// The edit mode; `nil` if the view cannot be edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}
