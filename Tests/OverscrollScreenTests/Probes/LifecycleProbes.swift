#if canImport(SwiftUI)
  import Combine
  import Foundation
  import ScreenDriver
  import SwiftUI
  import Testing

  /// SwiftUI's rules for the identity of views, their state and the time of callbacks.
  @MainActor @Suite(.onScreen, .serialized) struct LifecycleProbes {
    // MARK: Identity

    private final class Made: ObservableObject {
      let id = UUID()
    }

    private struct Owner: View {
      @StateObject private var made = Made()
      let journal: Journal
      let number: Int

      var body: some View {
        let _ = journal.note(made.id.uuidString)
        Text("Number \(number)")
      }
    }

    @Test func aStateObjectIsMadeOnceForAnIdentity() async {
      let journal = Journal()
      let screen = Screen(Owner(journal: journal, number: 0).id(0))
      for number in 1...3 {
        await screen.replace(Owner(journal: journal, number: number).id(0), frames: 2)
      }
      screen.resize(to: CGSize(width: 844, height: 390), safeArea: EdgeInsets())
      await screen.frames(2)
      #expect(screen.texts == ["Number 3"])
      #expect(Set(journal.entries).count == 1)
      await screen.replace(Owner(journal: journal, number: 4).id(1), frames: 2)
      #expect(Set(journal.entries).count == 2)
    }

    private func counters(_ names: [String]) -> some View {
      VStack { ForEach(names, id: \.self) { Counter(name: $0) } }
    }

    @Test("A view keeps its state when its index changes but its id stays the same")
    func stateGoesWithTheIdAndNotWithTheNumber() async {
      let screen = await Screen(counters(["b", "c"]), frames: 5)
      screen.tap("c 0")
      await screen.frames(5)
      await screen.replace(counters(["a", "b", "c"]), frames: 5)
      #expect(screen.texts == ["a 0", "b 0", "c 1"])
    }

    @Test("A type-erased view keeps its state while its wrapped type stays the same")
    func aHiddenTypeKeepsStateWhileItStays() async {
      let screen = await Screen(AnyView(Counter(name: "a")), frames: 5)
      screen.tap("a 0")
      await screen.frames(5)
      await screen.replace(AnyView(Counter(name: "b")), frames: 5)
      #expect(screen.texts == ["b 1"])
      await screen.replace(AnyView(Text("a")), frames: 5)
      await screen.replace(AnyView(Counter(name: "a")), frames: 5)
      #expect(screen.texts == ["a 0"])
    }

    // MARK: Callbacks

    private struct Changing: View {
      let journal: Journal
      let number: Int
      @State private var changes = 0

      var body: some View {
        let _ = journal.note("body \(number) \(changes)")
        Text("Changed \(changes)")
          .onAppear { journal.note("appear") }
          .onChange(of: number) {
            journal.note("change \($0)")
            changes = $0
          }
      }
    }

    @Test("`onChange` is called after the body, and its change causes a second update")
    func onChangeIsCalledAfterTheBody() async {
      let journal = Journal()
      let screen = await Screen(Changing(journal: journal, number: 0), frames: 5)
      #expect(journal.entries == ["body 0 0", "appear"])
      journal.forget()
      await screen.replace(Changing(journal: journal, number: 1), frames: 5)
      #expect(journal.entries == ["body 1 0", "change 1", "body 1 1"])
      #expect(screen.texts == ["Changed 1"])
    }

    /// A value that is never equal to another value, so `onChange` fires in each update.
    private struct Restless: Equatable {
      static func == (one: Restless, other: Restless) -> Bool { false }
    }

    private func updated(_ number: Int, _ journal: Journal) -> some View {
      Text("Number \(number)").onChange(of: Restless()) { _ in journal.note("update \(number)") }
    }

    @Test("`onChange` of a value that never equals itself fires once for each update, and causes no update")
    func aValueThatNeverEqualsItselfChangesInEachUpdate() async {
      let journal = Journal()
      let screen = await Screen(updated(0, journal), frames: 5)
      journal.forget()
      await screen.replace(updated(1, journal), frames: 30)
      await screen.replace(updated(2, journal), frames: 30)
      #expect(journal.entries == ["update 1", "update 2"])
    }

    @ViewBuilder private func coming(_ isShown: Bool, _ number: Int, _ journal: Journal) -> some View {
      if isShown {
        Text("Shown")
          .onChange(of: number) { journal.note("change \($0)") }
          .onAppear { journal.note("appear") }
      } else {
        Text("Gone")
      }
    }

    @Test("`onAppear` is called each time that a view appears, and `onChange` is not called then")
    func onAppearIsCalledEachTime() async {
      let journal = Journal()
      let screen = await Screen(coming(true, 0, journal), frames: 5)
      for (isShown, number) in [(true, 1), (false, 2), (true, 3), (true, 4)] {
        await screen.replace(coming(isShown, number, journal), frames: 5)
      }
      #expect(journal.entries == ["appear", "change 1", "appear", "change 4"])
    }

    // MARK: Objects and bindings

    private struct Watching: View {
      @ObservedObject var object: Observed
      let journal: Journal

      var body: some View {
        let _ = journal.note("watching")
        Text("Value \(object.value)")
      }
    }

    private struct Beside: View {
      let journal: Journal

      var body: some View {
        let _ = journal.note("beside")
        Text("Beside")
      }
    }

    private struct Family: View {
      let object: Observed
      let journal: Journal

      var body: some View {
        let _ = journal.note("parent")
        VStack {
          Watching(object: object, journal: journal)
          Beside(journal: journal)
        }
      }
    }

    @Test("Only the view that observes an object is updated when the object changes")
    func whoObservesIsUpdatedAlone() async {
      let (object, journal) = (Observed(), Journal())
      let screen = await Screen(Family(object: object, journal: journal), frames: 5)
      journal.forget()
      for value in 1...3 {
        object.value = value
        await screen.frames(5)
      }
      #expect(screen.texts == ["Value 3", "Beside"])
      #expect(journal.entries == ["watching", "watching", "watching"])
    }

    private func publishing(_ object: Observed, _ journal: Journal, number: Int) -> some View {
      Watching(object: object, journal: journal)
        .onAppear { object.value = 10 }
        .onChange(of: number) { object.value = $0 }
    }

    @Test("`onAppear` and `onChange` may change an observed object") func actionsMayPublish() async {
      let (object, journal) = (Observed(), Journal())
      let screen = await Screen(publishing(object, journal, number: 0), frames: 1)
      #expect(screen.texts == ["Value 10"])
      await screen.replace(publishing(object, journal, number: 20), frames: 1)
      #expect(screen.texts == ["Value 20"])
    }

    private struct Flag: View {
      @State private var isOn = false
      let journal: Journal

      var body: some View { Setting(isOn: $isOn, journal: journal) }
    }

    private struct Setting: View {
      @Binding var isOn: Bool
      let journal: Journal

      var body: some View {
        Button(isOn ? "On" : "Off") {
          isOn = true
          journal.note("\(isOn)")
          isOn = false
          journal.note("\(isOn)")
        }
      }
    }

    @Test("A binding returns the value that was written last") func aBindingHasWhatWasWrittenLast() async {
      let journal = Journal()
      let screen = await Screen(Flag(journal: journal), frames: 5)
      screen.tap("Off")
      await screen.frames(5)
      #expect(journal.entries == ["true", "false"])
      #expect(screen.texts == ["Off"])
    }
  }
#endif
