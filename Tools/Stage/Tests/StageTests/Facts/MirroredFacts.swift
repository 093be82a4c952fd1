import Foundation
import SwiftUI

extension FactLedger {
  static let mirrored: [String: Measure] = [
    // In the recording, a `Spacer` is in the place of the flexible view, and the box "text" is a text of
    // that size.
    "layout-rtl-stacks": {
      let scene = FactScene(320, 260) {
        VStack(alignment: .leading, spacing: 10) {
          HStack {
            FactBox(width: 40, height: 30).named("a")
            FactBox(width: 60, height: 30).named("b")
            Color.clear.frame(height: 30)
            FactBox(width: 30, height: 30).named("c")
          }
          FactBox(width: 50, height: 20).padding(.leading, 30).named("padded")
          FactBox(width: 40, height: 20).frame(width: 120, alignment: .leading).named("framed")
          ZStack(alignment: .topLeading) {
            FactBox(width: 100, height: 40)
            FactBox(width: 20, height: 20).named("front")
          }
          .named("depth")
          HStack {
            FactBox(width: 30, height: 20)
            FactBox(width: 30, height: 20).named("second")
          }
          .environment(\.layoutDirection, .leftToRight)
          .named("island")
          FactBox(width: 25, height: 16).named("text")
          FactBox(width: 30, height: 20).alignmentGuide(.leading) { _ in -10 }.named("guided")
        }
        .frame(width: 300, alignment: .leading)
        .environment(\.layoutDirection, .rightToLeft)
      }
      let names = [
        "a", "b", "c", "padded", "framed", "depth", "front", "island", "second", "text", "guided",
      ]
      return .init(names.map { scene.frame($0).minX })
    },
    "layout-rtl-custom": {
      let scene = FactScene(300, 120) {
        Flow {
          FactBox(width: 60, height: 20).named("0")
          FactBox(width: 90, height: 20).named("1")
          FactBox(width: 50, height: 20).named("2")
          FactBox(width: 70, height: 20).named("3")
          FactBox(width: 40, height: 20).named("4")
        }
        .frame(width: 200)
        .environment(\.layoutDirection, .rightToLeft)
      }
      let starts = (0..<5).map { scene.frame("\($0)").minX }
      return .init(starts + [scene.frame("0").minY, scene.frame("2").minY])
    },
    "scroll-rtl-height": {
      let scene = FactScene(200, 80) {
        ScrollView(.horizontal) { FactBox(width: 350, height: 40).named("content") }
          .frame(width: 180, height: 60)
          .environment(\.layoutDirection, .rightToLeft)
      }
      return .init([scene.frame("content").minY])
    },
  ]
}

/// A layout that places views in lines, as wide as the proposed width.
///
/// The spacing is 8 pt between views and 6 pt between lines.
private struct Flow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 0
    let origins = origins(in: width, subviews)
    let height = zip(origins, subviews).map { $0.y + $1.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (origin, view) in zip(origins(in: bounds.width, subviews), subviews) {
      view.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }

  @MainActor private func origins(in width: CGFloat, _ subviews: Subviews) -> [CGPoint] {
    var (next, height) = (CGPoint.zero, CGFloat(0))
    return subviews.map { view in
      let size = view.sizeThatFits(.unspecified)
      if next.x > 0, next.x + size.width > width {
        next = CGPoint(x: 0, y: next.y + height + 6)
        height = 0
      }
      defer { next.x += size.width + 8 }
      height = max(height, size.height)
      return next
    }
  }
}
