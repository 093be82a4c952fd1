import OverscrollTestSupport
import Testing

@testable import OverscrollRows

/// The selection of rows by taps, keys and drags.
@Suite struct SelectionMachineTests {
  /// Rows with their index as id, and a header before every tenth.
  private struct Rows: SelectionLayout {
    var ids: [Int?]
    var firstVisible = 0
    var count: Int { ids.count }

    init(_ ids: [Int?]) { self.ids = ids }

    func id(of index: Int) -> AnyHashable? { ids.indices.contains(index) ? ids[index] : nil }
    func index(of id: AnyHashable) -> Int? { ids.firstIndex(of: id.base as? Int) }
  }

  private typealias Machine = SelectionMachine
  private let rows = Rows(Array(0..<20))

  @Test("Without keys, a tap selects only its row")
  func plain() {
    for isMultiple in [false, true] {
      var machine = Machine(isMultiple: isMultiple)
      machine.tap(3, [], in: rows)
      machine.tap(5, [], in: rows)
      #expect(machine.selection == [5])
      machine.tap(5, [], in: rows)
      #expect(machine.selection == [5])
    }
  }

  @Test("Command changes one row, and Shift selects from the latest row without Shift")
  func keys() {
    var machine = Machine(isMultiple: true)
    machine.tap(3, [], in: rows)
    machine.tap(9, .toggles, in: rows)
    #expect(machine.selection == [3, 9])
    machine.tap(11, .extends, in: rows)
    #expect(machine.selection == [3, 9, 10, 11])
    machine.tap(7, .extends, in: rows)
    #expect(machine.selection == [3, 7, 8, 9])
    machine.tap(3, .toggles, in: rows)
    #expect(machine.selection == [7, 8, 9])
    machine.tap(1, [], in: rows)
    #expect(machine.selection == [1])
  }

  @Test("If one row can be selected, Shift has no effect, and Command deselects it")
  func single() {
    var machine = Machine(isMultiple: false)
    machine.tap(3, [], in: rows)
    machine.tap(6, .extends, in: rows)
    #expect(machine.selection == [6])
    machine.tap(6, .toggles, in: rows)
    #expect(machine.selection == [])
    machine.selectAll(in: rows)
    #expect(machine.selection == [])
  }

  @Test("In edit mode, each tap changes its row")
  func editing() {
    var machine = Machine(isMultiple: true)
    for id in [2, 4, 2, 7] { machine.tap(id, [], isEditing: true, in: rows) }
    #expect(machine.selection == [4, 7])
  }

  @Test("Arrow keys move the selection over headers, extend it with Shift, and stop at the ends")
  func arrows() {
    let rows = Rows([nil, 0, 1, nil, 2, 3])
    var machine = Machine(isMultiple: true)
    #expect(machine.move(towardEnd: true, [], in: rows) as? Int == 0)
    #expect(machine.move(towardEnd: false, [], in: rows) == nil)
    #expect(machine.move(towardEnd: true, [], in: rows) as? Int == 1)
    #expect(machine.move(towardEnd: true, .extends, in: rows) as? Int == 2)
    #expect(machine.move(towardEnd: true, .extends, in: rows) as? Int == 3)
    #expect(machine.selection == [1, 2, 3])
    #expect(machine.move(towardEnd: true, .extends, in: rows) == nil)
    #expect(machine.move(towardEnd: false, .extends, in: rows) as? Int == 2)
    #expect(machine.selection == [1, 2])
    #expect(machine.move(towardEnd: false, [], in: rows) as? Int == 1)
    #expect(machine.selection == [1])
  }

  @Test("Space changes the lead row, Command-A selects all, and Escape none")
  func otherKeys() {
    var machine = Machine(isMultiple: true)
    machine.toggleLead()
    #expect(machine.selection == [])
    machine.tap(4, [], in: rows)
    machine.toggleLead()
    #expect(machine.selection == [])
    machine.selectAll(in: rows)
    #expect(machine.selection.count == 20)
    let results = [machine.clear(), machine.clear()]
    #expect(results == [true, false])
    #expect(machine.selection == [])
  }

  @Test("A drag selects the rows that it passes, and gives back those that it leaves")
  func drag() {
    var machine = Machine(isMultiple: true)
    machine.tap(6, [], in: rows)
    machine.beginDrag(at: 2, in: rows)
    machine.moveDrag(to: 5, in: rows)
    #expect(machine.selection == [2, 3, 4, 5, 6])
    machine.moveDrag(to: 3, in: rows)
    #expect(machine.selection == [2, 3, 6])
    machine.moveDrag(to: 1, in: rows)
    #expect(machine.selection == [1, 2, 6])
    machine.moveDrag(to: -1, in: rows)
    machine.moveDrag(to: 99, in: rows)
    #expect(machine.selection == [1, 2, 6])
    machine.endDrag()
    machine.beginDrag(at: 6, in: rows)
    machine.moveDrag(to: 1, in: rows)
    #expect(machine.selection == [])
  }

  @Test(
    "New data and a new selection of the app lose no row and trap nowhere",
    arguments: 0..<300 as Range<UInt64>)
  func story(seed: UInt64) {
    var random = Dice(seed: seed)
    var rows = rows
    var machine = Machine(isMultiple: Bool.random(using: &random))
    for _ in 0..<60 {
      let id = Int.random(in: -2..<24, using: &random)
      let keys = Machine.Keys(rawValue: Int.random(in: 0..<4, using: &random))
      let before = machine.selection
      switch Int.random(in: 0..<9, using: &random) {
      case 0: machine.tap(id, keys, in: rows)
      case 1: _ = machine.move(towardEnd: Bool.random(using: &random), keys, in: rows)
      case 2: machine.toggleLead()
      case 3: machine.selectAll(in: rows)
      case 4: _ = machine.clear()
      case 5: machine.beginDrag(at: id, in: rows)
      case 6: machine.moveDrag(to: id, in: rows)
      case 7:
        rows.ids.removeAll { $0 == id }
        rows.ids.shuffle(using: &random)
        #expect(machine.selection == before)
      default: machine.setSelection([id])
      }
      if !machine.isMultiple { #expect(machine.selection.count <= 1) }
    }
  }
}
