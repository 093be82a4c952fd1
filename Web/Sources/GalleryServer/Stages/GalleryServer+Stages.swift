public import struct Foundation.URL

extension GalleryServer {
  /// The settings of the stages: processes that show SwiftUI screens, one for each visitor.
  public struct Stages: Sendable {
    /// The command that runs a stage.
    ///
    /// It may be built while the server runs.
    public var executable: URL

    /// The maximum time without input; a stage without input for longer ends.
    public var idle: Duration

    /// Creates the settings.
    ///
    /// - Parameters:
    ///   - executable: The command that runs a stage.
    ///   - idle: The maximum time without input.
    public init(executable: URL, idle: Duration = .seconds(300)) {
      self.executable = executable
      self.idle = idle
    }
  }
}
