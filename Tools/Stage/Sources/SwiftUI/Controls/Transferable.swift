public import Foundation
public import UniformTypeIdentifiers

/// A value that the app can send to another app.
///
/// On the stage, values can only be sent, not received.
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation
  static var transferRepresentation: Representation { get }
}

/// A way to send a value.
///
/// The stage sends every value as a file.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  /// Returns the file of an item.
  ///
  /// Apple's protocol does not have this requirement.
  func file(of item: Item) async throws -> SharedFile
}

/// A file that the user has shared from the app.
public struct SharedFile: Hashable, Sendable {
  /// The file name that the app suggests, or `nil` if it suggests none.
  public var name: String?
  public let type: UTType
  public let data: Data
}

/// A representation of a value as data.
///
/// Documented: the closure runs only when the value is sent.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  private let type: UTType
  private let exporting: @Sendable (Item) async throws -> Data

  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    type = exportedContentType
    self.exporting = exporting
  }

  public func file(of item: Item) async throws -> SharedFile {
    SharedFile(name: nil, type: type, data: try await exporting(item))
  }
}

extension TransferRepresentation {
  /// Returns a representation that suggests a file name.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    NamedRepresentation(name: fileName, base: self)
  }
}

private struct NamedRepresentation<Base: TransferRepresentation>: TransferRepresentation {
  let name: String
  let base: Base

  func file(of item: Base.Item) async throws -> SharedFile {
    var file = try await base.file(of: item)
    file.name = name
    return file
  }
}
