package import OverscrollCore

/// A list's content, which is plugged into the engine of its scroll view.
///
/// An `EngineRunner` sends the events of the scroll view to the content, with its engine.
@MainActor package protocol PluggedContent: AnyObject {
  /// Whether the list's controller still exists.
  var hasOwner: Bool { get }

  /// Handles an input of the scroll view.
  func handle(_ input: ScrollInput, at time: Double, _ engine: inout ScrollEngine) -> ScrollEffects

  /// Plugs the content into an engine with edges.
  ///
  /// - Parameters:
  ///   - engine: The engine.
  ///   - own: The content's own engine, which it leaves.
  ///   - recorder: The recorder of the events of `engine` so far, if any.
  ///   - time: The instant, in s.
  /// - Returns: The effects for the delegate to perform.
  func plug(
    into engine: inout ScrollEngine, from own: ScrollEngine, _ recorder: (any EngineRecorder)?,
    at time: Double
  ) -> ScrollEffects

  /// Unplugs the content, which continues with a runner of its own.
  ///
  /// - Parameters:
  ///   - engine: The engine with the edges.
  ///   - clock: The clock of the engine's runner. Content without a clock uses it from now on.
  /// - Returns: The recorder of the engine's further events, if any.
  func unplug(from engine: inout ScrollEngine, _ clock: EngineClock) -> (any EngineRecorder)?

  /// Returns the change that removes the insets of the gaps; nil without such insets.
  func insetRemoval(of engine: ScrollEngine) -> InsetChange?

  /// Returns the trace of the events; empty if nothing is recorded.
  func trace(showing engine: ScrollEngine) -> String

  /// Adds a distance, in pt, to the platform's content offset.
  func adjustOffset(by change: Double)

  /// Reports the current content offset and scroll phase to the engine.
  func report()

  /// Notifies the list's delegate and observers of changes.
  func publish()
}
