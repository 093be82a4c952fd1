#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Records a journal of this screen if the launch arguments contain `-journal`.
    @MainActor @ViewBuilder func journaled(_ arguments: LaunchArguments) -> some View {
      #if canImport(UIKit)
        if arguments.keepsJournal { JournaledView(content: self, fault: arguments.fault) } else { self }
      #else
        self
      #endif
    }
  }

  #if canImport(UIKit)
    /// A screen whose journal is the label of the element with the identifier `journal`.
    @MainActor struct JournaledView<Content: View>: View {
      let content: Content
      let fault: Double
      @StateObject private var recorder = JournalRecorder()

      var body: some View {
        content
          .background(JournalProbe(recorder: recorder))
          .overlay(alignment: .bottom) { JournalLabel(recorder: recorder) }
          .onAppear {
            recorder.fault = fault
            recorder.begin()
          }
          .onDisappear { recorder.end() }
      }
    }

    /// An invisible element whose accessibility label is the journal.
    @MainActor struct JournalLabel: View {
      @ObservedObject var recorder: JournalRecorder

      var body: some View {
        Text("Journal")
          .font(.caption)
          .foregroundStyle(.secondary)
          .accessibilityLabel(recorder.text)
          .accessibilityIdentifier("journal")
          .allowsHitTesting(false)
      }
    }
  #endif
#endif
