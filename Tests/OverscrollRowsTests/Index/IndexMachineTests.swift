import Testing

@testable import OverscrollRows

/// The promises of an index of sections.
@Suite struct IndexMachineTests {
  private let line = IndexLayout.entryHeight

  @Test("The lines fit, begin with the first title and end with the last one")
  func linesFit() {
    for count in 0...80 {
      for lines in 0...40 {
        let layout = IndexLayout(count: count, extent: Double(lines) * line + 0.5)
        let entries = layout.entries
        #expect(entries.count == layout.entryCount && entries.count <= lines, "\(count) in \(lines)")
        let titles = entries.compactMap { if case .title(let title) = $0 { title } else { nil } }
        #expect(titles == Array(Set(titles)).sorted(), "\(count) in \(lines): \(titles)")
        #expect(titles.allSatisfy { (0..<count).contains($0) })
        if count <= lines { #expect(titles == Array(0..<count)) }
        if count > 0, lines > 0 { #expect(titles.first == 0) }
        if count > 0, lines > 2 { #expect(titles.last == count - 1, "\(count) in \(lines): \(titles)") }
        // A dot stands for at least one title, and is between two titles.
        for (index, entry) in entries.enumerated() where entry == .dot {
          guard case .title(let before) = entries[index - 1], case .title(let after) = entries[index + 1]
          else {
            Issue.record("\(entries)")
            continue
          }
          #expect(after > before + 1, "\(count) in \(lines): \(titles)")
        }
      }
    }
  }

  @Test("A finger on a shown title reaches it, and a drag reaches every title in order")
  func everyTitleIsReached() {
    for count in 1...80 {
      for lines in 3...40 {
        let layout = IndexLayout(count: count, extent: Double(lines) * line)
        for (index, entry) in layout.entries.enumerated() {
          guard case .title(let title) = entry else { continue }
          for share in [0.01, 0.5, 0.99] {
            #expect(layout.title(at: (Double(index) + share) * line) == title, "\(count) in \(lines)")
          }
        }
        var found: [Int] = []
        for step in 0...(layout.entryCount * 256) {
          guard let title = layout.title(at: Double(step) * line / 256) else { continue }
          if found.last != title { found.append(title) }
        }
        #expect(found == Array(0..<count), "\(count) in \(lines): \(found)")
      }
    }
  }

  @Test("Positions outside mean the nearest title, and nonsense means none")
  func outside() {
    let layout = IndexLayout(count: 26, extent: 300)
    #expect(layout.title(at: -1e300) == 0)
    #expect(layout.title(at: -.infinity) == 0)
    #expect(layout.title(at: .infinity) == 25)
    #expect(layout.title(at: .nan) == nil)
    #expect(IndexLayout(count: 26, extent: .nan).title(at: 0) == nil)
    #expect(IndexLayout(count: -1, extent: 300).title(at: 0) == nil)
    #expect(IndexLayout(count: 3, extent: .infinity).entries == [.title(0), .title(1), .title(2)])
    #expect(IndexLayout(count: 5, extent: 2 * line).entries == [.title(0)])
  }

  @Test("A haptic is played only if the section changes")
  func haptics() {
    var machine = IndexMachine()
    machine.layout = IndexLayout(count: 10, extent: 150)
    #expect(machine.move(to: 20) == nil)
    #expect(machine.press(at: 2.5 * line, current: 2) == .init(title: 2, isNew: false))
    #expect(machine.press(at: 7.5 * line, current: 2) == nil)
    #expect(machine.move(to: 2.9 * line) == nil)
    #expect(machine.move(to: 3.1 * line) == .init(title: 3, isNew: true))
    #expect(machine.move(to: .nan) == nil)
    #expect(machine.touchedTitle == 3)
    machine.layout = IndexLayout(count: 2, extent: 150)
    #expect(machine.touchedTitle == 1)
    machine.lift()
    #expect(machine.touchedTitle == nil)
    #expect(machine.press(at: 0, current: nil) == .init(title: 0, isNew: true))
    machine.layout = IndexLayout(count: 0, extent: 150)
    #expect(machine.touchedTitle == nil)
  }
}
