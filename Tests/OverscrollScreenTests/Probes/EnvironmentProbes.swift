#if canImport(SwiftUI)
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Environment values that views and modifiers read.
  @MainActor @Suite(.onScreen, .serialized) struct EnvironmentProbes {
    private struct Reader: View {
      @Environment(\.probed) private var probed
      @Environment(\.refresh) private var refresh
      let name: String

      var body: some View { Text("\(name) \(probed) \(refresh == nil ? "alone" : "refreshes")") }
    }

    private struct Wrapped: ViewModifier {
      @Environment(\.probed) private var probed

      func body(content: Content) -> some View {
        VStack(spacing: 0) {
          Text("modifier \(probed)")
          content
        }
      }
    }

    @Test func aValueReachesTheRowsOfAScrollView() async {
      let screen = await Screen(
        ScrollView { ForEach(0..<2, id: \.self) { Reader(name: "row \($0)") } }
          .environment(\.probed, "set"), frames: 5)
      #expect(screen.texts == ["row 0 set alone", "row 1 set alone"])
    }

    @Test func aValueReachesTheRowsOfAList() async {
      let screen = await Screen(
        List(Row.rows(0..<2)) { Reader(name: "row \($0.id)") }.environment(\.probed, "set"), frames: 5)
      #expect(screen.texts == ["row 0 set alone", "row 1 set alone"])
    }

    /// A modifier reads environment values that are set outside the modifier, and ignores values set
    /// inside.
    @Test func aValueReachesTheModifiersInIt() async {
      let screen = await Screen(
        Reader(name: "view").environment(\.probed, "inner")
          .modifier(Wrapped())
          .padding(10)
          .environment(\.probed, "outer"), frames: 5)
      #expect(screen.texts == ["modifier outer", "view inner alone"])
    }

    @Test("`refreshable` sets the environment's refresh action only for the views inside")
    func aRefreshActionIsThereWhereSomebodyHasSetOne() async {
      let screen = await Screen(
        VStack {
          Reader(name: "outside")
          VStack { Reader(name: "inside") }.refreshable {}
        }, frames: 5)
      #expect(screen.texts == ["outside none alone", "inside none refreshes"])
    }

    // MARK: Properties in nested structures

    private struct Look: DynamicProperty {
      @Environment(\.probed) private var probed
      @State var count = 0

      var text: String { "\(probed) \(count)" }
    }

    private struct Style: DynamicProperty {
      var look = Look()
    }

    private struct Styled<Kind: DynamicProperty>: View {
      let style: Kind
      let text: (Kind) -> String
      let tap: (Kind) -> Void

      var body: some View { Button(text(style)) { tap(style) } }
    }

    @Test("SwiftUI finds dynamic properties inside structures of any depth")
    func propertiesAreFilledInAsDeepAsTheyAreStored() async {
      let screen = await Screen(
        VStack {
          Styled(style: Look(), text: { $0.text }, tap: { $0.count += 1 })
          Styled(style: Style(), text: { "deep " + $0.look.text }, tap: { $0.look.count += 1 })
        }
        .environment(\.probed, "set"), frames: 5)
      #expect(screen.texts == ["set 0", "deep set 0"])
      screen.tap("deep set 0")
      await screen.frames(5)
      #expect(screen.texts == ["set 0", "deep set 1"])
    }
  }

  extension EnvironmentValues {
    fileprivate var probed: String {
      get { self[ProbedKey.self] }
      set { self[ProbedKey.self] = newValue }
    }
  }

  private struct ProbedKey: EnvironmentKey {
    static let defaultValue = "none"
  }
#endif
