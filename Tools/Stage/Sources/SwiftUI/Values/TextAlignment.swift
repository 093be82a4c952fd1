/// The alignment of the lines in a text of several lines; the default is `leading`.
public enum TextAlignment: Hashable, Sendable {
  case leading, center
}

extension EnvironmentValues {
  var multilineTextAlignment: TextAlignment {
    get { self[or: .leading] }
    set { self[or: .leading] = newValue }
  }
}
