/// A counter and a setting of the UIKit adapter, for the gallery's device check.
///
/// The type is for this repository's gallery and may change at any time.
@_spi(Gallery) @MainActor public enum AdapterDiagnostics {
  /// The number of times that the package has set a UIKit scroll view's insets.
  public internal(set) static var insetWrites = 0

  /// The names of all cases of `TitleInsetStyle`.
  public static var titleInsetStyles: [String] { TitleInsetStyle.allCases.map(\.rawValue) }

  /// The name of the style for every gap that opens or closes from now on.
  ///
  /// Unknown names are ignored.
  public static var titleInsetStyle: String {
    get { TitleInsetStyle.current.rawValue }
    set { TitleInsetStyle.current = TitleInsetStyle(rawValue: newValue) ?? TitleInsetStyle.current }
  }
}
