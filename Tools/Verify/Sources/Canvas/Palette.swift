/// The colors of a picture on a light or dark page.
public struct Palette: Sendable {
  /// The color of text and of the main line.
  public let ink: String
  /// The color of secondary text.
  public let faint: String
  /// The color of grid lines.
  public let grid: String
  /// The color of the row that shows when a finger is down.
  public let finger: String
  /// The color of the area that shows an open gap.
  public let gap: String
  /// The color of text on the area of a phase.
  public let onPhase: String
  /// The colors of the phases' areas, in the order of `PictureFrame.Phase`.
  public let phases: [String]
  /// The colors of further lines.
  public let lines: [String]

  /// The colors on a light page.
  public static let light = Palette(
    ink: "#1d1d1f", faint: "#6e6e73", grid: "#e3e3e8", finger: "#8e8e93", gap: "#34a853", onPhase: "#1d1d1f",
    phases: [
      "#e3e3e8", "#9cc8ff", "#ffbf66", "#86d69b", "#7cd3d2", "#cdb4f2", "#ffa49d", "#d3b995", "#bdbdc4",
    ],
    lines: ["#1a73e8", "#d9480f", "#2b8a3e"])

  /// The colors on a dark page.
  public static let dark = Palette(
    ink: "#f5f5f7", faint: "#a1a1a6", grid: "#38383c", finger: "#8e8e93", gap: "#4cc26b", onPhase: "#ffffff",
    phases: [
      "#3a3a3e", "#2d66a8", "#a8661a", "#2b7f43", "#1f7a78", "#6549a5", "#a83a32", "#765d3c", "#58585d",
    ],
    lines: ["#6cb2ff", "#ff9f5a", "#6fd88b"])
}
