import Foundation
import Testing

import PlatformViews

@testable import SwiftUI

@MainActor @Suite(.serialized) struct DisplayTests {
  private func text(_ view: some View, size: CGSize = CGSize(width: 200, height: 100)) -> String {
    Stage(view, size: size).text()
  }

  @Test("Each visible shape is a line of text with its frame")
  func aThingIsALineWithItsFrame() {
    let lines = text(
      VStack(spacing: 0) {
        Color.clear.frame(height: 30)
        Circle().fill(.tint).frame(width: 40, height: 20.5)
        Rectangle().stroke(.secondary, lineWidth: 2).frame(height: 10)
      })
    #expect(
      lines == """
        Circle fill tint (80 49.8 40×20.5)
        Rectangle stroke 2 secondary (0 70.3 200×10)
        """)
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

  @Test("A partly clipped view has a line with its full frame")
  func whatIsClippedInPartIsSeen() {
    let view = Circle().frame(width: 50, height: 50).offset(x: 40).frame(width: 50, height: 50).clipped()
    #expect(text(view) == "Circle fill foreground (115 25 50×50)")
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

  @Test("A background is drawn before its view")
  func aBackgroundIsBehind() {
    let view = Rectangle().frame(width: 20, height: 20).padding(5)
      .background(.quaternary.opacity(0.5), in: RoundedRectangle(cornerRadius: 4))
    #expect(
      text(view) == """
        Background RoundedRectangle quaternary 0.5 (85 35 30×30)
        Rectangle fill foreground (90 40 20×20)
        """)
  }

  @Test("A background style extends under the bars that its view touches")
  func aStyleBehindAViewGoesOnUnderBars() {
    let bar = Color.clear.frame(height: 20).background(.bar)
    let stage = Stage(
      Color.clear.overlay(alignment: .bottom) { bar }, size: CGSize(width: 100, height: 100),
      safeArea: UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0))
    #expect(stage.text() == "Background bar (0 50 100×50)")
  }

  @Test("A canvas's line has the number and the opacities of its visible paths")
  func aCanvasSaysHowManyPathsAreSeen() {
    let view = Canvas { context, size in
      for index in 0..<4 {
        context.opacity = Double(index) / 4
        context.fill(Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 2), with: .foreground)
        context.rotate(by: .degrees(45))
      }
    }
    #expect(text(view) == "Canvas of 3, opacities 0.25 0.5 0.75 (0 0 200×100)")
  }

  @Test("A trimmed shape's line has the drawn part")
  func aTrimmedShapeSaysItsPart() {
    let view = Circle().trim(from: 0, to: 0.333).stroke(.tint, lineWidth: 3)
    #expect(text(view) == "Circle 0–0.33 stroke 3 tint (0 0 200×100)")
  }

  @Test("A control's label is indented below the control")
  func aControlHasItsLabelInIt() {
    let view = Button("Go") {}.buttonStyle(.bordered).disabled(true)
    let lines = text(view).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("Button bordered disabled (") == true)
    #expect(lines.last?.hasPrefix("  Text \"Go\" (") == true)
  }

  @Test(
    "Numbers are written with as few digits as possible",
    arguments: [(0.0, "0"), (-0.04, "0"), (1.26, "1.3"), (-1.25, "-1.3"), (12, "12"), (1e300, "1e+300")])
  func numbersAreShort(_ number: Double, _ text: String) {
    #expect(number.brief(1) == text)
  }

  @Test("Zeros after the decimal point are kept")
  func smallNumbersKeepTheirZeros() {
    #expect([0.083333, 0.5, 1.0005].map { $0.brief(4) } == ["0.0833", "0.5", "1.0005"])
  }

  @Test("The visible texts exclude transparent texts and texts outside the window")
  func theTextsThatAreSeenAreToldWithTheirFrames() throws {
    let stage = Stage(
      VStack(spacing: 0) {
        Text("Seen")
        Text("Faded").opacity(0)
        Text("Away").offset(x: 500)
      })
    #expect(stage.visibleTexts.map(\.text) == ["Seen"])
    #expect(stage.visibleTexts[0].frame.height == 22)
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
