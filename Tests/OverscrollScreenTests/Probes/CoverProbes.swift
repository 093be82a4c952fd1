#if canImport(SwiftUI)
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The callbacks and the state of a view that a full-screen cover, a tab or a pushed view hides.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.canBeCovered)) struct CoverProbes {
    private struct Watched: View {
      let journal: Journal
      @State private var count = 0

      var body: some View {
        Button("Count \(count)") { count += 1 }
          .onAppear { journal.note("appear") }
          .onDisappear { journal.note("disappear") }
          .task {
            journal.note("begin")
            try? await Task.sleep(nanoseconds: 1 << 40)
            journal.note("cancelled")
          }
      }
    }

    @Test func aCoveredViewDisappearsAndKeepsItsState() async {
      let journal = Journal()
      let screen = await Screen(Watched(journal: journal), frames: 5)
      #expect(screen.tap("Count 0"))
      await screen.frames(2)
      for times in 1...3 {
        screen.cover(true)
        await screen.frames(5)
        screen.cover(false)
        await screen.frames(5)
        #expect(journal.count("appear") == times + 1)
        #expect(journal.count("disappear") == times)
        #expect(journal.count("begin") == times + 1)
        #expect(journal.count("cancelled") == times)
      }
      #expect(screen.texts == ["Count 1"])
    }
  }
#endif
