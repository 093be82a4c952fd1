#if canImport(SwiftUI)
  import Foundation
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The view that receives a touch or a mouse drag, and the callbacks of its gesture.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasPointer)) struct GestureProbes {
    private let middle = CGPoint(x: 195, y: 400)

    @Test("A view without hit testing passes touches to the view behind it")
    func whatTakesNoTouchLetsThemThrough() async {
      let screen = await Screen(
        Counter(name: "under")
          .overlay {
            Color.clear.frame(width: 300, height: 300).contentShape(Rectangle())
              .onTapGesture {}.allowsHitTesting(false)
          }, frames: 5)
      screen.tap("under 0")
      await screen.frames(5)
      #expect(screen.texts == ["under 1"])
    }

    /// A button with a drag gesture of high priority.
    private struct Dragged: View {
      let journal: Journal
      var minimum: CGFloat = 10
      @GestureState private var distance: CGFloat?

      var body: some View {
        Button {
          journal.note("tap")
        } label: {
          Text("Button").frame(width: 200, height: 200)
        }
        .highPriorityGesture(
          DragGesture(minimumDistance: minimum)
            .onChanged { if abs($0.translation.height) < 5 { journal.note("small") } }
            .updating($distance) { value, distance, _ in distance = value.translation.height }
            .onEnded { _ in journal.note("ended") }
        )
        .onChange(of: distance == nil) { journal.note($0 ? "reset" : "begun") }
      }
    }

    @Test("A high-priority drag gesture receives drags, and the button still receives taps")
    func aDragOfHighPriorityLeavesTapsAndTakesDrags() async {
      let journal = Journal()
      let screen = await Screen(Dragged(journal: journal), frames: 5)
      screen.tap("Button")
      await screen.frames(5)
      #expect(journal.entries == ["tap"])
      journal.forget()
      await screen.dragPointer(from: middle, by: CGSize(width: 0, height: 60))
      await screen.frames(5)
      #expect(journal.entries.contains("ended"))
      #expect(!journal.entries.contains("tap"))
    }

    @Test func aGestureStateIsResetAfterTheEnd() async {
      let journal = Journal()
      let screen = await Screen(Dragged(journal: journal), frames: 5)
      for _ in 0..<2 {
        journal.forget()
        await screen.dragPointer(from: middle, by: CGSize(width: 0, height: 60))
        await screen.frames(5)
        #expect(journal.entries.filter { $0 != "begun" } == ["ended", "reset"])
      }
    }

    /// Only the stage, the model of SwiftUI on Linux, can simulate a touch that the system cancels.
    @Test(.enabled(if: Screen.hasSecondFinger)) func aGestureStateIsResetByACancellation() async {
      let journal = Journal()
      let screen = await Screen(Dragged(journal: journal), frames: 5)
      await screen.drag(from: middle, by: CGSize(width: 0, height: 60), over: 0.2)
      screen.cancelTouch()
      await screen.frames(5)
      #expect(journal.entries == ["begun", "reset"])
    }

    @Test func theMinimumDistanceMayChangeBetweenTwoDrags() async {
      let journal = Journal()
      let screen = await Screen(Dragged(journal: journal, minimum: 10), frames: 5)
      for (minimum, isSmall) in [(10, false), (0, true), (10, false)] as [(CGFloat, Bool)] {
        await screen.replace(Dragged(journal: journal, minimum: minimum), frames: 5)
        journal.forget()
        await screen.dragPointer(from: middle, by: CGSize(width: 0, height: 60))
        await screen.frames(5)
        #expect(journal.entries.contains("small") == isSmall)
        #expect(journal.entries.contains("ended"))
      }
    }
  }

  /// Timeline updates for each frame, and keyboard shortcuts.
  @MainActor @Suite(.onScreen, .serialized) struct FrameAndKeyProbes {
    // MARK: Frames

    private func ticking(journal: Journal, object: Observed, isPaused: Bool = false) -> some View {
      TimelineView(.animation(paused: isPaused)) { context in
        Shown(object: object).onChange(of: context.date) { _ in
          object.value += 1
          journal.note("tick")
        }
      }
    }

    private struct Shown: View {
      @ObservedObject var object: Observed

      var body: some View { Text("Frame \(object.value)") }
    }

    /// A display draws 60 to 120 frames each second, or 40 in low-power mode.
    @Test func aTimelineTicksWithEachFrameUnlessItIsPaused() async {
      let (journal, object) = (Journal(), Observed())
      let screen = await Screen(ticking(journal: journal, object: object), frames: 5)
      journal.forget()
      await screen.frames(60)
      let ticks = journal.count("tick")
      #expect((40...130).contains(ticks), "\(ticks)")
      #expect(screen.texts == ["Frame \(object.value)"])
      await screen.replace(ticking(journal: journal, object: object, isPaused: true), frames: 5)
      journal.forget()
      await screen.frames(30)
      #expect(journal.count("tick") == 0)
    }

    // MARK: Keys

    private func hidden(_ name: String, _ journal: Journal) -> some View {
      Button(name) { journal.note(name) }
        .keyboardShortcut(KeyboardShortcut("r", modifiers: .command))
        .frame(width: 0, height: 0).opacity(0).accessibilityHidden(true)
    }

    @Test("The keyboard shortcut of an invisible button works", .enabled(if: Screen.hasKeys))
    func aShortcutWorksOnAButtonThatIsNotSeen() async {
      let journal = Journal()
      let screen = await Screen(Text("List").background { hidden("refresh", journal) }, frames: 5)
      #expect(screen.pressCommandR())
      await screen.frames(5)
      #expect(journal.entries == ["refresh"])
      #expect(screen.texts == ["List"])
    }

    @Test(
      "If two buttons have the same keyboard shortcut, the first button is pressed",
      .enabled(if: Screen.hasKeys))
    func ofTwoShortcutsTheFirstCounts() async {
      let journal = Journal()
      let screen = await Screen(
        VStack {
          Text("One").background { hidden("first", journal) }
          Text("Two").background { hidden("second", journal) }
        }, frames: 5)
      #expect(screen.pressCommandR())
      await screen.frames(5)
      #expect(journal.entries == ["first"])
    }
  }
#endif
