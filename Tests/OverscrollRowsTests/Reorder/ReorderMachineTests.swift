import OverscrollLists
import OverscrollTestSupport
import Testing

@testable import OverscrollRows

/// The place that a moved row takes among the others.
@Suite struct ReorderMachineTests {
  /// Rows of a stack, whose order the test changes as a list does.
  private struct Stack: ReorderLayout {
    var rows: [(extent: Double, kind: RowKind)]
    var offset = 0.0
    var spacing = 0.0
    var viewport = 400.0
    var isStack: Bool { true }
    var count: Int { rows.count }

    init(_ extents: [Double], kinds: [Int: RowKind] = [:]) {
      rows = extents.enumerated().map { ($0.element, kinds[$0.offset] ?? .item) }
    }

    var visible: Range<Int> {
      let seen = rows.indices.filter { row in
        guard let frame = frame(of: row) else { return false }
        return frame.end.main > 0 && frame.origin.main < viewport
      }
      return seen.isEmpty ? 0..<0 : seen[0]..<seen[seen.count - 1] + 1
    }

    func frame(of index: Int) -> RowFrame? {
      guard rows.indices.contains(index) else { return nil }
      let start = rows[..<index].reduce(0) { $0 + $1.extent + spacing }
      return RowFrame(
        origin: RowPoint(main: start - offset, cross: 0), size: RowPoint(main: rows[index].extent, cross: 300)
      )
    }

    func kind(of index: Int) -> RowKind { rows.indices.contains(index) ? rows[index].kind : .item }

    /// Moves the finger, and applies each new index to the rows.
    mutating func drag(_ machine: inout ReorderMachine, to main: Double) -> [Int] {
      machine.move(to: RowPoint(main: main, cross: 10))
      return settle(&machine)
    }

    mutating func settle(_ machine: inout ReorderMachine) -> [Int] {
      var changes: [Int] = []
      for _ in 0..<10 {
        let last = machine.index
        guard let next = machine.updateIndex(in: self) else { break }
        rows.insert(rows.remove(at: last), at: next)
        changes.append(next)
      }
      return changes
    }
  }

  private func lift(_ index: Int, in rows: Stack) -> ReorderMachine {
    let frame =
      rows.frame(of: index) ?? RowFrame(origin: .init(main: 0, cross: 0), size: .init(main: 0, cross: 0))
    return ReorderMachine(index: index, finger: frame.origin + RowPoint(main: 10, cross: 10), frame: frame)
  }

  @Test("A row changes places after half of its neighbor's height, and back at the same point")
  func half() {
    var rows = Stack([50, 80, 40, 60])
    var machine = lift(0, in: rows)
    #expect(rows.drag(&machine, to: 10 + 40) == [])
    #expect(rows.drag(&machine, to: 10 + 41) == [1])
    #expect(rows.drag(&machine, to: 10 + 40.5) == [])
    #expect(rows.drag(&machine, to: 10 + 39) == [0])
  }

  @Test("A fast finger passes several rows in one change")
  func fast() {
    var rows = Stack(Array(repeating: 50, count: 8))
    var machine = lift(1, in: rows)
    #expect(rows.drag(&machine, to: 60 + 230) == [6])
    #expect(rows.drag(&machine, to: -500) == [0])
  }

  @Test(
    "A finger that rests causes at most one change, for rows of any heights",
    arguments: 0..<200 as Range<UInt64>)
  func rests(seed: UInt64) {
    var random = Dice(seed: seed)
    var rows = Stack((0..<20).map { _ in Double.random(in: 5...200, using: &random) })
    rows.spacing = Bool.random(using: &random) ? 0 : 8
    rows.offset = Double.random(in: 0...300, using: &random)
    guard let row = rows.visible.randomElement(using: &random) else { return }
    var machine = lift(row, in: rows)
    for _ in 0..<20 {
      let changes = rows.drag(&machine, to: Double.random(in: -50...450, using: &random))
      #expect(changes.count <= 1, "\(changes)")
      #expect(rows.settle(&machine) == [])
    }
  }

  @Test("A row goes into other sections, also into an empty one, but not before the first header")
  func sections() {
    // Header, two items, header, header (an empty section before), item.
    var rows = Stack(
      [30, 50, 50, 30, 30, 50], kinds: [0: .header, 3: .header, 4: .header])
    var machine = lift(1, in: rows)
    #expect(rows.drag(&machine, to: -100) == [])
    #expect(rows.drag(&machine, to: 40 + 50 + 20) == [3])
    #expect(rows.kind(of: 2) == .header && rows.kind(of: 4) == .header)
    #expect(rows.drag(&machine, to: 399) == [5])
  }

  @Test("A row is never between a footer and the next header")
  func footers() {
    let kinds: [Int: RowKind] = [0: .header, 2: .footer, 3: .header, 5: .footer]
    for start in [1, 4] {
      for target in stride(from: -100.0, through: 500, by: 3) {
        var rows = Stack(Array(repeating: 40, count: 6), kinds: kinds)
        var machine = lift(start, in: rows)
        _ = rows.drag(&machine, to: target)
        for index in 1..<6 where rows.kind(of: index - 1) == .footer {
          #expect(rows.kind(of: index) == .header)
        }
        #expect(rows.kind(of: 0) == .header)
      }
    }
  }

  @Test("Near an edge the list scrolls, faster the nearer, and at most at the top speed")
  func scrolls() {
    let rows = Stack(Array(repeating: 50, count: 100))
    var machine = lift(3, in: rows)
    func speed(_ main: Double) -> Double {
      machine.move(to: RowPoint(main: main, cross: 0))
      return machine.scrollVelocity(viewport: 400)
    }
    #expect(speed(200) == 0)
    #expect(speed(60) == 0)
    #expect(speed(30) == -400)
    #expect(speed(0) == -800)
    #expect(speed(-300) == -800)
    #expect(speed(370) == 400)
    #expect(speed(1000) == 800)
    #expect(machine.scrollVelocity(viewport: 0) == 0)
  }

  @Test("A row that is lifted near an edge scrolls only after a movement toward the edge")
  func scrollSlop() {
    let frame = RowFrame(origin: RowPoint(main: 0, cross: 0), size: RowPoint(main: 50, cross: 300))
    for isAtEnd in [false, true] {
      var machine = ReorderMachine(
        index: 0, finger: RowPoint(main: isAtEnd ? 380 : 20, cross: 0), frame: frame)
      func isScrolling(_ distance: Double) -> Bool {
        machine.move(to: RowPoint(main: isAtEnd ? 400 - distance : distance, cross: 0))
        let velocity = machine.scrollVelocity(viewport: 400)
        #expect(velocity == 0 || (velocity > 0) == isAtEnd)
        return velocity != 0
      }
      #expect(!isScrolling(20) && !isScrolling(12) && isScrolling(10) && isScrolling(-30))
      // Back at the place of the lift, it rests.
      #expect(!isScrolling(20))
      machine = ReorderMachine(
        index: 0, finger: RowPoint(main: isAtEnd ? 380 : 20, cross: 0), frame: frame)
      #expect(!isScrolling(35) && !isScrolling(30) && isScrolling(25) && !isScrolling(200) && isScrolling(50))
    }
  }

  @Test("Locations that are not finite are ignored")
  func nonsense() {
    var rows = Stack([50, 50, 50])
    var machine = lift(0, in: rows)
    for value in [Double.nan, .infinity, -.infinity] {
      machine.move(to: RowPoint(main: value, cross: 0))
      machine.move(to: RowPoint(main: 0, cross: value))
    }
    #expect(machine.finger == RowPoint(main: 10, cross: 10))
    #expect(rows.settle(&machine) == [])
    machine.renumber(99)
    #expect(machine.updateIndex(in: rows) == nil)
  }

  @Test("A step leads over headers and footers into the next section, and not out of the list")
  func steps() {
    let kinds: [Int: RowKind] = [0: .header, 2: .footer, 3: .header, 5: .footer]
    let rows = Stack(Array(repeating: 40, count: 6), kinds: kinds)
    #expect(ReorderMachine.step(from: 1, towardEnd: false, in: rows) == nil)
    #expect(ReorderMachine.step(from: 1, towardEnd: true, in: rows) == 3)
    #expect(ReorderMachine.step(from: 4, towardEnd: false, in: rows) == 2)
    #expect(ReorderMachine.step(from: 4, towardEnd: true, in: rows) == nil)
    let plain = Stack([10, 10])
    #expect(ReorderMachine.step(from: 0, towardEnd: true, in: plain) == 1)
    #expect(ReorderMachine.step(from: 1, towardEnd: true, in: plain) == nil)
  }
}
