import Foundation
import Testing

/// Every build of the engine contains the same engine: in an app, in a web page and in a replay.
///
/// Otherwise the same events would give different states, and a page's trace would not replay.
@Suite struct OneEngineTests {
  @Test(
    "Code of the engine targets is left out of a build only as a whole file",
    arguments: HouseRulesTests.cores.sorted())
  func conditions(_ target: String) {
    let files = HouseRulesTests.files.filter { $0.target == target }
    #expect(files.count > 20)
    for file in files {
      let lines = file.code.split(separator: "\n")
      let conditions = lines.indices.filter { lines[$0].contains(#/\b(?:hasFeature\(|OVERSCROLL_)/#) }
      guard !conditions.isEmpty else { continue }
      #expect(
        conditions == [0] && lines[0] == "#if !hasFeature(Embedded)" && !file.code.contains("#else"),
        "\(file.name): \(conditions.map { lines[$0] })")
    }
  }
}
