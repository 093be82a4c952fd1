import OverscrollCore

/// A picture's colours, for a light page or a dark one.
struct Palette {
  let ink: String
  let faint: String
  let grid: String
  let finger: String
  let gap: String
  let onPhase: String
  private let phases: [String]

  static let light = Palette(
    ink: "#1d1d1f", faint: "#6e6e73", grid: "#e3e3e8", finger: "#8e8e93", gap: "#34a853", onPhase: "#1d1d1f",
    phases: [
      "#e3e3e8", "#9cc8ff", "#ffbf66", "#86d69b", "#7cd3d2", "#cdb4f2", "#ffa49d", "#d3b995", "#bdbdc4",
    ])

  static let dark = Palette(
    ink: "#f5f5f7", faint: "#a1a1a6", grid: "#38383c", finger: "#8e8e93", gap: "#4cc26b", onPhase: "#ffffff",
    phases: [
      "#3a3a3e", "#2d66a8", "#a8661a", "#2b7f43", "#1f7a78", "#6549a5", "#a83a32", "#765d3c", "#58585d",
    ])

  /// A phase's colour.
  func colour(of phase: EdgePhase) -> String {
    switch phase {
    case .idle: phases[0]
    case .pulling: phases[1]
    case .armed: phases[2]
    case .refreshing: phases[3]
    case .dwelling: phases[4]
    case .settling: phases[5]
    case .failed: phases[6]
    case .exhausted: phases[7]
    case .disabled: phases[8]
    }
  }
}
