/// A file with faults in it, each behind a switch of its own.
///
/// What is changed is there twice: `(isMutant(7) ? (a <= b) : (a < b))`. So one build holds all faults, and the program's
/// environment says which of them is made.
public struct InstrumentedText: Sendable {
  /// The module that switches are from, and the name of the function.
  public static let module = "MutantSwitch"

  /// The file's text.
  public var text: String { String(decoding: output, as: UTF8.self) }

  private let source: SourceText
  private var output: [UInt8] = []
  /// Where each fault has come to stand, and where what it is an alternative to has.
  private var places: [Place] = []

  private struct Place {
    let range: Range<Int>
    let numbers: [Int]
  }

  /// A piece that is there in several versions, and the pieces in it.
  private struct Site {
    let range: Range<Int>
    let form: Fault.Form
    var faults: [(number: Int, mutant: Mutant)]
    var inner: [Site] = []
  }

  /// Puts mutants of a file into it, each under a number.
  public init(_ source: SourceText, _ mutants: [(number: Int, mutant: Mutant)]) {
    self.source = source
    guard !mutants.isEmpty else {
      output = Array(source.text.utf8)
      return
    }
    write("public import \(Self.module)\n")
    write(0..<source.count, with: Self.sites(of: mutants))
  }

  /// The numbers of those that may be to blame for a compiler's error.
  ///
  /// - Parameters:
  ///   - line: The error's line, from 1 on.
  ///   - column: Its column, in bytes, from 1 on.
  public func suspects(line: Int, column: Int) -> [Int] {
    var starts = [0]
    for (index, byte) in output.enumerated() where byte == 0x0A { starts.append(index + 1) }
    guard line >= 1, line <= starts.count else { return [] }
    let offset = starts[line - 1] + column - 1
    let around = places.filter { $0.range.contains(offset) }.min { $0.range.count < $1.range.count }
    if let around { return around.numbers }
    // The compiler complains of a place that a mutant nearby has broken.
    func distance(_ place: Place) -> Int {
      place.range.lowerBound > offset ? place.range.lowerBound - offset : offset - place.range.upperBound
    }
    return places.min { distance($0) < distance($1) }?.numbers ?? []
  }
}

// How it is written.
extension InstrumentedText {
  private static func sites(of mutants: [(number: Int, mutant: Mutant)]) -> [Site] {
    var sites: [Site] = []
    for (number, mutant) in mutants {
      let known = sites.firstIndex { $0.range == mutant.site && $0.form == mutant.form }
      if let known {
        sites[known].faults.append((number, mutant))
      } else {
        sites.append(Site(range: mutant.site, form: mutant.form, faults: [(number, mutant)]))
      }
    }
    // Outer ones before inner ones; a statement is around the expression that it is.
    sites.sort {
      ($0.range.lowerBound, -$0.range.upperBound, $0.form == .statement ? 0 : 1)
        < ($1.range.lowerBound, -$1.range.upperBound, $1.form == .statement ? 0 : 1)
    }
    var rest = sites[...]
    return nest(&rest, upTo: .max)
  }

  /// Takes the sites that end by an offset, each with those inside it.
  private static func nest(_ rest: inout ArraySlice<Site>, upTo end: Int) -> [Site] {
    var result: [Site] = []
    while var site = rest.first, site.range.lowerBound < end {
      rest.removeFirst()
      site.inner = nest(&rest, upTo: site.range.upperBound)
      result.append(site)
    }
    return result
  }

  private mutating func write(_ piece: String) { output += piece.utf8 }

  /// Writes a piece of the file, with the sites in it.
  private mutating func write(_ range: Range<Int>, with sites: [Site]) {
    var next = range.lowerBound
    for site in sites {
      write(source[next..<site.range.lowerBound])
      write(site)
      next = site.range.upperBound
    }
    write(source[next..<range.upperBound])
  }

  private mutating func write(_ site: Site) {
    let start = output.count
    switch site.form {
    case .expression:
      write("(")
      for (number, mutant) in site.faults {
        write("isMutant(\(number)) ? (")
        write(mutant, number, of: site)
        write(") : ")
      }
      write("(")
      write(site.range, with: site.inner)
      write("))")
    case .statement:
      for (number, mutant) in site.faults {
        write("if isMutant(\(number)) { ")
        write(mutant, number, of: site)
        write(" } else ")
      }
      write("{ ")
      write(site.range, with: site.inner)
      write(" }")
    }
    places.append(Place(range: start..<output.count, numbers: site.faults.map(\.number)))
  }

  /// Writes the changed piece.
  ///
  /// Other faults stand in it, too, where they do not touch what is changed.
  private mutating func write(_ mutant: Mutant, _ number: Int, of site: Site) {
    let start = output.count
    let edit = mutant.edit
    func others(in range: Range<Int>) -> [Site] {
      site.inner.filter { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
    }
    let before = site.range.lowerBound..<edit.lowerBound
    let after = edit.upperBound..<site.range.upperBound
    write(before, with: others(in: before))
    write(mutant.replacement)
    write(after, with: others(in: after))
    places.append(Place(range: start..<output.count, numbers: [number]))
  }
}
