import Testing

@testable import OverscrollCore

/// A platform that holds the gaps as insets and does not say who moves the content.
@Suite struct InsetUnknownTests {
  private func edge(_ edge: ScrollEdge) -> InsetRig {
    edge == .start
      ? InsetRig(start: .phone, end: nil, tells: false)
      : InsetRig(start: nil, end: .phone, tells: false)
  }

  /// Where content rests at an edge, and so far past it, in pt.
  private func place(_ edge: ScrollEdge, past distance: Double) -> Double {
    edge == .start ? -distance : 2200 + distance
  }

  @Test("A pull is held in its gap, and comes home", arguments: ScrollEdge.allCases)
  func pulled(_ edge: ScrollEdge) throws {
    var rig = self.edge(edge)
    rig.place(at: place(edge, past: 0))
    rig.run(0.5)
    rig.pull(to: place(edge, past: 150))
    #expect(rig.starts == 0)
    rig.lift()
    rig.run(2)
    #expect(rig.starts == 1)
    #expect(abs(rig.offset - place(edge, past: 60)) <= 0.5)
    #expect(!rig.engine.isDragging)
    try rig.finish()
    rig.run(2)
    #expect(rig.engine.insets.insets == .zero)
    #expect(rig.engine.edges[edge].phase == .idle)
    #expect(abs(rig.offset - place(edge, past: 0)) <= 0.5)
    // And again.
    rig.pull(to: place(edge, past: 150))
    rig.lift()
    rig.run(2)
    #expect(rig.starts == 2)
  }

  @Test(
    "Code opens a gap under content at its edge, and no finger is taken for it",
    arguments: ScrollEdge.allCases)
  func begun(_ edge: ScrollEdge) throws {
    var rig = self.edge(edge)
    rig.place(at: place(edge, past: 0))
    rig.run(0.5)
    rig.send(.begin(edge))
    rig.run(1)
    #expect(rig.offset == place(edge, past: 60))
    #expect(!rig.engine.isDragging)
    try rig.finish()
    rig.run(2)
    #expect(rig.engine.edges[edge].phase == .idle)
    #expect(rig.engine.insets.insets == .zero)
    #expect(rig.offset == place(edge, past: 0))
    #expect(!rig.engine.isDragging)
  }

  @Test("Nothing moves under a reader inside when the gap goes")
  func inside() throws {
    var rig = InsetRig(tells: false)
    rig.send(.begin(.start))
    rig.run(1)
    rig.pull(to: 500)
    rig.lift()
    rig.run(2)
    let before = rig.offset
    #expect(rig.engine.insets.insets.start == 60)
    try rig.finish()
    rig.run(2)
    #expect(rig.engine.insets.insets.start == 0)
    #expect(rig.offset == before)
    #expect(rig.phase == "idle")
  }

  @Test("A finger that pulls further out of a gap starts nothing, and its lift is seen")
  func pulledFurther() throws {
    var rig = InsetRig(tells: false)
    rig.send(.begin(.start))
    rig.run(1)
    rig.pull(to: -140)
    #expect(rig.engine.isDragging)
    rig.lift()
    rig.run(2)
    #expect(rig.starts == 1)
    #expect(!rig.engine.isDragging)
    #expect(abs(rig.offset + 60) <= 0.5)
    try rig.finish()
    rig.run(2)
    #expect(rig.phase == "idle")
    #expect(abs(rig.offset) <= 0.5)
  }
}
