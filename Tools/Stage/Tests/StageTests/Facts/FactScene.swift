import Combine
import Foundation
import SwiftUI

/// A small view in a window of the stage, whose named parts a test can measure.
@MainActor struct FactScene {
  let stage: Stage

  /// Shows a view in a window without bars.
  ///
  /// The size is in pt.
  init(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: @MainActor () -> some View) {
    stage = Stage(content(), size: CGSize(width: width, height: height))
  }

  /// Returns the window frame of the part with a name, in pt.
  func frame(_ name: String) -> CGRect {
    stage.elements.first { $0.name == "tag \(name)" }?.frame ?? .null
  }

  /// The window frame of the first scroll view, in pt.
  var scroll: CGRect { stage.scrollElements.first?.frame ?? .null }

  /// Advances the clock by a number of display frames.
  func pass(_ frames: Int) {
    for _ in 0..<frames {
      stage.clock.advance(by: 1.0 / 60)
      stage.tick()
    }
  }

  /// Changes the model with a closure, and updates the views.
  func change(_ body: () -> Void) {
    body()
    stage.update()
  }
}

extension View {
  /// Names a part of a scene, so that `FactScene.frame(_:)` finds it.
  func named(_ name: String) -> some View { tag(name) }
}

extension CGRect {
  /// The values x, y, width and height, as the recordings list them.
  var numbers: [CGFloat] { [minX, minY, width, height] }
}

/// An empty view of a fixed size.
struct FactBox: View {
  let width: CGFloat
  let height: CGFloat

  var body: some View { Color.clear.frame(width: width, height: height) }
}

/// A column of rows without spacing, each 20 pt high.
///
/// Row 5 has the name "row 5" and the id 5.
struct FactRows: View {
  let count: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { row in
        FactBox(width: 120, height: 20).named("row \(row)").id(row)
      }
    }
  }
}

/// The calls that a test has observed, in order.
@MainActor final class FactJournal {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }
}

/// The observable data of a scene.
///
/// A test changes it to update the views.
@MainActor final class FactModel: ObservableObject {
  @Published var flag = false
  @Published var number = 0
  @Published var goal: String?
  @Published var items: [FactItem] = []
  /// The anchor for a scroll to `goal`, or `nil` for the shortest scroll.
  var anchor: UnitPoint?
}

/// An item of a `ForEach`.
///
/// Its row keeps the first width in its state.
struct FactItem: Identifiable {
  let id: String
  var width: CGFloat
}
