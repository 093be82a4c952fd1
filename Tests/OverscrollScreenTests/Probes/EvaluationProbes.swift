#if canImport(SwiftUI)
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The views whose body SwiftUI skips in an update.
  @MainActor @Suite(.onScreen, .serialized) struct EvaluationProbes {
    /// An equatable view with a closure.
    ///
    /// SwiftUI alone cannot compare closures.
    @MainActor private struct Compared: View, Equatable {
      let number: Int
      let make: () -> Text
      let journal: Journal

      var body: some View {
        let _ = journal.note("body \(number)")
        make()
      }

      nonisolated static func == (one: Compared, other: Compared) -> Bool { one.number == other.number }
    }

    private func parent(number: Int, title: String, journal: Journal) -> some View {
      VStack {
        Text(title)
        Compared(number: number, make: { Text("Number \(number)") }, journal: journal).equatable()
      }
    }

    @Test("The body of an equatable view runs only when the view's value has changed")
    func anEquatableViewIsEvaluatedWhereItIsAnother() async {
      let journal = Journal()
      let screen = await Screen(parent(number: 0, title: "a", journal: journal), frames: 5)
      for (number, title) in [(0, "b"), (0, "c"), (1, "d"), (1, "e")] {
        await screen.replace(parent(number: number, title: title, journal: journal), frames: 5)
        #expect(screen.texts == [title, "Number \(number)"])
      }
      #expect(journal.entries == ["body 0", "body 1"])
    }

    private struct Noted: View {
      let make: () -> Text
      let journal: Journal

      var body: some View {
        let _ = journal.note("content")
        make()
      }
    }

    private struct Following: ViewModifier {
      @ObservedObject var object: Observed
      let journal: Journal

      func body(content: Content) -> some View {
        let _ = journal.note("modifier")
        VStack {
          Text("Value \(object.value)")
          content
        }
      }
    }

    @Test("When a modifier observes a change, only the modifier's body runs, not its content's body")
    func whatAModifierIsAppliedToIsNotEvaluatedWithIt() async {
      let (object, journal) = (Observed(), Journal())
      let screen = await Screen(
        Noted(make: { Text("Content") }, journal: journal)
          .modifier(Following(object: object, journal: journal)), frames: 5)
      journal.forget()
      for value in 1...3 {
        object.value = value
        await screen.frames(5)
      }
      #expect(screen.texts == ["Value 3", "Content"])
      #expect(journal.entries == ["modifier", "modifier", "modifier"])
    }
  }
#endif
