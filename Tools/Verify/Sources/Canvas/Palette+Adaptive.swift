extension Palette {
  /// The colors for an image that contains `adaptiveStyle`.
  ///
  /// They change with the light or dark appearance of the page.
  public static let adaptive = Palette(
    ink: "var(--ink)", faint: "var(--faint)", grid: "var(--grid)", finger: "var(--finger)", gap: "var(--gap)",
    onPhase: "var(--on-phase)", phases: light.phases.indices.map { "var(--phase-\($0))" },
    lines: light.lines.indices.map { "var(--line-\($0))" })

  /// The CSS rules that define the colors of `adaptive` and `adaptivePage`.
  public static let adaptiveStyle = """
    :root{color-scheme:light dark;--page:#ffffff;\(light.variables)}\
    @media (prefers-color-scheme:dark){:root{--page:#1d1d1f;\(dark.variables)}}
    """

  /// The background color of an image with `adaptiveStyle`.
  public static let adaptivePage = "var(--page)"

  /// The colors as CSS variables.
  private var variables: String {
    var named = [
      ("ink", ink), ("faint", faint), ("grid", grid), ("finger", finger), ("gap", gap), ("on-phase", onPhase),
    ]
    named += phases.enumerated().map { ("phase-\($0)", $1) }
    named += lines.enumerated().map { ("line-\($0)", $1) }
    return named.map { "--\($0):\($1);" }.joined()
  }
}
