#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Keyboard and VoiceOver focus in rows of driven and native lists, along both axes.
  ///
  /// The lists have a controller of the test or their own controller.
  @MainActor @Suite(.onScreen, .serialized) struct FocusScreenTests {
    nonisolated static let ways = [false, true].flatMap { isDriven in
      [false, true].map { FocusScene.Way(isDriven: isDriven, isHorizontal: $0) }
    }
    nonisolated static let allWays = ways.flatMap { way in
      [false, true].map {
        FocusScene.Way(isDriven: way.isDriven, isHorizontal: way.isHorizontal, hasController: $0)
      }
    }

    @Test(
      "When its row scrolls far away, a focused field keeps its focus and its text",
      .enabled(if: Screen.hasKeyboard), arguments: ways)
    func theFieldThatHasTheFocusKeepsItAndItsTextFarAway(way: FocusScene.Way) async {
      let scene = await FocusScene(way)
      let screen = scene.screen
      scene.type("abc", into: "Field 1")
      await screen.frames(3)
      #expect(screen.texts.contains("1: abc"))
      await scene.scroll(toRow: 1500)
      #expect(!screen.texts.contains { $0.hasPrefix("1: ") })
      #expect(screen.focused == "Field 1")
      screen.typeText("def")
      await scene.scroll(toRow: 0)
      #expect(screen.texts.contains("1: abcdef"))
      #expect(screen.focused == "Field 1")
    }

    @Test(
      "In a list without a controller of the app, a focused field keeps its focus and its text",
      .enabled(if: Screen.hasKeyboard && Screen.hasFingers), arguments: allWays.filter { !$0.hasController })
    func itKeepsThemInAListWithoutAController(way: FocusScene.Way) async {
      let scene = await FocusScene(way)
      let screen = scene.screen
      scene.type("abc", into: "Field 1")
      await scene.scroll(toRow: 1500)
      #expect(!screen.texts.contains { $0.hasPrefix("1: ") })
      #expect(screen.focused == "Field 1")
      await scene.scroll(toRow: 0)
      #expect(screen.texts.contains("1: abc"))
    }

    @Test(
      "When the focus moves to a different row, the previous row is released",
      .enabled(if: Screen.hasKeyboard), arguments: ways)
    func aRowThatTheFocusHasLeftIsLetGo(way: FocusScene.Way) async {
      let scene = await FocusScene(way)
      let screen = scene.screen
      scene.type("abc", into: "Field 1")
      await screen.frames(3)
      #expect(screen.focus("Other 1"))
      await scene.scroll(toRow: 1500)
      #expect(screen.focused == "Other 1")
      await scene.scroll(toRow: 0)
      #expect(screen.texts.contains("1: abc"))
      // The rows next to the focused row also keep their views.
      #expect(screen.focus("Field 3"))
      await scene.scroll(toRow: 1500)
      await scene.scroll(toRow: 0)
      #expect(screen.texts.contains("1: "))
      #expect(screen.focused == "Field 3")
    }

    @Test(
      "When rows are inserted or removed elsewhere, the focus stays in its row",
      .enabled(if: Screen.hasKeyboard), arguments: ways)
    func itFollowsItsRowAsOthersComeAndGo(way: FocusScene.Way) async {
      let scene = await FocusScene(way)
      let screen = scene.screen
      scene.type("abc", into: "Field 2")
      await scene.scroll(toRow: 1500)
      let seen = screen.texts.first
      for rows in [Row.rows(-30..<2000), Row.rows(0..<1000) + Row.rows(1010..<2000), Row.rows(1..<2500)] {
        scene.model.rows = rows
        await screen.wait(0.2)
        #expect(screen.focused == "Field 2")
        #expect(screen.texts.first == seen)
      }
      await scene.scroll(toRow: 0)
      #expect(screen.texts.contains("2: abc"))
    }

    @Test("When its row is removed, the focus ends", .enabled(if: Screen.hasKeyboard), arguments: ways)
    func withItsRowTheFocusGoes(way: FocusScene.Way) async {
      let scene = await FocusScene(way)
      let screen = scene.screen
      scene.type("abc", into: "Field 2")
      await scene.scroll(toRow: 1500)
      scene.model.rows.remove(at: 2)
      await screen.wait(0.3)
      #expect(screen.focused == nil)
      await scene.scroll(toRow: 0)
      scene.model.rows.insert(Row(id: 2), at: 2)
      await screen.wait(0.3)
      #expect(screen.texts.contains("2: "))
      await scene.scroll(toRow: 1500)
      #expect(!screen.focus("Field 2"))
    }

    @Test(
      "The focus moves on into rows of pages that arrive while it is in the last row",
      .enabled(if: Screen.hasKeyboard && Screen.hasVoiceOver), arguments: ways)
    func pages(way: FocusScene.Way) async {
      let scene = await FocusScene(way)
      scene.model.rows = Row.rows(0..<10)
      await scene.screen.wait(0.3)
      for row in 0..<60 {
        // The stage moves a native list only for VoiceOver's focus.
        let name = "Field \(row)"
        #expect(way.isDriven ? scene.screen.focus(name) : scene.screen.read("\(row): "), "row \(row)")
        await scene.screen.wait(0.3)
        let count = scene.model.rows.count
        if row == count - 1 {
          scene.model.rows += Row.rows(count..<count + 10)
          await scene.screen.wait(0.3)
        }
        #expect(scene.isSeen("\(row): "), "row \(row)")
        if way.isDriven { #expect(scene.screen.focused == name) }
      }
    }

    @Test(
      "In a driven list, the Tab key moves the focus to rows outside the viewport",
      .enabled(if: Screen.hasKeyboard), arguments: [false, true])
    func tabGoesOnPastTheViewportOfADrivenList(isHorizontal: Bool) async {
      let scene = await FocusScene(FocusScene.Way(isDriven: true, isHorizontal: isHorizontal))
      for row in Array(0..<12) + (3..<11).reversed() {
        guard scene.screen.focus("Field \(row)") else {
          Issue.record("Field \(row) cannot be focused")
          return
        }
        await scene.screen.wait(0.6)
        #expect(scene.isSeen("\(row): "), "row \(row)")
        #expect(scene.screen.focused == "Field \(row)")
      }
    }

    @Test(.enabled(if: Screen.hasVoiceOver), arguments: ways)
    func voiceOverStepsPastTheViewport(way: FocusScene.Way) async {
      let scene = await FocusScene(way)
      for row in Array(0..<16) + (2..<15).reversed() {
        guard scene.screen.read("\(row): ") else {
          Issue.record("Row \(row) cannot be read")
          return
        }
        await scene.screen.frames(3)
        #expect(scene.isSeen("\(row): "), "row \(row)")
      }
    }

    @Test("A row with VoiceOver focus keeps its view", .enabled(if: Screen.hasVoiceOver), arguments: ways)
    func whatVoiceOverIsOnStays(way: FocusScene.Way) async {
      let scene = await FocusScene(way)
      let screen = scene.screen
      scene.type("abc", into: "Field 1")
      await screen.frames(3)
      #expect(screen.focus("Field 3"))
      #expect(screen.read("1: abc"))
      await scene.scroll(toRow: 1500)
      await scene.scroll(toRow: 0)
      #expect(screen.texts.contains("1: abc"))
    }

    /// When VoiceOver reads a text, the stage scrolls the UIKit scroll view just enough to show the text.
    ///
    /// The rows are taller than their texts. So if the list also scrolled, to show the whole row, the text
    /// would not end at the viewport's end.
    @Test(
      "In a native list, only the platform scrolls to the text that VoiceOver reads",
      .enabled(if: Screen.hasVoiceOver))
    func aNativeListIsScrolledByThePlatformAlone() async {
      let scene = await FocusScene(FocusScene.Way(isDriven: false, isHorizontal: false))
      let screen = scene.screen
      #expect(screen.read("4: "))
      await screen.wait(1)
      let end = screen.frame(of: "4: ")?.maxY ?? 0
      #expect(abs(end - 400) < 0.1)
      #expect(screen.focus("Field 1"))
      await screen.wait(1)
      #expect(screen.frame(of: "4: ").map { abs($0.maxY - end) < 0.1 } == true)
    }

    /// The test uses native lists only.
    ///
    /// In a driven list, the stage evaluates all moving views in each frame, with or without a focus.
    @Test(.enabled(if: Screen.knowsEvaluations), arguments: ways.filter { !$0.isDriven })
    func aScrollEvaluatesNoRowForItsFocus(way: FocusScene.Way) async {
      let scene = await FocusScene(way)
      let screen = scene.screen
      // All six rows have views at every offset.
      scene.model.rows = Row.rows(0..<6)
      await screen.wait(0.3)
      #expect(screen.focus("Field 1"))
      #expect(screen.read("2: "))
      await screen.wait(1)
      let position = screen.frame(of: "3: ")
      let before = screen.evaluations(of: "Field")
      screen.touchDown(at: CGPoint(x: 200, y: 200))
      let distance = CGSize(width: way.isHorizontal ? -30 : 0, height: way.isHorizontal ? 0 : -30)
      await screen.drag(by: distance, over: 0.2)
      #expect(screen.frame(of: "3: ") != position)
      #expect(before > 0 && screen.evaluations(of: "Field") == before)
    }

    @Test("When a driven list becomes native, the focus ends", .enabled(if: Screen.hasKeyboard))
    func anotherWayToScrollLetsTheFocusGo() async {
      let (model, controller) = (ScreenModel(0..<2000), ListController())
      func list(_ isDriven: Bool) -> some View {
        FocusScene.Fields(
          model: model, way: FocusScene.Way(isDriven: isDriven, isHorizontal: false), controller: controller)
      }
      let screen = await Screen(
        list(true), size: CGSize(width: 400, height: 400), safeArea: EdgeInsets(), wait: 0.3)
      #expect(screen.focus("Field 1"))
      await screen.replace(list(false), wait: 0.3)
      #expect(screen.focused == nil)
      await controller.jump(to: 1500, anchor: .topLeading, on: screen, wait: 0.3)
      #expect(!screen.focus("Field 1"))
    }
  }
#endif
