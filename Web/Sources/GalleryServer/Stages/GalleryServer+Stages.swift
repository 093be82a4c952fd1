public import struct Foundation.URL

extension GalleryServer {
  /// The limits of the stages for SwiftUI screens: a process for each visitor.
  public struct Stages: Sendable {
    /// The stage command.
    ///
    /// It may appear later.
    public var executable: URL

    /// The maximum number of stages.
    public var most: Int

    /// The maximum time without input of a stage.
    public var idle: Duration

    /// Creates the limits.
    ///
    /// - Parameters:
    ///   - executable: The stage command.
    ///   - most: The maximum number of stages.
    ///   - idle: The maximum time without input of a stage.
    public init(executable: URL, most: Int = 16, idle: Duration = .seconds(300)) {
      self.executable = executable
      self.most = most
      self.idle = idle
    }
  }
}
