#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollCore
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// A feed whose controllers the app exchanges, for example at a switch of accounts.
  enum ControllerExchangeScene {
    enum Host: CaseIterable { case scrollView, list, verticalList, horizontalList }
    enum Side: CaseIterable { case start, end }
    /// The instant of the exchange.
    enum Moment: CaseIterable { case idle, pulling, running, showingResult, actionEnd, rowChange, covered }
    /// The controllers that the app exchanges.
    enum Kind: CaseIterable { case refresh, list, both }
    /// Whether the controller or the view declares the action.
    enum Declaration: CaseIterable { case controller, view }

    struct Case: Sendable, CustomTestStringConvertible {
      let host: Host
      let side: Side
      let moment: Moment
      let kind: Kind
      let declaration: Declaration
      let isReturned: Bool

      var testDescription: String {
        "\(host), \(side), \(moment), \(kind), by \(declaration)\(isReturned ? ", and back" : "")"
      }

      var exchangesRefresh: Bool { kind != .list }
      var isHorizontal: Bool { host == .horizontalList }
      var hasListController: Bool { host == .verticalList || host == .horizontalList }

      var edge: Edge {
        switch (isHorizontal, side) {
        case (false, .start): .top
        case (false, .end): .bottom
        case (true, .start): .leading
        case (true, .end): .trailing
        }
      }

      /// Whether an action has started before the exchange.
      var hasRun: Bool { moment != .idle && moment != .pulling }
      /// Whether that action still runs after the exchange.
      var runsOn: Bool { moment == .running || moment == .rowChange || moment == .covered }

      /// Cases of an exchange.
      ///
      /// Every container meets every moment and kind at both edges. A case alternates who declares the action
      /// and whether the exchange is undone, so that each pair of values occurs. A `ScrollView` and a `List`
      /// have no `ListController`.
      static func all(_ host: Host) -> [Case] {
        let kinds = host == .scrollView || host == .list ? [.refresh] : Kind.allCases
        let row = Host.allCases.firstIndex(of: host) ?? 0
        var cases: [Case] = []
        for (turn, side) in Side.allCases.enumerated() {
          for (step, moment) in Moment.allCases.enumerated() {
            for (column, kind) in kinds.enumerated() {
              let isView = kind != .list && (turn + step + row) % 2 == 1
              cases.append(
                Case(
                  host: host, side: side, moment: moment, kind: kind,
                  declaration: isView ? .view : .controller,
                  isReturned: (turn + column + step / 2 + row / 2) % 2 == 1))
            }
          }
        }
        return cases
      }
    }

    /// The objects of one account.
    @MainActor final class Account {
      let refresh = RefreshController()
      let list = ListController()
      let work = Work()
      var status = RefreshStatus()
      /// The outcomes that waiting code has received.
      private(set) var received: [RefreshResult?] = []

      /// Makes an account, whose controller may have an action for both edges.
      init(hasAction: Bool) {
        guard hasAction else { return }
        for edge in [Edge.top, .bottom] { refresh.setAction(at: edge) { [work] in try await work.run() } }
      }

      /// Waits for the outcome of the running action.
      func awaitOutcome(of edge: Edge) {
        let run = refresh.begin(at: edge)
        Task { received.append(await run.value()?.result) }
      }
    }

    @MainActor final class Model: ObservableObject {
      @Published var account: Account
      @Published var listAccount: Account
      @Published var rows = Row.rows(0..<60)
      /// The account whose controller a second scroll view has.
      @Published var besideAccount: Account?

      init(_ account: Account) { (self.account, listAccount) = (account, account) }
    }

    struct Feed: View {
      @ObservedObject var model: Model
      let test: Case

      private var configuration: EdgeConfiguration {
        var configuration = EdgeConfiguration.standard
        configuration.resultDuration = 1
        return configuration
      }

      var body: some View {
        VStack(spacing: 0) {
          declared.frame(height: 400)
          if let account = model.besideAccount {
            ScrollView { RowStack() }.pullToRefresh(account.refresh).frame(height: 300)
          }
        }
      }

      @ViewBuilder private var declared: some View {
        let account = model.account
        let status = Binding(get: { account.status }, set: { account.status = $0 })
        switch (test.side, test.declaration) {
        case (.start, .controller):
          host.pullToRefresh(
            account.refresh, edge: test.edge, configuration: configuration, status: status)
        case (.start, .view):
          host.pullToRefresh(
            edge: test.edge, configuration: configuration, status: status, controller: account.refresh
          ) { try await account.work.run() }
        case (.end, .controller):
          host.loadMore(
            account.refresh, edge: test.edge, when: .release, configuration: configuration, status: status)
        case (.end, .view):
          host.loadMore(
            edge: test.edge, when: .release, configuration: configuration, status: status,
            controller: account.refresh
          ) { try await account.work.run() }
        }
      }

      @ViewBuilder private var host: some View {
        switch test.host {
        case .scrollView: ScrollView { RowStack(rows: model.rows) }
        case .list: List(model.rows) { RowView(row: $0) }
        case .verticalList:
          VerticalList(model.rows, itemExtent: { _, _ in 44 }, controller: model.listAccount.list) {
            RowView(row: $0)
          }
        case .horizontalList:
          HorizontalList(model.rows, itemExtent: { _, _ in 90 }, controller: model.listAccount.list) {
            RowView(row: $0).frame(width: 90)
          }
        }
      }
    }
  }
#endif
