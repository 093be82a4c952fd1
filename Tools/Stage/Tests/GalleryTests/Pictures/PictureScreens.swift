import Overscroll
import OverscrollCore
import OverscrollLists
import OverscrollRows
import SwiftUI

@testable import GalleryScreens

// The screens of the animated pictures.

/// Notes that a pull reloads.
@MainActor struct PictureNotes: View {
  @StateObject private var feed = Feed()

  var body: some View {
    List(feed.notes) { NoteRow(note: $0) }
      .pullToRefresh { try await feed.reload() }
      .refreshIndicatorStyle(.progressRing)
  }
}

/// Notes whose first reload fails.
@MainActor struct PictureOfflineNotes: View {
  @StateObject private var feed = Feed(delay: .seconds(1))
  @State private var isOffline = true

  private var configuration: EdgeConfiguration {
    var result = EdgeConfiguration.standard
    result.keepsFailure = true
    return result
  }

  var body: some View {
    List(feed.notes) { NoteRow(note: $0) }
      .pullToRefresh(configuration: configuration) {
        defer { isOffline = false }
        if isOffline { try await feed.fail() } else { try await feed.reload() }
      }
      .refreshIndicatorStyle(.progressRing)
  }
}

/// A chat in a list, or in a plain scroll view, that loads earlier messages at its top.
@MainActor struct PictureChat: View {
  @ObservedObject var model: ChatModel
  let isPlain: Bool

  var body: some View {
    if isPlain {
      ScrollView {
        LazyVStack(spacing: 8) { ForEach(model.messages) { PictureBubble(message: $0) } }
      }
    } else {
      VerticalList(model.messages, spacing: 8) { PictureBubble(message: $0) }
    }
  }
}

/// Ten million rows, and the number of rows that are built.
@MainActor struct PictureRows: View {
  @MainActor final class Count { var built = 0 }

  let count: Count

  var body: some View {
    VerticalList(0..<10_000_000, id: \.self, showsIndicators: false) { number in
      Text("Row \(number.formatted())")
        .frame(maxWidth: .infinity, minHeight: 48, alignment: .leading)
        .padding(.horizontal, 20)
        .onAppear { count.built += 1 }
        .onDisappear { count.built -= 1 }
    }
    .listThumb(0..<10_000_000) { "\($0.formatted())" }
  }
}

/// A list of tasks that the user reorders.
@MainActor struct PictureTasks: View {
  @State private var notes = Array(Note.samples[0..<12])

  var body: some View {
    VerticalList(notes) { PictureTaskRow(note: $0) }
      .listReorder { notes.apply($0) }
  }
}

private struct PictureTaskRow: View {
  let note: Note
  @Environment(\.isListItemLifted) private var isLifted

  var body: some View {
    HStack {
      Image(systemName: note.subject.symbol).foregroundStyle(.tint)
      Text(note.title).frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal, 20)
    .frame(minHeight: 48)
    .background(.tint.opacity(isLifted ? 0.2 : 0))
    .background(Color.white)
  }
}

/// A message of a chat.
private struct PictureBubble: View {
  /// The message in orange, which is easy to follow.
  static let read = 202

  let message: ChatModel.Message

  var body: some View {
    Text(message.text)
      .font(.subheadline)
      .padding(8)
      .background(
        Color.orange.opacity(message.id == Self.read ? 0.6 : 0), in: RoundedRectangle(cornerRadius: 12)
      )
      .background(.tint.opacity(message.isOwn ? 0.25 : 0.1), in: RoundedRectangle(cornerRadius: 12))
      .frame(maxWidth: .infinity, alignment: message.isOwn ? .trailing : .leading)
      .padding(.horizontal, 10)
  }
}
