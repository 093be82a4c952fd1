import Canvas
import OverscrollCore

extension Palette {
  /// Returns the color of a phase's area.
  func colour(of phase: EdgePhase) -> String {
    switch phase {
    case .idle: phases[0]
    case .pulling: phases[1]
    case .armed: phases[2]
    case .refreshing: phases[3]
    case .showingResult: phases[4]
    case .settling: phases[5]
    case .failed: phases[6]
    case .noMoreContent: phases[7]
    case .disabled: phases[8]
    }
  }
}
