#if canImport(SwiftUI)
  public import Foundation
  public import OverscrollCore
  public import SwiftUI

  /// The values that a style draws a refresh indicator from, at one instant.
  public struct RefreshIndicatorConfiguration {
    /// The phase of the edge.
    public let phase: EdgePhase
    /// The pull as a fraction of the threshold, from 0 to 1.
    ///
    /// It is 1 while the action runs or its result is displayed.
    public let progress: Double
    /// The level that the pull has reached, or with which the action started.
    ///
    /// It is nil below the threshold, and after the result display.
    public let level: RefreshLevel?
    /// The pull between the two thresholds as a fraction, from 0 to 1.
    ///
    /// It is 0 at the first threshold and 1 at `EdgeConfiguration.secondThreshold`, if the edge has one.
    /// While the action runs or its result is displayed, it is 1 for the second level and 0 for the first.
    public let secondProgress: Double
    /// The time since the action started, in s; 0 if no action runs.
    ///
    /// With Reduce Motion, it changes once a second.
    public let elapsed: Double
    /// The edge of the indicator.
    public let edge: Edge
    /// The outcome of the latest ended action, if any.
    public let lastOutcome: RefreshOutcome?
    /// The date of the action's latest success, if any.
    public let lastUpdated: Date?
    /// The visible distance past the edge, in pt, including an open gap.
    public let overscroll: CGFloat
    /// The threshold of the pull, in pt.
    public let threshold: CGFloat
    /// The rotation of an icon.
    ///
    /// It follows the pull. While the action runs, it makes one turn a second. It is 0 with Reduce Motion.
    public let rotation: Angle
    /// The rotation of an arrow, as a fraction (0 to 1) of a half turn.
    public let flip: Double
    /// A value from 0 to 1 that pulses once a second during the action.
    ///
    /// It is 0 with Reduce Motion.
    public let pulse: Double
    /// Whether a pull can start the action.
    ///
    /// The edge is then enabled and has more to load, and the exclusion policy allows a start.
    public let isAvailable: Bool
    /// The purpose of the action, which selects the words of this package's styles.
    let purpose: EdgeKind

    /// Whether the action runs, or has ended within the minimum duration.
    public var isRefreshing: Bool {
      if case .refreshing = phase { true } else { false }
    }

    /// Whether the pull is past the threshold, and the action has not started.
    ///
    /// The next step of the trigger policy starts it, usually when the finger lifts.
    public var isArmed: Bool {
      if case .armed = phase { true } else { false }
    }

    init(
      _ shown: EdgePresentation, edge: Edge, purpose: EdgeKind, lastOutcome: RefreshOutcome?,
      lastUpdated: Date?, now: Double
    ) {
      phase = shown.phase
      progress = shown.progress
      level = shown.phase.payload.level
      secondProgress = shown.secondProgress
      if case .refreshing(let refreshing) = shown.phase {
        elapsed = max(0, now - refreshing.since)
      } else {
        elapsed = 0
      }
      self.edge = edge
      self.lastOutcome = lastOutcome
      self.lastUpdated = lastUpdated
      overscroll = shown.overscroll
      threshold = shown.threshold
      rotation = .degrees(shown.rotation * 360)
      flip = shown.flip
      pulse = shown.pulse
      isAvailable = shown.isAvailable
      self.purpose = purpose
    }
  }
#endif
