#if canImport(SwiftUI)
  import Foundation
  import SwiftUI
  import UniformTypeIdentifiers

  /// A button that shares the trace of an engine.
  @MainActor struct TraceLink: View {
    /// Called when the user shares the trace; returns its text.
    let text: @MainActor @Sendable () -> String

    var body: some View {
      ShareLink("Trace", item: TraceFile(text: text), preview: SharePreview("Trace"))
    }
  }

  /// A trace as a file.
  struct TraceFile: Transferable {
    /// Returns the text of the trace when the file is written.
    let text: @MainActor @Sendable () -> String

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .plainText) { (file: TraceFile) in Data(await file.text().utf8)
      }
      .suggestedFileName("Overscroll.trace")
    }
  }
#endif
