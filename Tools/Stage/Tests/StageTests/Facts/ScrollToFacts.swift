import Foundation
import SwiftUI

extension FactLedger {
  static let scrollTo: [String: Measure] = [
    "scrollto-no-anchor": {
      let model = FactModel()
      let scene = FactScene(300, 200) { Reader(model: model) }
      scene.change { model.goal = "15" }
      let below = scene.frame("row 15").minY
      scene.change { model.goal = "0" }
      return .init([below, scene.frame("row 0").minY])
    },
    "scrollto-anchor": {
      let model = FactModel()
      let scene = FactScene(300, 200) { Reader(model: model) }
      model.anchor = .top
      scene.change { model.goal = "10" }
      let top = scene.frame("row 10").minY
      model.anchor = .center
      scene.change { model.goal = nil }
      scene.change { model.goal = "10" }
      return .init([top, scene.frame("row 10").minY])
    },
  ]

  static let observed: [String: Measure] = [
    "geometry-sizes": {
      let watch = Watch()
      _ = FactScene(300, 200) { Watched(model: FactModel(), watch: watch) }
      guard let geometry = watch.geometry else { return [] }
      return .init([
        geometry.contentSize.height, geometry.contentInsets.top, geometry.containerSize.height,
      ])
    },
    "scroll-geometry-calls": {
      let (model, watch) = (FactModel(), Watch())
      let scene = FactScene(300, 200) { Watched(model: model, watch: watch) }
      scene.pass(5)
      let atRest = watch.geometries
      model.anchor = .top
      scene.change { model.goal = "10" }
      scene.pass(5)
      return .init([CGFloat(atRest), CGFloat(watch.geometries)])
    },
    "scroll-phase-calls": {
      let (model, watch) = (FactModel(), Watch())
      let scene = FactScene(300, 200) { Watched(model: model, watch: watch) }
      model.anchor = .top
      scene.change { model.goal = "10" }
      scene.pass(5)
      return .init(words: [watch.phases == [.idle] ? "once" : "\(watch.phases)"])
    },
  ]
}

/// A scroll view with 20 rows, which scrolls to the row `goal` of the model.
private struct Reader: View {
  @ObservedObject var model: FactModel

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView { FactRows(count: 20) }
        .onChange(of: model.goal) { goal in
          if let row = goal.flatMap({ Int($0) }) { proxy.scrollTo(row, anchor: model.anchor) }
        }
    }
  }
}

/// The values that a scroll view's observers have received.
@MainActor private final class Watch {
  var geometry: ScrollGeometry?
  var geometries = 0
  var phases: [ScrollPhase] = []
}

/// The scroll view of the recording.
///
/// It has 20 rows, is 150 pt high and has a top margin of 20 pt.
private struct Watched: View {
  let model: FactModel
  let watch: Watch

  var body: some View {
    Reader(model: model)
      .contentMargins(.top, 20, for: .scrollContent)
      .frame(height: 150)
      .onScrollGeometryChange(for: ScrollGeometry.self) {
        $0
      } action: { _, geometry in
        watch.geometry = geometry
        watch.geometries += 1
      }
      .onScrollPhaseChange { _, phase in watch.phases.append(phase) }
  }
}
