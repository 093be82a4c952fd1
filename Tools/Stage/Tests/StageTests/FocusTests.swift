import Foundation
import SwiftUI
import Testing

/// Tests of the keyboard focus and the VoiceOver focus.
@MainActor @Suite struct FocusTests {
  @MainActor private final class Log { var entries: [String] = [] }

  private struct Form: View {
    enum Name: Hashable { case first, last }
    let log: Log
    @State private var first = ""
    @State private var last = ""
    @State private var hasLast = true
    @FocusState private var name: Name?
    @FocusState private var isInside: Bool
    @AccessibilityFocusState private var read: Name?

    var body: some View {
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          TextField("First", text: $first).focused($name, equals: .first)
            .accessibilityFocused($read, equals: .first)
          if hasLast { TextField("Last", text: $last).focused($name, equals: .last) }
        }
        .focused($isInside)
        TextField("Other", text: .constant("")).disabled(false)
        Button("To last") { name = .last }
        Button("None") { name = nil }
        Button("Remove") { hasLast = false }
        Button("Read first") { read = .first }
      }
      .onChange(of: name) { log.entries.append($0.map { "\($0)" } ?? "none") }
      .onChange(of: isInside) { log.entries.append($0 ? "in" : "out") }
      .onChange(of: read) { log.entries.append($0.map { "read \($0)" } ?? "read none") }
    }
  }

  private func stage() -> (Stage, Log) {
    let log = Log()
    return (Stage(Form(log: log)), log)
  }

  private func tap(_ label: String, on stage: Stage) {
    stage.accessibilityElements.first { $0.label == label }?.activate()
  }

  @Test("Focus properties change when the focus enters and leaves their views")
  func focusPropertiesFollowTheFocus() {
    let (stage, log) = stage()
    #expect(stage.focus(on: "First"))
    #expect(Set(log.entries) == ["first", "in"])
    stage.typeText("abc")
    #expect(stage.visibleTexts.map(\.text).contains("abc"))
    log.entries = []
    #expect(stage.focus(on: "Last"))
    #expect(log.entries == ["last"])
    #expect(stage.focusedLabel == "Last")
    log.entries = []
    #expect(stage.focus(on: "Other"))
    #expect(Set(log.entries) == ["none", "out"])
    #expect(!stage.focus(on: "Nowhere"))
    #expect(stage.complaints == [])
  }

  @Test("Setting a focus property moves the focus")
  func theAppMovesTheFocus() {
    let (stage, log) = stage()
    tap("To last", on: stage)
    #expect(stage.focusedLabel == "Last")
    #expect(Set(log.entries) == ["last", "in"])
    tap("None", on: stage)
    #expect(stage.focusedLabel == nil)
    #expect(Set(log.entries.suffix(2)) == ["none", "out"])
    tap("Remove", on: stage)
    tap("To last", on: stage)
    #expect(stage.focusedLabel == nil)
    #expect(log.entries.suffix(2) == ["last", "none"])
  }

  @Test("The VoiceOver focus is independent of the keyboard focus")
  func voiceOverHasAFocusOfItsOwn() {
    let (stage, log) = stage()
    stage.focus(on: "Last")
    log.entries = []
    #expect(stage.read("First"))
    #expect(log.entries == ["read first"])
    #expect(stage.focusedLabel == "Last")
    #expect(stage.read("None"))
    #expect(log.entries == ["read first", "read none"])
    tap("Read first", on: stage)
    #expect(log.entries.last == "read first")
    #expect(!stage.read("Nowhere"))
  }
}
