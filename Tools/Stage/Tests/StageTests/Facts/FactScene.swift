import Combine
import Foundation
import SwiftUI

/// A view on a stage, with named parts.
@MainActor struct FactScene {
  let stage: Stage

  /// Shows a view in a window of a size, in pt, without bars.
  init(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: @MainActor () -> some View) {
    stage = Stage(content(), size: CGSize(width: width, height: height))
  }

  /// Returns the frame of a named part in the window, in pt.
  func frame(_ name: String) -> CGRect {
    stage.elements.first { $0.name == "tag \(name)" }?.frame ?? .null
  }

  /// The frame of the first scroll view in the window, in pt.
  var scroll: CGRect { stage.scrollElements.first?.frame ?? .null }

  /// Runs display frames.
  func pass(_ frames: Int) {
    for _ in 0..<frames {
      stage.clock.advance(by: 1.0 / 60)
      stage.tick()
    }
  }

  /// Performs a change and updates the stage.
  func change(_ body: () -> Void) {
    body()
    stage.update()
  }
}

extension View {
  /// Names a part of a scene.
  func named(_ name: String) -> some View { tag(name) }
}

extension CGRect {
  /// The rectangle's x, y, width and height.
  var numbers: [CGFloat] { [minX, minY, width, height] }
}

/// A view of a fixed size.
struct FactBox: View {
  let width: CGFloat
  let height: CGFloat

  var body: some View { Color.clear.frame(width: width, height: height) }
}

/// Rows of 20 pt without gaps, each named and identified by its number.
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

/// The notes of a test, in order.
@MainActor final class FactJournal {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }
}

/// The model that a test changes.
@MainActor final class FactModel: ObservableObject {
  @Published var flag = false
  @Published var number = 0
  @Published var goal: String?
  @Published var items: [FactItem] = []
  /// The position of a goal in the viewport.
  var anchor: UnitPoint?
}

/// An item with a width that its row keeps.
struct FactItem: Identifiable {
  let id: String
  var width: CGFloat
}
