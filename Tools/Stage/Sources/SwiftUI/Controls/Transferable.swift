public import Foundation
public import UniformTypeIdentifiers

/// What can be sent to another app.
///
/// Documented: `Transferable`. The stage only sends.
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation
  static var transferRepresentation: Representation { get }
}

/// How something is sent: on the stage as a file.
///
/// Documented: `TransferRepresentation`.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  /// The stage's own.
  func file(of item: Item) async throws -> SharedFile
}

/// What the share sheet was given.
public struct SharedFile: Hashable, Sendable {
  /// Its name, or nil if none is suggested.
  public var name: String?
  public let type: UTType
  public let data: Data
}

/// Documented: `DataRepresentation`, whose closure is called when something is sent and not before.
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
