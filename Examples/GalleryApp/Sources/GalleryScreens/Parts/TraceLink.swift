#if canImport(SwiftUI)
  import Foundation
  import SwiftUI
  import UniformTypeIdentifiers

  /// Shares what has happened to a controller's engine.
  @MainActor struct TraceLink: View {
    /// Makes the text, when it is shared.
    let text: @MainActor @Sendable () -> String

    var body: some View {
      ShareLink("Trace", item: TraceFile(text: text), preview: SharePreview("Trace"))
    }
  }

  /// A trace as a file.
  struct TraceFile: Transferable {
    /// Makes the text.
    let text: @MainActor @Sendable () -> String

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .plainText) { (file: TraceFile) in Data(await file.text().utf8)
      }
      .suggestedFileName("Overscroll.trace")
    }
  }
#endif
