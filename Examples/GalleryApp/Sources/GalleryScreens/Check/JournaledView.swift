#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  extension View {
    /// Records a journal of this screen if the launch arguments name a file for it.
    @MainActor @ViewBuilder func journaled(_ arguments: LaunchArguments) -> some View {
      #if canImport(UIKit)
        if let file = arguments.journal {
          JournaledView(content: self, file: file, fault: arguments.fault)
        } else {
          self
        }
      #else
        self
      #endif
    }
  }

  #if canImport(UIKit)
    /// A screen that writes its journal to a file.
    @MainActor struct JournaledView<Content: View>: View {
      let content: Content
      let file: URL
      let fault: Double
      @StateObject private var recorder = JournalRecorder()

      var body: some View {
        content
          .background(JournalProbe(recorder: recorder))
          .overlay(alignment: .bottom) { JournalLabel(recorder: recorder, file: file) }
          .onAppear {
            recorder.fault = fault
            recorder.begin()
          }
          .onDisappear { recorder.end() }
      }
    }

    /// An element that writes the journal to a file whenever the screen comes to rest.
    ///
    /// Its accessibility label is the number of records in the file. A journal has some 100 kB, which is too
    /// long for a label.
    @MainActor struct JournalLabel: View {
      @ObservedObject var recorder: JournalRecorder
      /// The file; `nil` writes nothing.
      let file: URL?

      var body: some View {
        Text("Journal")
          .font(.caption)
          .foregroundStyle(.secondary)
          .accessibilityLabel("\(recorder.text.isEmpty ? 0 : recorder.journal.records.count)")
          .accessibilityIdentifier("journal")
          .allowsHitTesting(false)
          .onChange(of: recorder.text) { text in
            // A failure leaves no file, so the UI test reports a missing journal.
            if let file, !text.isEmpty { try? text.write(to: file, atomically: true, encoding: .utf8) }
          }
      }
    }
  #endif
#endif
