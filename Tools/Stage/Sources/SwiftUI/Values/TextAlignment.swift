/// Where the lines of a text of several lines begin.
///
/// Documented: `TextAlignment`; leading unless it is set.
public enum TextAlignment: Hashable, Sendable {
  case leading, center
}

extension EnvironmentValues {
  var multilineTextAlignment: TextAlignment {
    get { self[or: .leading] }
    set { self[or: .leading] = newValue }
  }
}
