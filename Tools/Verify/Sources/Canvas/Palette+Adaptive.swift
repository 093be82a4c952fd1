extension Palette {
  /// For a light page and a dark one, whichever the reader has: for an image that has `adaptiveStyle`.
  public static let adaptive = Palette(
    ink: "var(--ink)", faint: "var(--faint)", grid: "var(--grid)", finger: "var(--finger)", gap: "var(--gap)",
    onPhase: "var(--on-phase)", phases: light.phases.indices.map { "var(--phase-\($0))" },
    lines: light.lines.indices.map { "var(--line-\($0))" })

  /// The rules of style that give `adaptive` its colours, and the page its own.
  public static let adaptiveStyle = """
    :root{color-scheme:light dark;--page:#ffffff;\(light.variables)}\
    @media (prefers-color-scheme:dark){:root{--page:#1d1d1f;\(dark.variables)}}
    """

  /// The page's colour, in an image that has `adaptiveStyle`.
  public static let adaptivePage = "var(--page)"

  /// The colours as variables of a style.
  private var variables: String {
    var named = [
      ("ink", ink), ("faint", faint), ("grid", grid), ("finger", finger), ("gap", gap), ("on-phase", onPhase),
    ]
    named += phases.enumerated().map { ("phase-\($0)", $1) }
    named += lines.enumerated().map { ("line-\($0)", $1) }
    return named.map { "--\($0):\($1);" }.joined()
  }
}
