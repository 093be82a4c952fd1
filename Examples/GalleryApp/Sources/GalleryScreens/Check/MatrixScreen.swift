#if canImport(UIKit)
  import Foundation
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// The UI tests' screen: one container under one kind of bar, with a journal.
  ///
  /// The list of screens does not contain it. `-screen matrix -container list -chrome large` opens it.
  @MainActor struct MatrixScreen: View {
    let container: Matrix.Container
    let chrome: Matrix.Chrome
    /// The distance, in pt, to shift the content one frame after the lift, as a test of the rules.
    let fault: Double
    /// The file for the journal; `nil` writes none.
    let journal: URL?

    // The first page is long enough that its end is more than 300 pt below a phone's screen. So the list
    // does not load more without a scroll.
    @StateObject private var feed = Feed(page: 20, delay: .seconds(1))
    @StateObject private var recorder = JournalRecorder()
    @State private var refreshes = 0
    @State private var pages = 0
    @State private var isPresented = true
    @State private var query = ""

    init(container: Matrix.Container, chrome: Matrix.Chrome, fault: Double, journal: URL? = nil) {
      self.container = container
      self.chrome = chrome
      self.fault = fault
      self.journal = journal
    }

    var body: some View {
      switch chrome {
      case .sheet: Text("Behind the sheet").sheet(isPresented: $isPresented) { page }
      case .inline, .large, .search: page
      }
    }

    private var page: some View {
      NavigationStack { searched }
        .overlay(alignment: .bottom) {
          HStack {
            JournalLabel(recorder: recorder, file: journal)
            actions
          }
        }
        .onAppear {
          recorder.fault = fault
          recorder.begin()
        }
        .onDisappear { recorder.end() }
    }

    /// The number of actions that have started.
    private var actions: some View {
      Text(verbatim: "refresh=\(refreshes) loadMore=\(pages)")
        .font(.caption)
        .accessibilityIdentifier("actions")
        .allowsHitTesting(false)
    }

    @ViewBuilder private var searched: some View {
      if chrome == .search { titled.searchable(text: $query) } else { titled }
    }

    private var titled: some View {
      edges
        .background { JournalProbe(recorder: recorder) }
        .navigationTitle("Matrix")
        .navigationBarTitleDisplayMode(chrome.isLarge ? .large : .inline)
    }

    private var edges: some View {
      content
        .pullToRefresh {
          refreshes += 1
          recorder.starts += 1
          try await feed.reload()
        }
        .loadMore {
          pages += 1
          recorder.starts += 1
          try await feed.loadMore()
        }
    }

    @ViewBuilder private var content: some View {
      let row = { @Sendable [recorder, first = feed.notes.first?.id] (note: Note) in
        MatrixRow(note: note, isFirst: note.id == first, recorder: recorder)
      }
      switch container {
      case .list: List(feed.notes, rowContent: row)
      case .scrollView: ScrollView { LazyVStack { ForEach(feed.notes, content: row) } }
      case .form: Form { ForEach(feed.notes, content: row) }
      case .verticalList: VerticalList(feed.notes, content: row)
      }
    }
  }

  /// The row of a note; behind the first row is a view whose position the journal contains.
  @MainActor private struct MatrixRow: View {
    let note: Note
    let isFirst: Bool
    let recorder: JournalRecorder

    var body: some View {
      NoteRow(note: note)
        .background {
          if isFirst { JournalMark(recorder: recorder, mark: .row) }
        }
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct MatrixScreenPreviews: PreviewProvider {
    static var previews: some View {
      MatrixScreen(container: .list, chrome: .large, fault: 0)
      MatrixScreen(container: .scrollView, chrome: .large, fault: 0)
      MatrixScreen(container: .form, chrome: .large, fault: 0)
      MatrixScreen(container: .verticalList, chrome: .large, fault: 0)
    }
  }
#endif
