import OverscrollTestSupport
import Foundation
import Testing

/// The files that the App Store and the Swift Package Index read.
///
/// Without the privacy manifest of the product Overscroll, the App Store rejects an upload.
@Suite struct PublicationTests {
  /// The API that needs a reason, by the category's name in a manifest.
  ///
  /// Source: Apple, "Describing use of required reason API". `AppStorage` is not in Apple's list, but it
  /// reads the user defaults.
  static var restricted: [String: Regex<Substring>] {
    [
      "UserDefaults": #/\b(?:NS)?UserDefaults\b|\bAppStorage\b/#,
      "SystemBootTime": #/\bsystemUptime\b|\bmach_absolute_time\b/#,
      "FileTimestamp":
        #/\b(?:creation|modification|fileModification|contentModification)Date(?:Key)?\b|\b(?:get|fget)attrlist(?:bulk|at)?\b|\b[fl]?stat(?:at)?\(/#,
      "DiskSpace":
        #/\bvolume(?:Available|Total)Capacity\w*|\bsystem(?:Free)?Size\b|\bf?statv?fs\b/#,
      "ActiveKeyboards": #/\bactiveInputModes\b/#,
    ]
  }

  /// The reasons that the manifest gives: to measure time between events of the app, and to read data that
  /// only the app itself can read.
  static let reasons = ["SystemBootTime": ["35F9.1"], "UserDefaults": ["CA92.1"]]

  private func manifest() throws -> [String: Any] {
    let file = Checkout.root.appendingPathComponent("Sources/Overscroll/Resources/PrivacyInfo.xcprivacy")
    let content = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
    return try #require(content as? [String: Any])
  }

  /// The categories of restricted API that a target uses.
  private func uses(of target: String) -> Set<String> {
    let code = HouseRulesTests.files.filter { $0.target == target }.map(\.code)
    return Set(
      Self.restricted.filter { rule in
        // A simple boundary is also between a period and a name.
        code.contains { $0.contains(rule.value.wordBoundaryKind(.simple)) }
      }.keys)
  }

  @Test("The manifest names exactly the restricted API that the product uses, with its reasons")
  func accessed() throws {
    let prefix = "NSPrivacyAccessedAPICategory"
    let entries = try #require(manifest()["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
    var named: [String: [String]] = [:]
    for entry in entries {
      let type = try #require(entry["NSPrivacyAccessedAPIType"] as? String)
      #expect(type.hasPrefix(prefix))
      named[String(type.dropFirst(prefix.count))] = entry["NSPrivacyAccessedAPITypeReasons"] as? [String]
    }
    #expect(named == Self.reasons)
    #expect(Set(named.keys) == uses(of: "Overscroll"))
  }

  @Test("The product tracks nobody and collects no data")
  func tracking() throws {
    let manifest = try manifest()
    #expect(manifest["NSPrivacyTracking"] as? Bool == false)
    #expect((manifest["NSPrivacyTrackingDomains"] as? [String])?.isEmpty == true)
    #expect((manifest["NSPrivacyCollectedDataTypes"] as? [[String: Any]])?.isEmpty == true)
  }

  @Test("A target without a manifest uses no restricted API")
  func others() {
    let targets = Set(HouseRulesTests.files.map(\.target)).subtracting(["Overscroll"])
    #expect(targets.count >= 5)
    for target in targets { #expect(uses(of: target).isEmpty, "\(target)") }
  }

  @Test("The Swift Package Index builds the documentation of every target that has a catalog, for iOS")
  func index() throws {
    let manifest = try String(contentsOf: Checkout.root.appendingPathComponent(".spi.yml"), encoding: .utf8)
    let lines = manifest.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let sources = Checkout.root.appendingPathComponent("Sources")
    let catalogs = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter {
      FileManager.default.fileExists(atPath: sources.appendingPathComponent("\($0)/\($0).docc").path)
    }
    #expect(catalogs.count >= 6)
    for target in catalogs { #expect(lines.contains("- \(target)"), "\(target) is not listed") }
    #expect(lines.contains("- platform: ios"))
  }

  @Test("llms.txt lists the pages of the catalogs as they are (to update it, run Scripts/llms)")
  func languageModels() throws {
    let (script, output) = (Process(), Pipe())
    script.executableURL = Checkout.root.appendingPathComponent("Scripts/llms")
    script.arguments = ["--print"]
    script.standardOutput = output
    try script.run()
    let list = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    script.waitUntilExit()
    #expect(script.terminationStatus == 0)
    #expect(list.split(separator: "\n").count { $0.hasPrefix("- [") } >= 50)
    #expect(try String(contentsOf: Checkout.root.appendingPathComponent("llms.txt"), encoding: .utf8) == list)
  }

  @Test("Each library is a product, is documented, and is compiled for every platform")
  func libraries() throws {
    let sources = Checkout.root.appendingPathComponent("Sources")
    let targets = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter {
      !$0.hasPrefix(".")
    }
    #expect(targets.count >= 7)
    // For each file, the text that names a library in it.
    let places: [(file: String, text: (String) -> String)] = [
      ("Package.swift", { ".library(name: \"\($0)\", targets: [\"\($0)\"])" }),
      ("Tools/Stage/Package.swift", { "name: \"\($0)\"," }),
      ("Scripts/check-apple", { "compile \"$1\" \"$2\" \($0) " }),
      ("README.md", { $0 }),
      ("FOLDERS.md", { "`Sources/\($0)" }),
      ("CHANGELOG.md", { "`\($0)`" }),
    ]
    for place in places {
      let file = Checkout.root.appendingPathComponent(place.file)
      let text = try String(contentsOf: file, encoding: .utf8)
      for target in targets {
        #expect(text.contains(place.text(target)), "\(place.file) lacks \(place.text(target))")
      }
    }
    let script = try String(
      contentsOf: Checkout.root.appendingPathComponent("Scripts/docs"), encoding: .utf8)
    for list in ["MODULES", "CATALOGS", "SHOWN"] {
      let match = try #require(script.firstMatch(of: try Regex("(?m)^\(list)=\\((.*)\\)$")))
      let names = Set(String(match[1].substring ?? "").split(separator: " ").map(String.init))
      #expect(names == Set(targets), "\(list) of Scripts/docs")
    }
  }
}
