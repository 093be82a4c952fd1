#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Combine
  import Overscroll
  import OverscrollLists
  import OverscrollRows
  import SwiftUI

  /// The data of a list with swipe actions, and a log of the performed actions.
  @MainActor final class SwipeMailbox: ObservableObject {
    @Published var rows = Row.rows(0..<200)
    @Published var volume = 0.5
    var log: [String] = []

    func delete(_ row: Row) {
      log.append("delete \(row.id)")
      rows.removeAll { $0.id == row.id }
    }
  }

  /// The actions of the rows in a test.
  enum SwipeActionChoice: CaseIterable {
    /// Delete and Flag at the trailing edge, Read at the leading edge.
    case mail
    /// Delete and Flag at the trailing edge.
    case trailing
    /// A confirmation instead of a deletion.
    case asking
    /// A reply without a button.
    case reply
    /// No actions.
    case none
  }

  /// A list with swipe actions.
  @MainActor struct SwipeMailView: View {
    @ObservedObject var mailbox: SwipeMailbox
    var isDriven = false
    var actions = SwipeActionChoice.mail
    var controller: ListController?

    var body: some View {
      VerticalList(mailbox.rows, estimatedItemExtent: 60, controller: controller) { row in
        switch actions {
        case .mail: trailing(row).listSwipeActions(edge: .leading) { read(row) }
        case .trailing: trailing(row)
        case .asking:
          card(row).listSwipeActions { Button("Delete", role: .destructive) { mailbox.log.append("ask") } }
        case .reply:
          card(row).listSwipeAction(edge: .leading) {
            mailbox.log.append("reply \(row.id)")
          } label: {
            Text("Reply")
          }
        case .none: card(row)
        }
      }
      .listScrolling(isDriven ? .driven : .native)
    }

    private func read(_ row: Row) -> some View { Button("Read") { mailbox.log.append("read \(row.id)") } }

    private func trailing(_ row: Row) -> some View {
      card(row).listSwipeActions {
        Button("Delete", role: .destructive) { mailbox.delete(row) }
        Button("Flag") { mailbox.log.append("flag \(row.id)") }.tint(.orange)
      }
    }

    private func card(_ row: Row) -> some View {
      Button {
        mailbox.log.append("tap \(row.id)")
      } label: {
        RowView(row: row, height: 60)
      }
    }
  }

  /// A list in a page that scrolls horizontally.
  @MainActor struct SwipePagesView: View {
    let mailbox: SwipeMailbox
    let actions: SwipeActionChoice
    let isDriven: Bool

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          SwipeMailView(mailbox: mailbox, isDriven: isDriven, actions: actions).frame(width: 390)
          Text("Next").frame(width: 390)
        }
      }
    }
  }

  /// Rows with a control that handles horizontal movements.
  @MainActor struct SwipeControlsView: View {
    @ObservedObject var mailbox: SwipeMailbox
    let hasSlider: Bool
    let isDriven: Bool

    var body: some View {
      VerticalList(mailbox.rows) { row in
        VStack(spacing: 0) {
          Text(row.title).frame(height: 30)
          if hasSlider {
            Slider(value: $mailbox.volume, in: 0...1) { Text("Volume") }.frame(height: 60)
          } else {
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { Text("\(row.id)-\($0)").frame(width: 100, height: 60) }
              }
            }
            .frame(height: 60)
          }
        }
        .listSwipeActions { Button("Flag") { mailbox.log.append("flag") } }
      }
      .listScrolling(isDriven ? .driven : .native)
    }
  }

  /// A list in a page that a button pushes.
  @MainActor struct SwipePushedView: View {
    let mailbox: SwipeMailbox
    let actions: SwipeActionChoice
    let isDriven: Bool
    @State private var isPushed = false

    var body: some View {
      NavigationStack {
        Button("Open") { isPushed = true }
          .navigationDestination(isPresented: $isPushed) {
            SwipeMailView(mailbox: mailbox, isDriven: isDriven, actions: actions)
          }
      }
    }
  }
#endif
