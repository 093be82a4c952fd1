#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Overscroll
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Changes to the screens of typical apps during a pull or a refresh.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers)) struct AppScreenTests {
    /// A change to the screen or its data.
    enum Happening: CaseIterable {
      case nothing, emptied, replaced, prepended, banner, identity, textSize, style, rotation, query,
        disabled, covered, redraw
    }

    private func happen(_ what: Happening, _ model: AppScene.Model, _ screen: Screen) {
      switch what {
      case .nothing: break
      case .emptied: model.rows = []
      case .replaced: model.rows = Row.rows(100..<103)
      case .prepended: model.rows = Row.rows(-5..<40)
      case .banner: model.hasBanner.toggle()
      case .identity: model.generation += 1
      case .textSize: model.textSize = .accessibility3
      case .style: model.isText.toggle()
      case .rotation:
        screen.resize(
          to: CGSize(width: 844, height: 390),
          safeArea: EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47))
      case .query: model.query = "1"
      case .disabled: model.isEnabled.toggle()
      case .covered: screen.cover(true)
      case .redraw: model.redraws += 1
      }
    }

    private func undo(_ what: Happening, _ model: AppScene.Model, _ screen: Screen) {
      switch what {
      case .covered: screen.cover(false)
      case .disabled: model.isEnabled = true
      default: break
      }
    }

    /// The time of the change.
    ///
    /// The times are: during the pull, while the action runs, when the gap begins to close, and just before
    /// it is closed.
    enum Moment: CaseIterable { case pull, refresh, ending, end }

    /// The end of the action.
    enum End: CaseIterable { case success, failure, cancellation }

    struct Case: CustomTestStringConvertible {
      let app: AppScene.App
      let what: Happening
      let moment: Moment
      let end: End
      var testDescription: String { "\(app), \(what) at \(moment), \(end)" }

      /// Whether the list is no longer at its start after the change.
      ///
      /// A list keeps its position when rows are inserted before the visible rows.
      var isElsewhere: Bool { app == .chat && what == .prepended }
      /// Whether the action ends by a cancellation.
      ///
      /// A view with a new identity has a new action, so its previous action is cancelled.
      var cancels: Bool { end == .cancellation || app == .binding && what == .identity && moment == .refresh }
    }

    /// A fifth of all combinations of a screen and a change.
    ///
    /// In addition, a banner and a rotation happen while the gap closes, in the feed and under a title.
    nonisolated static let cases: [Case] = {
      var result: [Case] = []
      for (row, app) in AppScene.App.allCases.enumerated() {
        for (column, what) in Happening.allCases.enumerated() where (row + column) % 5 == 0 {
          let number = row * 3 + column
          result.append(
            Case(app: app, what: what, moment: Moment.allCases[number % 4], end: End.allCases[number % 3]))
        }
      }
      for what in [Happening.banner, .rotation] {
        for app in [AppScene.App.feed, .title] {
          result += [.ending, .end].map { Case(app: app, what: what, moment: $0, end: .success) }
        }
      }
      return result.filter { !$0.isElsewhere }
    }()

    @Test(
      "After any change, the content returns to rest, and a pull starts the action again", arguments: cases)
    func itComesHomeAndRefreshesAgain(row: Case) async {
      let model = AppScene.Model()
      let screen = await Screen(AppScene.Shown(model: model, app: row.app), wait: 0.4)
      await screen.pull(by: 200, over: 0.2)
      if row.moment == .pull { happen(row.what, model, screen) }
      await screen.drag(by: CGSize(width: 0, height: 200), over: 0.2)
      await screen.lift(after: 8, wait: 0.5)
      let starts = model.work.starts
      let isPullOver = [.identity, .rotation, .covered, .disabled, .banner, .query].contains(row.what)
      #expect(starts == 1 || starts == 0 && row.moment == .pull && isPullOver)
      if row.moment == .refresh { happen(row.what, model, screen) }
      // A tap on moving content only stops it.
      await screen.wait(0.7)
      if row.moment == .refresh, ![.identity, .covered].contains(row.what), row.app != .title {
        #expect(abs(screen.scrolls[0].insets.top - 60) < 15)
      }
      #expect(model.work.starts == starts)
      if ![.covered, .disabled].contains(row.what) { expectTap(screen, model) }
      switch row.end {
      case .success: model.work.succeed()
      case .failure: model.work.fail()
      case .cancellation: model.work.cancel()
      }
      if [.ending, .end].contains(row.moment) {
        await screen.frames(row.moment == .ending ? 3 : 15)
        happen(row.what, model, screen)
      }
      await screen.wait(0.5)
      undo(row.what, model, screen)
      await screen.wait(2)
      #expect(screen.scrolls[0].insets.top == 0)
      #expect(abs(screen.scrolls[0].offset.y) < 0.5)
      #expect(model.work.starts == starts && !model.work.isRunning)
      #expect(model.work.cancellations == (row.cancels ? starts : 0))
      await screen.pullAndRelease(
        by: 500, over: 0.3,
        from: CGPoint(x: screen.scrolls[0].frame.midX, y: screen.scrolls[0].frame.minY + 140), wait: 0.3)
      #expect(model.work.starts == starts + 1)
      await screen.wait(2, after: model.work.succeed)
      #expect(screen.scrolls[0].insets.top == 0 && !model.work.isRunning)
      #expect(abs(screen.scrolls[0].offset.y) < 0.5)
    }

    /// Checks that a visible row still receives taps.
    private func expectTap(_ screen: Screen, _ model: AppScene.Model) {
      guard let title = model.shown.dropFirst(2).first?.title, let frame = screen.frame(of: title),
        screen.scrolls[0].frame.contains(frame)
      else { return }
      let before = model.taps
      screen.tap(title)
      #expect(model.taps == before + 1)
    }
  }
#endif
