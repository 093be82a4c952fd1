import Foundation

/// A button that opens the share sheet; the stage records the files in `shared`.
///
/// Documented: `ShareLink`. Belief: its label is the title after the share symbol.
public struct ShareLink: PrimitiveView {
  private let title: LocalizedStringKey
  private let file: @Sendable () async throws -> SharedFile

  public init<Item: Transferable>(_ titleKey: LocalizedStringKey, item: Item, preview: SharePreview) {
    title = titleKey
    file = { try await Item.transferRepresentation.file(sending: item) }
  }

  func update(_ node: ViewNode) {
    let button = Button(action: { [file, weak stage = node.stage] in stage?.share(file) }) {
      Label(title, systemImage: "square.and.arrow.up")
    }
    node.children = [node.resolve(button, in: node.children.first)]
  }
}

/// The preview of an item in the share sheet.
///
/// Documented: `SharePreview`.
public struct SharePreview {
  public init(_ titleKey: LocalizedStringKey) {}
}

extension Stage {
  /// Sends a file after it is made, or complains if making it fails.
  func share(_ file: @escaping @Sendable () async throws -> SharedFile) {
    Task {
      do { shared.append(try await file()) } catch { complain("the shared file cannot be made: \(error)") }
    }
  }
}

extension TransferRepresentation {
  /// Returns the file of a value that this representation belongs to.
  ///
  /// The cast is required, because only `Transferable` relates the two types.
  fileprivate func file(sending value: some Transferable) async throws -> SharedFile {
    guard let item = value as? Item else { throw CancellationError() }
    return try await file(of: item)
  }
}
