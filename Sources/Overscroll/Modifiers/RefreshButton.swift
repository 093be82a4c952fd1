#if canImport(SwiftUI)
  public import SwiftUI

  /// A button for toolbars and menus that refreshes; disabled while the action runs.
  ///
  /// ```swift
  /// List(model.rows) { Text($0.title) }
  ///   .toolbar { RefreshButton() }
  ///   .pullToRefresh { try await model.reload() }
  /// ```
  ///
  /// The button starts the action of the enclosing `pullToRefresh` or `RefreshableScrollView`. Outside of
  /// those, pass the status that the scroll view's modifier has.
  public struct RefreshButton: View {
    private let status: Binding<RefreshStatus>?

    @Environment(\.beginRefresh) private var beginRefresh

    /// Makes a button for the enclosing scroll view; disabled if no scroll view encloses it.
    public init() { status = nil }

    /// Makes a button for the scroll view whose modifier has the same status.
    public init(status: Binding<RefreshStatus>) { self.status = status }

    /// The view's content.
    public var body: some View {
      if let status {
        button { status.wrappedValue.begin() }
          .disabled(status.wrappedValue.isRefreshing)
      } else if let beginRefresh {
        HostedButton(participant: beginRefresh.participant, layers: beginRefresh.participant.layers) {
          button { beginRefresh() }
        }
      } else {
        button {}
          .disabled(true)
      }
    }

    @MainActor private func button(_ action: @escaping @MainActor () -> Void) -> some View {
      Button {
        action()
      } label: {
        Label(OverscrollStrings.action(.refresh).text, systemImage: "arrow.clockwise")
      }
    }
  }

  /// A button that updates when the session of its scroll view gets another controller.
  ///
  /// The new controller may be the app's or a previous view's.
  @MainActor private struct HostedButton<Content: View>: View {
    let participant: ScrollViewParticipant
    @ObservedObject var layers: RedrawSource
    @ViewBuilder let content: () -> Content

    var body: some View {
      RunningButton(session: participant.session, controller: participant.controller, content: content)
    }
  }

  /// A button that is disabled while the action runs.
  @MainActor private struct RunningButton<Content: View>: View {
    let session: ScrollViewSession
    @ObservedObject var controller: RefreshController
    @ViewBuilder let content: () -> Content

    var body: some View {
      content().disabled(session.options.refreshEdge.map { controller.isRefreshing(at: Edge($0)) } ?? false)
    }
  }
#endif
