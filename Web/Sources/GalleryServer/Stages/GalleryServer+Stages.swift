public import struct Foundation.URL

extension GalleryServer {
  /// The stages on which SwiftUI screens run: a process for each visitor.
  public struct Stages: Sendable {
    /// The command that is a stage.
    ///
    /// It need not be there yet.
    public var executable: URL

    /// How many there are at most.
    public var most: Int

    /// After how long without input a stage ends.
    public var idle: Duration

    /// Makes the stages' limits.
    ///
    /// - Parameters:
    ///   - executable: The command that is a stage.
    ///   - most: How many there are at most.
    ///   - idle: After how long without input a stage ends.
    public init(executable: URL, most: Int = 16, idle: Duration = .seconds(300)) {
      self.executable = executable
      self.most = most
      self.idle = idle
    }
  }
}
