#if canImport(SwiftUI)
  public import Foundation
  public import OverscrollCore
  public import SwiftUI

  /// The values that a refresh indicator is drawn from, at one instant.
  public struct RefreshIndicatorConfiguration {
    /// What the edge is doing.
    public let phase: EdgePhase
    /// The pull as a part of the threshold, from 0 to 1; 1 while the action runs or its result shows.
    public let progress: Double
    /// The edge that the indicator is at.
    public let edge: Edge
    /// How the last start ended, if one has.
    public let lastOutcome: RefreshOutcome?
    /// When the action last succeeded, if it has.
    public let lastUpdated: Date?
    /// How far the content has been pulled past the edge, in pt, a held gap included.
    public let overscroll: CGFloat
    /// How far the content has to be pulled, in pt.
    public let trigger: CGFloat
    /// How far an icon is turned: with the pull, once a second while the action runs; 0 with Reduce Motion.
    public let rotation: Angle
    /// How far an arrow is turned over, from 0 to 1.
    public let flip: Double
    /// A wave from 0 to 1 and back, once a second while the action runs; 0 with Reduce Motion.
    public let pulse: Double
    /// Whether the edge is on, has more to load, and isn't blocked by the other edge's action.
    public let isAvailable: Bool
    /// What the action is for, which the words of this package's styles depend on.
    let purpose: EdgePurpose

    /// Whether the action runs, or is still shown as running.
    public var isRefreshing: Bool {
      if case .refreshing = phase { true } else { false }
    }

    /// Whether the pull is far enough that the policy's next step, usually lifting the finger, starts the
    /// action.
    public var isArmed: Bool {
      if case .armed = phase { true } else { false }
    }

    init(
      _ shown: EdgePresentation, edge: Edge, purpose: EdgePurpose, lastOutcome: RefreshOutcome?,
      lastUpdated: Date?
    ) {
      phase = shown.phase
      progress = shown.progress
      self.edge = edge
      self.lastOutcome = lastOutcome
      self.lastUpdated = lastUpdated
      overscroll = shown.overscroll
      trigger = shown.trigger
      rotation = .degrees(shown.rotation * 360)
      flip = shown.flip
      pulse = shown.pulse
      isAvailable = shown.isAvailable
      self.purpose = purpose
    }
  }
#endif
