/// The type of a file, with the part of Apple's `UTType` that the project uses.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  public static let plainText = UTType(identifier: "public.plain-text")
}
