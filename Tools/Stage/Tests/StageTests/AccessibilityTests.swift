import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite(.serialized) struct AccessibilityTests {
  /// The names of the actions that were performed, in order.
  @MainActor private final class Log {
    var entries: [String] = []
    func add(_ entry: String) -> @MainActor () -> Void { { self.entries.append(entry) } }
  }

  private func labels(_ view: some View) -> [String] { Stage(view).accessibilityElements.map(\.label) }

  @Test("Texts, images and controls are accessibility elements in reading order")
  func textsPicturesAndControlsAreFoundInOrder() {
    let elements = Stage(
      VStack {
        Text("Title")
        Image(systemName: "sun.max")
        Button("Go") {}
        Toggle("Offline", isOn: .constant(true))
        Slider(value: .constant(0.25), in: 0...1) { Text("Progress") }
        ProgressView()
        Circle()
        Text(verbatim: " ")
      }
    ).accessibilityElements
    #expect(elements.map(\.label) == ["Title", "sun max", "Go", "Offline", "Progress", "In progress"])
    #expect(elements.map(\.value) == [nil, nil, nil, "on", "25 %", nil])
    #expect(
      elements.map(\.traits) == [.isStaticText, .isImage, .isButton, [.isButton, .isToggle], [], []])
  }

  @Test("Combined elements are read as one element")
  func combinedElementsAreReadAsOne() {
    let element = Stage(
      HStack {
        Image(systemName: "bird")
        Text("Wren")
        Text("Sings")
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
    ).accessibilityElements
    #expect(element.map(\.label) == ["bird, Wren, Sings"])
    #expect(element.map(\.traits) == [.isButton])
  }

  @Test("Hidden and fully transparent views have no accessibility element")
  func hiddenAndTransparentViewsAreNotFound() {
    let view = VStack {
      Text("a").accessibilityHidden(true)
      Text("b").opacity(0)
      Text("c").accessibilityHidden(false)
    }
    #expect(labels(view) == ["c"])
  }

  @Test("A label replaces the text of an element, and gives a shape an element")
  func aLabelIsReadInsteadAndMakesAnElement() {
    let isBusy = true
    let view = VStack {
      Image(systemName: "bird").accessibilityLabel("Bird" as String)
      Circle().accessibilityLabel(isBusy ? "Refreshing" : "Pull to refresh")
    }
    #expect(labels(view) == ["Bird", "Refreshing"])
  }

  @Test("Activating an element performs its action, unless the control is disabled")
  func anActionIsActivated() {
    let log = Log()
    let stage = Stage(
      VStack {
        Circle().accessibilityLabel("Indicator").accessibilityAction(log.add("tap"))
        Button("Off", action: log.add("off")).disabled(true)
      })
    #expect(stage.accessibilityElements.map { $0.activate() } == [true, false])
    #expect(log.entries == ["tap"])
  }

  /// Belief: each element in a container has the actions of the container.
  @Test("The elements in a container have the actions of the container")
  func actionsOfAContainerAreOfferedOnWhatIsInIt() {
    let log = Log()
    let stage = Stage(
      VStack {
        VStack {
          Text("Row")
          Text("Other")
        }
        .accessibilityElement(children: .contain)
        .accessibilityActions {
          Button("Refresh", action: log.add("refresh"))
          Button("Load more", action: log.add("more")).disabled(true)
        }
        Text("Outside")
      })
    let elements = stage.accessibilityElements
    #expect(elements.map(\.label) == ["Row", "Other", "Outside"])
    #expect(elements.map { $0.actions.map(\.name) } == [["Refresh"], ["Refresh"], []])
    #expect(stage.accessibilityActions.map(\.name) == ["Refresh"])
    stage.accessibilityActions.first?.perform()
    #expect(log.entries == ["refresh"])
    #expect(stage.visibleTexts.map(\.text) == ["Row", "Other", "Outside"])
  }

  /// Documented: if an element declines a scroll, its enclosing element handles the scroll.
  @Test("A scroll calls the innermost scroll action")
  func theInnermostHandlerIsAskedFirst() {
    let log = Log()
    let stage = Stage(
      VStack {
        Text("Inner").accessibilityElement(children: .contain)
          .accessibilityScrollAction { log.entries.append("inner \($0)") }
        Text("Beside")
      }
      .accessibilityElement(children: .contain)
      .accessibilityScrollAction { log.entries.append("outer \($0)") })
    #expect(stage.accessibilityScroll(.top))
    #expect(stage.accessibilityScroll(.bottom, from: "Beside"))
    #expect(!stage.accessibilityScroll(.bottom, from: "Nobody"))
    #expect(log.entries == ["inner top", "outer bottom"])
  }

  @Test("A segmented picker has an element for each choice, and a menu has one with a value")
  func aPickerIsItsChoices() {
    struct Choice: View {
      @State private var choice = 1
      let isSegmented: Bool
      var body: some View {
        if isSegmented { picker.pickerStyle(.segmented) } else { picker }
      }
      private var picker: some View {
        Picker("Policy", selection: $choice) {
          Text("Drop").tag(0)
          ForEach(1..<3, id: \.self) { Text("Number \($0)").tag($0) }
        }
      }
    }
    let segments = Stage(Choice(isSegmented: true), size: CGSize(width: 300, height: 100))
    #expect(segments.accessibilityElements.map(\.label) == ["Drop", "Number 1", "Number 2"])
    #expect(segments.accessibilityElements.map { $0.traits.contains(.isSelected) } == [false, true, false])
    #expect(segments.accessibilityElements.map(\.frame.width) == [100, 100, 100])
    segments.accessibilityElements[2].activate()
    #expect(segments.accessibilityElements.map { $0.traits.contains(.isSelected) } == [false, false, true])

    let menu = Stage(Choice(isSegmented: false))
    #expect(menu.accessibilityElements.map(\.value) == ["Number 1"])
    menu.accessibilityElements[0].activate()
    #expect(menu.accessibilityElements.map(\.value) == ["Number 2"])
    #expect(menu.visibleTexts.map(\.text) == ["Number 2"])
  }

  @Test("Only the focused view receives keys, and only the keys that it declares")
  func keysGoToWhatHasTheFocus() {
    let log = Log()
    let row = { (name: String) in
      Circle().frame(width: 100, height: 100).focusable().focusEffectDisabled()
        .onKeyPress(keys: [.pageDown, .space]) { press in
          log.entries.append("\(name) \(press.key == .space ? "space" : "page")")
          return press.key == .space ? .ignored : .handled
        }
    }
    let stage = Stage(
      VStack(spacing: 0) {
        row("a")
        row("b")
      }, size: CGSize(width: 100, height: 200))
    #expect(!stage.key(.pageDown))
    #expect(stage.focus(at: CGPoint(x: 50, y: 150)))
    #expect(stage.key(.pageDown))
    #expect(!stage.key(.space))
    #expect(!stage.key(.home))
    #expect(!stage.focus(at: CGPoint(x: 50, y: 250)))
    #expect(!stage.key(.pageDown))
    #expect(log.entries == ["b page", "b space"])
  }

  /// `FrameAndKeyProbes` checks the same on Apple's systems.
  @Test("If two buttons have the same shortcut, the first one is activated")
  func theFirstShortcutFoundCounts() {
    let log = Log()
    let refresh = KeyboardShortcut("r", modifiers: .command)
    let hidden = { (name: String) in
      Button("Refresh", action: log.add(name)).keyboardShortcut(refresh)
        .frame(width: 0, height: 0).opacity(0).allowsHitTesting(false).accessibilityHidden(true)
    }
    let stage = Stage(
      VStack {
        Text("List").background { hidden("first") }
        Text("List").background { hidden("second") }
      })
    #expect(stage.key("r", modifiers: .command))
    #expect(!stage.key("r"))
    #expect(!stage.key("r", modifiers: [.command, .shift]))
    #expect(log.entries == ["first"])
    #expect(labels(VStack { hidden("x") }) == [])
  }
}
