/// A picture's colours, for a light page or a dark one.
public struct Palette: Sendable {
  /// Words and the main line.
  public let ink: String
  /// Words beside.
  public let faint: String
  /// The lines of a grid.
  public let grid: String
  /// A finger that is down.
  public let finger: String
  /// Room that is held.
  public let gap: String
  /// Words on an area.
  public let onPhase: String
  /// Colours of areas, from quiet to loud.
  public let phases: [String]
  /// Colours of lines that are told apart.
  public let lines: [String]

  /// For a light page.
  public static let light = Palette(
    ink: "#1d1d1f", faint: "#6e6e73", grid: "#e3e3e8", finger: "#8e8e93", gap: "#34a853", onPhase: "#1d1d1f",
    phases: [
      "#e3e3e8", "#9cc8ff", "#ffbf66", "#86d69b", "#7cd3d2", "#cdb4f2", "#ffa49d", "#d3b995", "#bdbdc4",
    ],
    lines: ["#1a73e8", "#d9480f", "#2b8a3e"])

  /// For a dark page.
  public static let dark = Palette(
    ink: "#f5f5f7", faint: "#a1a1a6", grid: "#38383c", finger: "#8e8e93", gap: "#4cc26b", onPhase: "#ffffff",
    phases: [
      "#3a3a3e", "#2d66a8", "#a8661a", "#2b7f43", "#1f7a78", "#6549a5", "#a83a32", "#765d3c", "#58585d",
    ],
    lines: ["#6cb2ff", "#ff9f5a", "#6fd88b"])
}
