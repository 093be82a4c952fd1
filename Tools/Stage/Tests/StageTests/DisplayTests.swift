import Foundation
import Testing

import PlatformViews

@testable import SwiftUI

@MainActor @Suite(.serialized) struct DisplayTests {
  private func text(_ view: some View, size: CGSize = CGSize(width: 200, height: 100)) -> String {
    Stage(view, size: size).text()
  }

  @Test("An invisible view has no line in the text")
  func whatIsNotSeenIsLeftOut() {
    #expect(text(Circle().offset(y: 200)) == "")
    #expect(text(Circle().opacity(0)) == "")
    #expect(text(Circle().scaleEffect(y: 0)) == "")
    #expect(text(Color.clear) == "")
    let clipped = Circle().frame(width: 50, height: 50).offset(x: 60).frame(width: 50, height: 50).clipped()
    #expect(text(clipped) == "")
    #expect(text(clipped.offset(x: 10)) == "")
  }

  @Test("A line has the combination of all effects around the view")
  func effectsAreSaidOfWhatTheyAreAround() {
    let view = Rectangle().frame(width: 50, height: 50)
      .opacity(0.5).rotationEffect(.degrees(90)).scaleEffect(0.5).opacity(0.5).scaleEffect(x: 2, y: 1)
    #expect(
      text(view) == "Rectangle fill foreground (75 25 50×50) opacity 0.25 rotated 90 scaled 1×0.5")
    #expect(
      text(Rectangle().rotationEffect(.degrees(360))) == "Rectangle fill foreground (0 0 200×100)")
  }

  /// The bar is moved out of the clip.
  ///
  /// Only its rotation about the center makes a part of it visible.
  @Test("A clip hides only the parts that are outside it after rotation")
  func clippingKnowsOfTurns() {
    let bar = Rectangle().frame(width: 100, height: 10).rotationEffect(.degrees(90))
    let clip = bar.frame(width: 100, height: 10).offset(y: 30).frame(width: 100, height: 10).clipped()
    #expect(text(clip) == "Rectangle fill foreground (50 75 100×10) rotated 90")
  }

  private struct Deep<Leaf: View>: View {
    let depth: Int
    let leaf: Leaf

    @ViewBuilder var body: some View {
      if depth > 0 { Deep(depth: depth - 1, leaf: leaf).padding(1) } else { leaf }
    }
  }

  /// Without this, the search would double its time with each level.
  @Test("The time of a search grows in proportion to the depth of the view tree", .timeLimit(.minutes(1)))
  func depthIsNoTrouble() {
    let leaf = Text("Leaf").id("leaf")
    let view = ScrollViewReader { proxy in
      ScrollView {
        Color.clear.frame(height: 500)
        Deep(depth: 40, leaf: leaf)
        Color.clear.frame(height: 500)
      }
      .onAppear { proxy.scrollTo("leaf", anchor: .top) }
    }
    let stage = Stage(view, size: CGSize(width: 200, height: 100))
    stage.tick(1.0 / 60)
    #expect(stage.visibleTexts.map(\.text) == ["Leaf"])
    let choice = Picker("Choice", selection: .constant(2)) { Deep(depth: 40, leaf: Text("Two").tag(2)) }
    #expect(text(choice).contains("Two"))
  }

  /// The test also counts the groups that the picture opens and closes.
  @Test("The SVG picture is well-formed and contains each view with its effects")
  func thePictureHasAllOfIt() throws {
    let svg = Stage(
      VStack {
        Text("a < b & c").font(.headline)
        Image(systemName: "checkmark").foregroundStyle(.tint)
        Image(systemName: "figure.walk")
        Circle().fill(.tint).clipShape(Capsule()).rotationEffect(.degrees(30)).opacity(0.5)
      }, size: CGSize(width: 200, height: 200)
    ).svg()
    #expect(svg.contains("a &lt; b &amp; c</text>"))
    #expect(svg.contains("font-weight=\"600\""))
    #expect(svg.contains("M5 13L10 18L19 6"))
    #expect(svg.contains(">fw</text>"))
    #expect(svg.contains("<clipPath id=\"c") && svg.contains("clip-path=\"url(#c"))
    #expect(svg.contains("rotate(30 "))
    #expect(svg.contains("<g opacity=\"0.5\">"))
    let (begins, ends) = (svg.split(separator: "<g ").count, svg.split(separator: "</g>").count)
    #expect(begins == ends)
  }
}
