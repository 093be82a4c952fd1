/// What keeps modules from becoming one, and where it stands.
public struct BundleMistake: Error, Hashable, CustomStringConvertible {
  /// The file, as it was named or found.
  public let file: String
  /// The line, from 1 on.
  public let line: Int
  /// What is wrong, in a sentence.
  public let message: String

  /// The mistake as a compiler would say it.
  public var description: String { "\(file):\(line): error: \(message)" }
}
