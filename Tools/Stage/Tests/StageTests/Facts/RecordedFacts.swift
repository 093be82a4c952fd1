import Foundation
import Testing

/// A comparison of the stage with recordings of Apple's SwiftUI and UIKit.
@MainActor @Suite(.serialized) struct RecordedFacts {
  @Test("The stage has the recorded values", arguments: FactLedger.agreeing)
  func theStageAgrees(id: String) throws {
    let fact = try #require(RecordedFact.named(id), "there is no recording of \(id)")
    let measure = try #require(FactLedger.measures[id])
    let here = measure()
    #expect(here.matches(fact.values), "\(id): \(fact.description): recorded \(fact.values), stage \(here)")
  }

  /// If this test fails because the stage agrees now, remove the fact from `FactLedger.different`.
  @Test(
    "The stage differs from the recording by the known values",
    arguments: FactLedger.different.keys.sorted())
  func theStageStillDiffers(id: String) throws {
    let fact = try #require(RecordedFact.named(id), "there is no recording of \(id)")
    let measure = try #require(FactLedger.measures[id])
    let here = measure()
    let known = try #require(FactLedger.different[id])
    #expect(!here.matches(fact.values), "\(id) agrees now")
    #expect(here.matches(known), "\(id): known difference \(known), stage \(here)")
  }

  @Test(
    "For each fact that is checked in a separate suite, the named test exists",
    arguments: FactLedger.elsewhere.keys.sorted())
  func theTestElsewhereExists(id: String) throws {
    let words = try #require(FactLedger.elsewhere[id]).split(separator: " ")
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../..").standardized
    let file = root.appendingPathComponent(String(words[0]))
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("func \(words[1])("), "\(id): no test \(words[1]) in \(words[0])")
  }

  @Test("Each fact is in exactly one list of the ledger")
  func eachFactIsInOnePlace() {
    let groups: [Set<String>] = [
      Set(FactLedger.agreeing), Set(FactLedger.different.keys), FactLedger.absent,
      Set(FactLedger.elsewhere.keys),
    ]
    for fact in RecordedFact.all {
      let count = groups.count { $0.contains(fact.id) }
      #expect(count == 1, "\(fact.id) is in \(count) of the ledger's lists")
    }
    let ids = Set(RecordedFact.all.map(\.id))
    #expect(RecordedFact.all.count == 80 && ids.count == 80)
    for group in groups { #expect(group.isSubset(of: ids), "\(group.subtracting(ids))") }
    let measured = Set(FactLedger.measures.keys)
    #expect(
      measured == groups[0].union(groups[1]), "\(measured.symmetricDifference(groups[0].union(groups[1])))")
  }

  @Test("The stage's README has the counts, and a reason for each different or absent fact")
  func theReadmeHasTheTable() throws {
    let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../README.md").standardized
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    let counts = [
      ("The stage agrees", FactLedger.agreeing.count), ("The stage differs", FactLedger.different.count),
      ("The stage has nothing of the kind", FactLedger.absent.count),
      ("Other suites check it", FactLedger.elsewhere.count),
    ]
    for (words, count) in counts {
      #expect(lines.contains("| \(words) | \(count) |"), "| \(words) | \(count) |")
    }
    for id in FactLedger.different.keys.sorted() + FactLedger.absent.sorted() {
      let row = lines.first { $0.hasPrefix("| `\(id)` |") }
      let reason = row?.split(separator: "|").dropFirst().first.map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      #expect(reason?.isEmpty == false, "README.md has no reason for \(id)")
    }
  }
}
