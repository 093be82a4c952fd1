#if canImport(SwiftUI)
  public import Foundation
  public import OverscrollCore
  public import SwiftUI

  /// The values that a refresh indicator is drawn from, at one instant.
  public struct RefreshIndicatorConfiguration {
    /// The phase of the edge.
    public let phase: EdgePhase
    /// The pull as a share of the threshold, from 0 to 1.
    ///
    /// It is 1 while the action runs or its result is displayed.
    public let progress: Double
    /// The edge of the indicator.
    public let edge: Edge
    /// The outcome of the last start, if any.
    public let lastOutcome: RefreshOutcome?
    /// The date of the action's last success, if any.
    public let lastUpdated: Date?
    /// The visible distance past the edge, in pt, including an open gap.
    public let overscroll: CGFloat
    /// The threshold of the pull, in pt.
    public let trigger: CGFloat
    /// The rotation of an icon.
    ///
    /// It follows the pull, makes one turn a second while the action runs, and is 0 with Reduce Motion.
    public let rotation: Angle
    /// The share of a half turn for an arrow, from 0 to 1.
    public let flip: Double
    /// A wave from 0 to 1 and back, once a second while the action runs.
    ///
    /// It is 0 with Reduce Motion.
    public let pulse: Double
    /// Whether a pull can start the action.
    ///
    /// The edge is on, has more to load, and is not excluded by the opposite edge's action.
    public let isAvailable: Bool
    /// The purpose of the action, which selects the words of this package's styles.
    let purpose: EdgeKind

    /// Whether the action runs, or is still shown as running.
    public var isRefreshing: Bool {
      if case .refreshing = phase { true } else { false }
    }

    /// Whether the next step of the trigger policy starts the action.
    ///
    /// The next step is usually lifting the finger.
    public var isArmed: Bool {
      if case .armed = phase { true } else { false }
    }

    init(
      _ shown: EdgePresentation, edge: Edge, purpose: EdgeKind, lastOutcome: RefreshOutcome?,
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
