#if canImport(SwiftUI) && canImport(UIKit)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// Sheets with content that can be pulled.
  ///
  /// Pulling the content of a sheet dismisses the sheet, unless the content is refreshable.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct SheetScreenTests {
    /// The kind of content in the sheet.
    enum Kind: CaseIterable {
      case scrollView, list, environment, environmentList, plain, inlineTitle, largeTitle, verticalList
    }

    @MainActor struct Shown: View {
      let kind: Kind
      let work: Work
      @State private var isShown = true

      var body: some View {
        Text(isShown ? "Sheet" : "No sheet").sheet(isPresented: $isShown) { content }
      }

      @ViewBuilder private var content: some View {
        switch kind {
        case .scrollView:
          RefreshableRows(work: work)
        case .list:
          List(Row.rows(0..<40)) { Text($0.title) }.pullToRefresh { try await work.run() }
        case .environment:
          RefreshableScrollView { RowStack() }.refreshable { try? await work.run() }
        case .environmentList:
          List(Row.rows(0..<40)) { Text($0.title) }
            .pullToRefresh { try await work.run() }
            .refreshable { try? await work.run() }
        case .plain:
          List(Row.rows(0..<40)) { Text($0.title) }
        case .inlineTitle, .largeTitle:
          NavigationStack {
            List(Row.rows(0..<40)) { Text($0.title) }
              .pullToRefresh { try await work.run() }
              .navigationTitle("Title")
              .navigationBarTitleDisplayMode(kind == .inlineTitle ? .inline : .large)
          }
        case .verticalList:
          NavigationStack {
            VerticalList(Row.rows(0..<40)) { Text($0.title).frame(height: 44) }
              .pullToRefresh { try await work.run() }
              .navigationTitle("Title")
              .navigationBarTitleDisplayMode(.inline)
          }
        }
      }
    }

    @Test(arguments: Kind.allCases.filter { $0 != .plain }, [false, true])
    func aPullInASheetRefreshesOnce(kind: Kind, restores: Bool) async {
      let work = Work()
      let screen = Screen(Shown(kind: kind, work: work))
      #if !canImport(ObjectiveC)
        if restores { screen.stage.habits = [.restoresRefreshControl] }
      #endif
      await screen.frames(30)
      for round in 1...2 {
        let start = screen.frame(of: "Row 0")?.minY ?? .nan
        await screen.pull(by: 400)
        #expect(screen.frame(of: "Row 0").map { $0.minY > start + 100 } == true)
        await screen.lift(after: 8, wait: 1)
        #expect(screen.texts.contains("Sheet"))
        #expect(screen.scrolls.count == 1)
        #expect(work.starts == round)
        #expect(work.cancellations == 0)
        #expect(screen.scrolls.first.map { abs($0.insets.top - 60) < 1 } == true)
        await screen.wait(2, after: work.succeed)
        #expect(screen.scrolls.first?.insets.top == 0)
        // The height of a large title is not a whole number of pixels, so the offset is rounded.
        #expect(screen.scrolls.first.map { abs($0.offset.y) < 0.2 } == true)
      }
    }

    /// In each frame, the inset is at most the inset that this package adds.
    @Test("The system's refresh control in a sheet does not open a gap", arguments: [Kind.scrollView, .list])
    func theSystemsControlHoldsNothingOpen(kind: Kind) async {
      let work = Work()
      let screen = await Screen(Shown(kind: kind, work: work), frames: 30)
      await screen.pull(by: 500, over: 0.6)
      #expect(screen.scrolls.first?.insets.top == 0)
      work.succeed()
      screen.lift()
      for _ in 0..<30 {
        await screen.frames(1)
        #expect(screen.scrolls.first.map { $0.insets.top <= 60 } == true)
      }
      #expect(work.starts == 1)
    }

    #if !canImport(ObjectiveC)
      /// The system's control is removed when the pull begins, and restored when the touch ends.
      ///
      /// Without a control, the system neither starts a refresh nor gives haptic feedback.
      @Test(
        "During a pull, the system's refresh control is absent",
        arguments: Kind.allCases.filter { $0 != .plain })
      func theSystemsControlTakesNoPartInAPull(kind: Kind) async throws {
        let work = Work()
        let screen = await Screen(Shown(kind: kind, work: work), frames: 30)
        let view = try #require(screen.stage.scrollElements.first).view
        for round in 1...2 {
          #expect(view.refreshControl != nil)
          screen.touchDown(at: screen.middle)
          for _ in 0..<30 {
            await screen.drag(by: CGSize(width: 0, height: 14), over: 1.0 / 60)
            #expect(!view.isDragging || view.refreshControl == nil)
          }
          #expect(view.isDragging)
          // One haptic feedback for each armed edge, and one for each action that has already succeeded.
          #expect(screen.haptics == 2 * round - 1)
          await screen.frames(8)
          screen.lift()
          await screen.frames(1)
          #expect(view.refreshControl != nil)
          await screen.wait(1)
          #expect(work.starts == round)
          await screen.wait(2, after: work.succeed)
        }
      }
    #endif

    @MainActor private final class Model: ObservableObject {
      @Published var hasRows = false
      @Published var hasSheet = false
    }

    /// The page has no scroll view at first, and it must not use the scroll view of the sheet.
    ///
    /// When its own scroll view appears, the page uses it.
    @Test("A page ignores the scroll view of a sheet above it", arguments: [false, true], [false, true])
    func aPageLeavesTheScrollViewOfASheetAlone(isList: Bool, hasRows: Bool) async {
      let (model, page, sheet) = (Model(), Work(), Work())
      model.hasRows = hasRows
      let screen = await Screen(
        ModelView(model) { bound in
          Group {
            if model.hasRows {
              List(Row.rows(0..<40)) { Text($0.title) }
            } else {
              Text("Loading").frame(maxWidth: .infinity, maxHeight: .infinity)
            }
          }
          .sheet(isPresented: bound.hasSheet) {
            if isList {
              List(Row.rows(0..<40)) { Text($0.title) }.pullToRefresh { try await sheet.run() }
            } else {
              RefreshableRows(work: sheet)
            }
          }
          .pullToRefresh { try await page.run() }
        }, wait: 0.5)
      model.hasSheet = true
      await screen.wait(2)
      let frame = screen.scrolls.last?.frame ?? .zero
      await screen.pullAndRelease(by: 380, from: CGPoint(x: frame.midX, y: frame.minY + 100), wait: 1)
      #expect((page.starts, sheet.starts) == (0, 1))
      await screen.wait(2, after: sheet.succeed)
      model.hasRows = true
      model.hasSheet = false
      await screen.wait(2)
      await screen.pullAndRelease(by: 420, wait: 1)
      #expect((page.starts, sheet.starts) == (1, 1))
      await screen.wait(2, after: page.succeed)
    }

    @Test("A pull dismisses a sheet whose content is not refreshable")
    func aSheetThatDoesNotRefreshIsPulledAway() async {
      let screen = await Screen(Shown(kind: .plain, work: Work()), frames: 30)
      await screen.pullAndRelease(by: 600, wait: 1)
      #expect(screen.texts.contains("No sheet"))
    }

    @Test("Opening and closing a sheet leaves the page's action running")
    func theActionOfThePageContinues() async {
      let (model, page, sheet) = (Model(), Work(), Work())
      let screen = await Screen(
        ModelView(model) { bound in
          List(Row.rows(0..<40)) { Text("Page \($0.id)") }
            .pullToRefresh { try await page.run() }
            .sheet(isPresented: bound.hasSheet) {
              List(Row.rows(0..<40)) { Text($0.title) }.pullToRefresh { try await sheet.run() }
            }
        }, frames: 30)
      await screen.pullAndRelease(by: 400, wait: 1)
      for hasSheet in [true, false] {
        model.hasSheet = hasSheet
        await screen.wait(2)
      }
      #expect(page.starts == 1 && page.isRunning)
      await screen.wait(2, after: page.succeed)
    }
  }
#endif
