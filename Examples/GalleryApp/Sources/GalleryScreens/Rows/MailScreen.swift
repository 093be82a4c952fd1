#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import OverscrollRows
  import SwiftUI

  /// The mails of a mailbox.
  @MainActor final class MailModel: ObservableObject {
    @Published var mails = (0..<60).map { Note.numbered($0) }
    @Published var selection: Set<Note.ID> = []
    @Published var read: Set<Note.ID> = []
    private var next = -1

    func reload() async throws {
      try await GalleryTime.sleep(.seconds(1))
      mails.insert(.numbered(next), at: 0)
      next -= 1
    }

    func loadMore() async throws {
      try await GalleryTime.sleep(.seconds(1))
      let first = (mails.map(\.id).max() ?? 0) + 1
      mails += (first..<first + 20).map { Note.numbered($0) }
    }

    func remove(_ ids: Set<Note.ID>) {
      mails.removeAll { ids.contains($0.id) }
      selection.subtract(ids)
    }
  }

  /// A mailbox: refresh, load more, swipe actions, selection, reorder and a thumb in one list.
  @MainActor struct MailScreen: View {
    @StateObject private var model = MailModel()

    var body: some View {
      VerticalList(model.mails, selection: $model.selection) { mail in
        NoteRow(note: mail)
          .padding(.horizontal)
          .padding(.vertical, 6)
          .opacity(model.read.contains(mail.id) ? 0.5 : 1)
          .listSwipeActions {
            Button("Delete", role: .destructive) { withAnimation { model.remove([mail.id]) } }
          }
          .listSwipeActions(edge: .leading) {
            Button("Read") { model.read.formSymmetricDifference([mail.id]) }.tint(.orange)
          }
      }
      .listAnchor(.top)
      .listReorder { model.mails.apply($0) }
      .listThumb(model.mails) { $0.title }
      .listAccessibilityPositions()
      .pullToRefresh { try await model.reload() }
      .loadMore { try await model.loadMore() }
      .controls("Pull, swipe, tap, or hold a mail and drag it.") {
        Button("Delete \(model.selection.count) selected") { withAnimation { model.remove(model.selection) } }
      }
      .navigationTitle("Mail")
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct MailScreenPreviews: PreviewProvider {
    static var previews: some View { MailScreen() }
  }
#endif
