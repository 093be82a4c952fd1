import Foundation
import SwiftUI

extension FactLedger {
  static let identity: [String: Measure] = [
    "foreach-identity": {
      let model = FactModel()
      model.items = [("a", 60), ("b", 100), ("c", 140)].map { FactItem(id: $0, width: $1) }
      let scene = FactScene(300, 200) { Items(model: model) }
      @MainActor func tops(_ names: String) -> [CGFloat] { names.map { scene.frame("\($0)").minY } }
      var numbers = tops("abc")
      scene.change { model.items.insert(FactItem(id: "d", width: 80), at: 0) }
      scene.change { model.items[1].width = 200 }
      numbers += tops("da") + [scene.frame("a").width]
      scene.change { model.items.reverse() }
      numbers += tops("cbad")
      scene.change { model.items.removeAll { $0.id == "b" } }
      numbers += tops("cad") + ["c", "a", "d"].map { scene.frame($0).width }
      return .init(numbers)
    },
    // The recording uses texts, which have a smaller spacing than boxes. The test checks that the empty
    // loops do not change the spacing between the two views.
    "foreach-empty": {
      let scene = FactScene(300, 200) {
        VStack {
          FactBox(width: 30, height: 16).named("a")
          ForEach([String](), id: \.self) { Text($0) }
          ForEach(0..<0, id: \.self) { _ in FactBox(width: 30, height: 16) }
          FactBox(width: 30, height: 16).named("b")
        }
      }
      return .init([scene.frame("b").minY - scene.frame("a").maxY])
    },
    "foreach-modifier": {
      let scene = FactScene(300, 260) {
        VStack(spacing: 0) {
          ForEach(0..<2, id: \.self) { FactBox(width: 40, height: 16).named("\($0)") }.padding()
        }
      }
      return .init([scene.frame("1").minY - scene.frame("0").minY])
    },
    // For the two facts below, the recordings use texts. The boxes have the sizes of those texts.
    "animation-frame": {
      let model = FactModel()
      let scene = FactScene(320, 160) { Animated(model: model) }
      scene.change { withAnimation(.linear(duration: 0.3)) { model.flag = true } }
      scene.pass(1)
      return .init(scene.frame("box").numbers + [scene.frame("below").minY])
    },
    "animation-transition": {
      let model = FactModel()
      let scene = FactScene(320, 160) { Removed(model: model) }
      let before = scene.frame("stack").numbers
      scene.change { withAnimation(.linear(duration: 0.3)) { model.flag = true } }
      scene.pass(1)
      return .init(before + scene.frame("stack").numbers)
    },
  ]
}

/// A column of rows, each as wide as the first width that its item had.
private struct Items: View {
  @ObservedObject var model: FactModel

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(model.items) { item in ItemRow(id: item.id, width: item.width) }
    }
  }
}

private struct ItemRow: View {
  let id: String
  @State private var width: CGFloat

  init(id: String, width: CGFloat) {
    self.id = id
    _width = State(initialValue: width)
  }

  var body: some View { FactBox(width: width, height: 20).named(id) }
}

private struct Animated: View {
  @ObservedObject var model: FactModel

  var body: some View {
    VStack(spacing: 8) {
      FactBox(width: model.flag ? 200 : 100, height: model.flag ? 60 : 40).named("box")
      FactBox(width: 36.5, height: 16).named("below")
    }
  }
}

private struct Removed: View {
  @ObservedObject var model: FactModel

  var body: some View {
    VStack(spacing: 8) {
      FactBox(width: 38.5, height: 16)
      if !model.flag { FactBox(width: 32, height: 16).transition(.identity) }
      FactBox(width: 36.5, height: 16)
    }
    .named("stack")
  }
}
