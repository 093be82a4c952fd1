import Combine
import Foundation
import SwiftUI

extension FactLedger {
  static let lifecycle: [String: Measure] = [
    "lifecycle-id-order": {
      let (model, journal) = (FactModel(), FactJournal())
      let scene = FactScene(100, 100) { Identified(model: model, inner: journal, outer: FactJournal()) }
      scene.change { model.flag = true }
      return .init(words: journal.entries)
    },
    "lifecycle-id-inside": {
      let (model, journal) = (FactModel(), FactJournal())
      let scene = FactScene(100, 100) { Identified(model: model, inner: FactJournal(), outer: journal) }
      scene.change { model.flag = true }
      return .init(words: journal.entries)
    },
    "onchange-after-appear": {
      let (model, journal) = (FactModel(), FactJournal())
      let scene = FactScene(100, 100) { Reporting(model: model, journal: journal) }
      for _ in 0..<2 { scene.change { model.number = 2 } }
      return .init(journal.entries.map { CGFloat(Double($0) ?? .nan) })
    },
    "evaluations-published": {
      let scene = FactScene(100, 100) { Whole(model: FactModel()) }
      let counts = scene.stage.evaluations.byName
      return .init([CGFloat(counts["Whole"] ?? 0), CGFloat(counts["Part"] ?? 0)])
    },
    "evaluations-equatable": {
      let (model, journal) = (FactModel(), FactJournal())
      let scene = FactScene(100, 100) { Parent(model: model, journal: journal) }
      scene.change { model.number = 2 }
      return .init([CGFloat(journal.entries.count)])
    },
    "timeline-paused": {
      let journal = FactJournal()
      let scene = FactScene(100, 100) {
        TimelineView(.animation(paused: true)) { _ in
          let _ = journal.note("content")
          Color.clear
        }
      }
      scene.pass(10)
      return .init([CGFloat(journal.entries.count)])
    },
    "preference-order": {
      let journal = FactJournal()
      _ = FactScene(100, 100) {
        VStack {
          ForEach(0..<3, id: \.self) { Color.clear.preference(key: Spoken.self, value: [$0]) }
        }
        .onPreferenceChange(Spoken.self) { for number in $0 { journal.note("\(number)") } }
      }
      return .init(journal.entries.map { CGFloat(Double($0) ?? .nan) })
    },
  ]
}

private struct Spoken: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// A view whose id changes with the model's flag.
///
/// `inner` receives the calls of modifiers inside `id(_:)`, and `outer` the calls of a modifier outside it.
private struct Identified: View {
  @ObservedObject var model: FactModel
  let inner: FactJournal
  let outer: FactJournal

  var body: some View {
    Color.clear
      .onAppear { inner.note("A") }
      .onDisappear { inner.note("D") }
      .id(model.flag)
      .onAppear { outer.note("A") }
  }
}

private struct Reporting: View {
  @ObservedObject var model: FactModel
  let journal: FactJournal

  var body: some View {
    Color.clear
      .onAppear { model.number = 1 }
      .onChange(of: model.number) { journal.note("\($0)") }
  }
}

private struct Whole: View {
  @ObservedObject var model: FactModel

  var body: some View {
    VStack {
      Part(isOn: model.flag)
      Part(isOn: false)
    }
    .onAppear { model.flag.toggle() }
  }
}

private struct Part: View {
  let isOn: Bool

  var body: some View { Color.clear.opacity(isOn ? 1 : 0.5) }
}

private struct Parent: View {
  @ObservedObject var model: FactModel
  let journal: FactJournal

  var body: some View { Even(number: model.number, journal: journal).equatable() }
}

/// A view whose values are equal if both numbers are even or both are odd.
@MainActor private struct Even: View, Equatable {
  let number: Int
  let journal: FactJournal

  var body: some View {
    let _ = journal.note("body")
    Color.clear
  }

  nonisolated static func == (one: Even, other: Even) -> Bool { one.number % 2 == other.number % 2 }
}
