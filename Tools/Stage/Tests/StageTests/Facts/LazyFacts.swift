import Foundation
import SwiftUI

extension FactLedger {
  static let lazy: [String: Measure] = [
    "lazy-built-at-rest": {
      let report = Report()
      _ = FactScene(300, 200) { LazyRows(model: FactModel(), report: report) }
      return .init(report.rows.map { CGFloat($0) })
    },
    "lazy-scrollto-unbuilt": {
      let model = FactModel()
      model.anchor = .top
      let scene = FactScene(300, 200) { LazyRows(model: model, report: Report()) }
      scene.change { model.goal = "r100" }
      return .init([scene.frame("row 100").minY])
    },
    "lazy-built-after-scroll": {
      let (model, report) = (FactModel(), Report())
      model.anchor = .top
      let scene = FactScene(300, 200) { LazyRows(model: model, report: report) }
      scene.change { model.goal = "r100" }
      return .init(report.rows.map { CGFloat($0) })
    },
    "list-ios-plain": {
      let scene = FactScene(320, 300) {
        List {
          Text("Apple").named("first")
          Text("Banana").named("second")
        }
        .listStyle(.plain)
      }
      let (first, second) = (scene.frame("first"), scene.frame("second"))
      return .init([first.minX, second.minY - first.minY])
    },
    "list-row-heights-mac": {
      let scene = FactScene(320, 400) {
        List {
          FactBox(width: 10, height: 1).named("low")
          FactBox(width: 10, height: 101).named("high")
          FactBox(width: 10, height: 101).named("next")
        }
      }
      let (low, high, next) = (scene.frame("low"), scene.frame("high"), scene.frame("next"))
      let rest = next.minY - high.minY - 101
      // The low row is followed by the high row. From the middle of the low row to the content of the high
      // row is half the low row's height plus half of `rest`, the height that a row adds to its content.
      return .init([2 * (high.minY - rest / 2 - low.midY), rest])
    },
  ]
}

/// A preference that collects the numbers of the rows that are built.
private struct Reporting: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

@MainActor private final class Report {
  var rows: [Int] = []
}

/// A lazy stack of 200 rows, each 20 pt high.
///
/// The id that a row sets differs from the id of its `ForEach` element: row 5 sets "r5".
private struct LazyRows: View {
  @ObservedObject var model: FactModel
  let report: Report

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { row in
            FactBox(width: 200, height: 20).named("row \(row)").preference(key: Reporting.self, value: [row])
              .id("r\(row)")
          }
        }
      }
      .onPreferenceChange(Reporting.self) { report.rows = $0 }
      .onChange(of: model.goal) { goal in
        if let goal { proxy.scrollTo(goal, anchor: model.anchor) }
      }
    }
  }
}
