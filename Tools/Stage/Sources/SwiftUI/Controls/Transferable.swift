public import Foundation
public import UniformTypeIdentifiers

/// A value that can be sent to another app.
///
/// Documented: `Transferable`. The stage only sends.
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation
  static var transferRepresentation: Representation { get }
}

/// A representation for sending a value, on the stage as a file.
///
/// Documented: `TransferRepresentation`.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  /// Returns the file of an item, a requirement that only the stage has.
  func file(of item: Item) async throws -> SharedFile
}

/// A file that was sent to the share sheet.
public struct SharedFile: Hashable, Sendable {
  /// The suggested name, or `nil` without one.
  public var name: String?
  public let type: UTType
  public let data: Data
}

/// Documented: `DataRepresentation`, whose closure runs only when a value is sent.
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
  /// Documented: `suggestedFileName(_:)`.
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
