import Foundation
import Testing

/// Rules that the compiler does not check: dependencies between folders and targets, and forbidden APIs.
@Suite struct HouseRulesTests {
  /// The folders of the core, each with the folders whose types it may name.
  static let mayName: [String: Set<String>] = [
    "Geometry": ["Math"],
    "Math": [],
    "Physics": ["Geometry", "Math"],
    "Refresh": ["Geometry", "Math"],
    "Platform": ["Geometry", "Math", "Physics"],
    "Engine": ["Geometry", "Math", "Physics", "Refresh", "Platform"],
  ]

  /// The same for the list core.
  static let mayNameInListCore: [String: Set<String>] = ["List": [], "Engine": ["List"]]

  /// The folders of the app-side target, each with the folders whose types it may name.
  ///
  /// Engine and Refresh are the only pair with dependencies in both directions, because Engine calls the
  /// controller in Refresh.
  static let mayNameInApps: [String: Set<String>] = [
    "Engine": ["Refresh"],
    "Feedback": ["Engine"],
    "Indicators": ["Engine", "Feedback"],
    "Refresh": ["Engine", "Feedback", "Indicators"],
    "ScrollViews": ["Engine"],
    "Session": ["Engine", "Feedback", "Indicators", "Refresh", "ScrollViews"],
    "Modifiers": ["Engine", "Feedback", "Indicators", "Refresh", "ScrollViews", "Session"],
  ]

  /// The same for the lists.
  static let mayNameInLists: [String: Set<String>] = ["Data": [], "Lists": ["Data"]]

  /// The targets of the root package, each with the modules that it may import.
  static let mayImport: [String: Set<String>] = [
    "OverscrollCore": [],
    "OverscrollListCore": ["OverscrollCore"],
    "OverscrollTrace": ["OverscrollCore", "OverscrollListCore", "Foundation"],
    "Overscroll": [
      "OverscrollCore", "SwiftUI", "Combine", "UIKit", "QuartzCore", "AppKit", "Foundation", "os",
    ],
    "OverscrollLists": [
      "Overscroll", "OverscrollCore", "OverscrollListCore", "SwiftUI", "Combine", "UIKit", "AppKit",
      "Foundation",
    ],
    "OverscrollArticles": [
      "Overscroll", "OverscrollLists", "OverscrollCore", "OverscrollListCore", "SwiftUI", "UIKit",
      "Foundation",
    ],
  ]

  /// The modules of the engines, which also compile for WebAssembly.
  static let cores: Set = ["OverscrollCore", "OverscrollListCore"]

  struct SourceFile {
    let target: String
    let folder: String
    let name: String
    /// The text without comments and string literals.
    let code: String
  }

  static let files: [SourceFile] = {
    let root = Checkout.root.appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      let parts = path.split(separator: "/").map(String.init)
      let file = root.appendingPathComponent(path)
      guard parts.count > 2, let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
      return SourceFile(target: parts[0], folder: parts[1], name: path, code: withoutComments(text))
    }
  }()

  @Test("The folders of the core are found and have rules")
  func found() {
    let folders = Set(Self.files.filter { $0.target == "OverscrollCore" }.map(\.folder))
    #expect(folders.isSuperset(of: ["Geometry", "Math", "Physics", "Refresh", "Engine"]))
    #expect(folders.isSubset(of: Set(Self.mayName.keys)))
  }

  @Test("No target imports a higher one, and the core imports nothing")
  func imports() {
    for file in Self.files {
      for line in file.code.split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        guard let index = words.firstIndex(of: "import"), index + 1 < words.count else { continue }
        // The module of an import, also of a submodule or a single declaration.
        let name = ["struct", "enum"].contains(words[index + 1]) ? words[index + 2] : words[index + 1]
        let module = String(name.prefix { $0 != "." })
        #expect(Self.mayImport[file.target]?.contains(module) == true, "\(file.name) imports \(module)")
      }
    }
  }

  @Test("A complexity in the documentation is a field")
  func complexity() throws {
    for file in Self.files {
      let text = try String(
        contentsOf: Checkout.root.appendingPathComponent("Sources/\(file.name)"), encoding: .utf8)
      let loose = text.split(separator: "\n").filter {
        $0.contains("Complexity:") && !$0.contains("/// - Complexity:")
      }
      #expect(loose.isEmpty, "\(file.name)")
    }
  }

  @Test(
    "A folder names only its own types and types of the folders below it",
    arguments: [
      ("OverscrollCore", mayName, "Scroller"), ("OverscrollListCore", mayNameInListCore, "ListScrollEngine"),
      ("Overscroll", mayNameInApps, "RefreshFlag"),
      ("OverscrollLists", mayNameInLists, "ListControllerStore"),
    ])
  func layers(_ target: String, _ mayName: [String: Set<String>], _ sample: String) throws {
    let files = Self.files.filter { $0.target == target && mayName[$0.folder] != nil }
    var home: [String: String] = [:]
    let declaration =
      #/^(?:@\w+ )*(?:(?:public|package|final|nonisolated|indirect) )*(?:struct|enum|protocol|class|actor|typealias) (\w+)/#
    for file in files {
      // Code for some platforms is indented by its `#if`. An `#if` around imports does not indent the code.
      let start = file.code.drop { $0.isWhitespace }
      let indent = start.hasPrefix("#if") && !start.hasPrefix("#if canImport(Overscroll") ? "  " : ""
      for line in file.code.split(separator: "\n") where line.hasPrefix(indent) {
        let line = line.dropFirst(indent.count)
        guard line.first?.isWhitespace == false, let match = line.firstMatch(of: declaration) else {
          continue
        }
        home[String(match.1)] = file.folder
      }
    }
    #expect(home[sample] != nil && Set(home.values) == Set(files.map(\.folder)))
    for file in files {
      let words = file.code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      for word in Set(words.map(String.init)) {
        guard let folder = home[word], folder != file.folder else { continue }
        #expect(mayName[file.folder]?.contains(folder) == true, "\(file.name) names \(folder)/\(word)")
      }
    }
  }

  @Test("The core has no C mathematics, no clock, no trap and no `default` over its enums")
  func words() {
    let forbidden: [(String, Regex<Substring>)] = [
      ("a fused multiply-add", #/\b(?:addingProduct|addProduct|fma)\b/#),
      ("a remainder of C", #/\b(?:truncatingRemainder|remainder\(dividingBy|fmod)\b/#),
      ("plain rounded()", #/\.rounded\(\)/#),
      ("a clock", #/\b(?:Date\(|ContinuousClock|SuspendingClock|DispatchTime|CACurrentMediaTime)\b/#),
      ("a trap", #/\b(?:fatalError|precondition|preconditionFailure|try!|as!)/#),
      ("default:", #/\bdefault:/#),
      ("@unchecked", #/@unchecked\b/#),
    ]
    for file in Self.files where Self.cores.contains(file.target) || file.target == "OverscrollTrace" {
      for (name, pattern) in forbidden {
        // A trace switches over the bytes of names, which requires a default case.
        if file.target == "OverscrollTrace", name == "default:" { continue }
        #expect(file.code.firstMatch(of: pattern) == nil, "\(file.name) has \(name)")
      }
    }
  }

  @Test("No source file bypasses the compiler's checks or the main actor")
  func everywhere() {
    let forbidden: [(String, Regex<Substring>)] = [
      ("a queue", #/\bDispatchQueue\b/#), ("@unchecked", #/@unchecked\b/#),
      ("nonisolated(unsafe)", #/\bnonisolated\(unsafe\)/#), ("a trap", #/\b(?:fatalError|try!|as!)/#),
    ]
    for file in Self.files {
      for (name, pattern) in forbidden {
        #expect(file.code.firstMatch(of: pattern) == nil, "\(file.name) has \(name)")
      }
    }
  }

  @Test("Sources have no branch for a platform without Objective-C", arguments: ["Sources", "Examples"])
  func branches(_ folder: String) throws {
    let files = FileManager.default.enumerator(
      at: Checkout.root.appendingPathComponent(folder), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    let sources = try #require(files).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    #expect(!sources.isEmpty)
    for file in sources {
      let code = Self.withoutComments(try String(contentsOf: file, encoding: .utf8))
      #expect(!code.contains("canImport(ObjectiveC)"), "\(file.path)")
    }
  }

  @Test("No public type has the name of a type of SwiftUI, Combine or Foundation")
  func names() {
    // The system types whose names begin like ours, up to the systems of 2025.
    let taken: Set<String> = [
      "ScrollAnchorRole", "ScrollBounceBehavior", "ScrollContentOffsetAdjustmentBehavior",
      "ScrollDismissesKeyboardMode",
      "ScrollEdgeEffectStyle", "ScrollGeometry", "ScrollIndicatorVisibility", "ScrollInputBehavior",
      "ScrollInputKind",
      "ScrollPhase", "ScrollPhaseChangeContext", "ScrollPosition", "ScrollTarget", "ScrollTargetBehavior",
      "ScrollTransitionConfiguration", "ScrollTransitionPhase", "ScrollView", "ScrollViewProxy",
      "ScrollViewReader",
      "RefreshAction", "Edge", "EdgeInsets", "Axis", "Animation", "Spring",
      "List", "ListFormatStyle", "ListFormatter", "ListItemTint", "ListSectionSpacing", "ListStyle",
      "Section", "SectionCollection", "SectionConfiguration", "SectionCustomization", "SectionedFetchRequest",
      "SectionedFetchResults", "Layout", "LayoutDirection", "LayoutValueKey",
      "HorizontalAlignment", "HorizontalDirection", "HorizontalEdge",
      "VerticalAlignment", "VerticalDirection", "VerticalEdge", "VerticalPageTabViewStyle",
    ]
    let declaration = #/^ *public (?:final |indirect )*(?:struct|enum|protocol|class|actor|typealias) (\w+)/#
    for file in Self.files where Self.cores.contains(file.target) || file.target == "Overscroll" {
      for line in file.code.split(separator: "\n") {
        // That file declares a substitute for a SwiftUI type, for platforms without SwiftUI.
        guard let match = line.firstMatch(of: declaration), !file.name.hasSuffix("Engine/Edge.swift") else {
          continue
        }
        #expect(!taken.contains(String(match.1)), "\(file.name) takes the name \(match.1)")
      }
    }
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing(#/"[^"]*"/#, with: "\"\"").replacing(#/\/\/.*/#, with: "") }
      .joined(separator: "\n")
  }
}
