import Foundation
import SwiftUI

extension FactLedger {
  static let layout: [String: Measure] = [
    "layout-padding-16": {
      let scene = FactScene(200, 100) { Color.clear.named("a").padding() }
      return .init(scene.frame("a").numbers)
    },
    "layout-spacing-8": {
      let scene = FactScene(300, 100) {
        HStack {
          FactBox(width: 50, height: 50).named("a")
          FactBox(width: 50, height: 50).named("b")
          FactBox(width: 50, height: 50).named("c")
        }
      }
      return .init(["a", "b", "c"].map { scene.frame($0).minX })
    },
    "layout-hstack-shares": {
      let scene = FactScene(300, 100) {
        HStack(spacing: 0) {
          Color.clear.named("a")
          Color.clear.frame(width: 50).named("b")
          Color.clear.named("c")
        }
      }
      return .init(["a", "b", "c"].map { scene.frame($0).width })
    },
    // In the recording, a `Spacer` with a minimum length of 20 pt is in the place of the second box.
    "layout-overflow-centred": {
      let scene = FactScene(300, 100) {
        HStack(spacing: 0) {
          FactBox(width: 250, height: 20).named("a")
          FactBox(width: 20, height: 20)
          FactBox(width: 100, height: 20).named("b")
        }
        .named("row")
      }
      return .init(["a", "b", "row"].map { scene.frame($0).minX })
    },
    "layout-frame-flex": {
      let scene = FactScene(300, 300) {
        VStack(spacing: 0) {
          FactBox(width: 40, height: 20).frame(minWidth: 100).named("minimum")
          FactBox(width: 40, height: 20).frame(maxWidth: 200).named("maximum")
          FactBox(width: 40, height: 20).frame(minWidth: 50, maxWidth: .infinity).named("infinite")
          Color.clear.frame(maxWidth: 120, maxHeight: 20).named("clamped")
          FactBox(width: 250, height: 20).frame(maxWidth: 200).named("around")
        }
      }
      return .init(["minimum", "maximum", "infinite", "clamped", "around"].map { scene.frame($0).width })
    },
    "layout-alignment-guides": {
      let scene = FactScene(300, 200) {
        VStack(alignment: .leading, spacing: 4) {
          FactBox(width: 100, height: 20).alignmentGuide(.leading) { $0[.trailing] }.named("a")
          FactBox(width: 50, height: 20).named("b")
          FactBox(width: 30, height: 20).alignmentGuide(.leading) { $0.width / 2 }.named("c")
        }
        .named("stack")
      }
      let stack = scene.frame("stack")
      return .init(["a", "b", "c"].map { scene.frame($0).minX } + [stack.minX, stack.width])
    },
    "layout-nested-stacks": {
      let scene = FactScene(300, 200) {
        VStack(spacing: 10) {
          HStack(spacing: 10) {
            Color.clear.named("a")
            Color.clear.frame(width: 80).named("b")
          }
          .padding(10)
          Color.clear.frame(height: 60).named("bottom")
        }
      }
      return .init(scene.frame("a").numbers + [scene.frame("b").minX, scene.frame("bottom").minY])
    },
    "layout-colour-10": {
      let scene = FactScene(200, 200) { Color.clear.fixedSize().named("a") }
      return .init([scene.frame("a").width, scene.frame("a").height])
    },
    "layout-zstack": {
      let scene = FactScene(200, 200) {
        ZStack(alignment: Alignment(horizontal: .trailing, vertical: .bottom)) {
          FactBox(width: 100, height: 100)
          FactBox(width: 30, height: 30).named("b")
        }
        .named("stack")
      }
      let (stack, small) = (scene.frame("stack"), scene.frame("b"))
      return .init([stack.minX, stack.minY, small.minX, small.minY])
    },
    "layout-any-layout": {
      let model = FactModel()
      let scene = FactScene(240, 120) { Turning(model: model) }
      let across = scene.frame("stack").numbers
      scene.change { model.flag = true }
      return .init(across + scene.frame("stack").numbers)
    },
    "layout-custom-anchor": {
      let scene = FactScene(240, 240) {
        Ring {
          FactBox(width: 20, height: 20).named("top")
          FactBox(width: 20, height: 20)
          FactBox(width: 20, height: 20).named("bottom")
          FactBox(width: 20, height: 20)
        }
        .frame(width: 160, height: 160).named("ring")
      }
      let origins = ["bottom", "top"].flatMap { [scene.frame($0).minX, scene.frame($0).minY] }
      return .init(scene.frame("ring").numbers + origins)
    },
  ]
}

/// Three views in a row, which changes to a column when the model's flag is true.
///
/// In the recording, the first and the last view are texts of the same sizes as these boxes.
private struct Turning: View {
  @ObservedObject var model: FactModel

  var body: some View {
    let layout = model.flag ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout(spacing: 8))
    layout {
      FactBox(width: 25, height: 16)
      FactBox(width: 30, height: 20)
      FactBox(width: 35.5, height: 16)
    }
    .named("stack")
  }
}

/// A layout of four views on a circle: top, right, bottom and left.
///
/// The circle passes through the centers of the views. It is 12 pt inside the bounds.
private struct Ring: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let radius = bounds.width / 2 - 12
    for (index, view) in subviews.enumerated() {
      let (x, y): (CGFloat, CGFloat) =
        switch index {
        case 0: (0, -radius)
        case 1: (radius, 0)
        case 2: (0, radius)
        default: (-radius, 0)
        }
      view.place(at: CGPoint(x: bounds.midX + x, y: bounds.midY + y), anchor: .center, proposal: .unspecified)
    }
  }
}
