import Foundation
import PlatformViews
import SwiftUI

extension FactLedger {
  static let scroll: [String: Measure] = [
    "scroll-content-place": {
      let scene = FactScene(300, 200) { ScrollView { FactRows(count: 3).named("content") } }
      return .init(scene.frame("content").numbers)
    },
    "scroll-wide-content": { .init(wide.scroll.numbers) },
    "scroll-wide-content-place": { .init(wide.frame("content").numbers) },
    "scroll-narrow-content": { .init(narrow.scroll.numbers) },
    "scroll-narrow-content-place": { .init(narrow.frame("content").numbers) },
    "scroll-horizontal": {
      let scene = FactScene(300, 200) { ScrollView(.horizontal) { FactBox(width: 808, height: 40) } }
      return .init(scene.scroll.numbers)
    },
    "scroll-both": {
      let scene = FactScene(300, 200) {
        ScrollView([.horizontal, .vertical]) { FactBox(width: 500, height: 400).named("content") }
      }
      return .init(scene.scroll.numbers + scene.frame("content").numbers)
    },
    // The recording has texts of 16 pt above and below the scroll view.
    "scroll-in-stack": {
      let scene = FactScene(300, 200) {
        VStack(spacing: 0) {
          FactBox(width: 40, height: 16)
          ScrollView { FactRows(count: 20) }
          FactBox(width: 40, height: 16)
        }
      }
      return .init([scene.scroll.minY, scene.scroll.height])
    },
    "scroll-padding": {
      let scene = FactScene(300, 200) { ScrollView { FactRows(count: 20).padding().named("padded") } }
      let height = scene.stage.scrollElements.first?.view.contentSize.height ?? .nan
      return .init([scene.scroll.width, scene.frame("padded").height, height])
    },
    "scroll-children-vertical": { children(of: .vertical) },
    "scroll-children-horizontal": { children(of: .horizontal) },
    "safearea-inset-scroll": {
      let scene = FactScene(400, 260) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<8, id: \.self) { _ in Color.clear.frame(height: 30) }
          }
          .named("content")
        }
        .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 30).named("bar") }
        .frame(width: 100, height: 200)
      }
      let content = scene.frame("content")
      return .init([
        content.minY, content.height, content.width, scene.frame("bar").minY, scene.scroll.height,
      ])
    },
    "nav-safe-width": {
      let scene = FactScene(375, 667) { NavigationStack { ScrollView { FactRows(count: 20) } } }
      return .init([scene.scroll.width])
    },
    "anchor-size-changes-top": {
      let model = FactModel()
      model.number = 20
      let scene = FactScene(300, 200) { Growing(model: model) }
      scene.change { model.number = 25 }
      return .init([scene.frame("row 0").minY])
    },
  ]

  private static var wide: FactScene {
    FactScene(300, 200) { ScrollView { FactBox(width: 400, height: 400).named("content") } }
  }

  private static var narrow: FactScene {
    FactScene(300, 200) {
      ScrollView { FactBox(width: 100, height: 400).named("content") }.frame(width: 250, height: 150)
    }
  }

  /// Returns the arrangement of three views directly in a scroll view, in words.
  ///
  /// The recording uses texts, which have a different spacing, so only the words are compared.
  private static func children(of axes: Axis.Set) -> [FactValue] {
    let scene = FactScene(300, 200) {
      ScrollView(axes) {
        FactBox(width: 30, height: 16).named("a")
        FactBox(width: 60, height: 30).named("b")
        FactBox(width: 30, height: 16).named("c")
      }
    }
    let frames = ["a", "b", "c"].map { scene.frame($0) }
    let isColumn = frames.allSatisfy { $0.midX == frames[0].midX }
    let gaps = isColumn ? [frames[1].minY - frames[0].maxY, frames[2].minY - frames[1].maxY] : [0]
    return .init(words: [isColumn ? "column" : "row", gaps.allSatisfy { $0 > 0 } ? "gaps" : "no gaps"])
  }
}

/// A scroll view with as many rows as the model's number, which the test increases.
private struct Growing: View {
  @ObservedObject var model: FactModel

  var body: some View {
    ScrollView { FactRows(count: model.number) }.defaultScrollAnchor(.top, for: .sizeChanges)
  }
}
