import OverscrollTestSupport
import Foundation
import Testing

/// Rules that the compiler does not check: dependencies between folders and targets, and forbidden APIs.
@Suite struct HouseRulesTests {
  /// For each target and each of its folders, the folders whose types its code may use.
  static let mayName: [String: [String: Set<String>]] = [
    "OverscrollCore": [
      "Geometry": ["Math"], "Math": [], "Content": ["Geometry", "Math"], "Edges": ["Geometry", "Math"],
      "Engine": ["Geometry", "Math", "Content", "Edges"],
    ],
    "OverscrollListCore": [
      "Index": [], "Slots": [], "List": ["Index", "Slots"], "Engine": ["Index", "List"],
    ],
    "Overscroll": [
      "Values": [], "Scheduling": [], "Engine": ["Scheduling"], "Feedback": ["Engine", "Scheduling"],
      "Indicators": ["Values", "Feedback"],
      "Refresh": ["Values", "Scheduling", "Engine", "Feedback", "Indicators"],
      "ScrollViews": ["Values", "Scheduling", "Engine"],
      "Session": ["Values", "Scheduling", "Engine", "Feedback", "Indicators", "Refresh", "ScrollViews"],
      "Modifiers": [
        "Values", "Scheduling", "Engine", "Feedback", "Indicators", "Refresh", "ScrollViews", "Session",
      ],
      "UIKit": ["Scheduling", "Feedback", "Indicators", "Refresh", "ScrollViews", "Session", "Modifiers"],
    ],
    "OverscrollLists": [
      "Data": [], "Controller": ["Data"], "Rows": ["Data", "Controller"],
      "Coordinators": ["Data", "Controller", "Rows"],
      "Views": ["Data", "Controller", "Rows", "Coordinators"],
    ],
    "OverscrollRows": [
      "Accessibility": [], "Index": [], "Reorder": [], "Selection": [], "Swipe": [], "SwipeViews": ["Swipe"],
    ],
    "OverscrollArticles": [
      "Binding": [], "Completion": [], "HeaderFooter": [], "Horizontal": [], "Threads": [],
    ],
  ]

  /// For each target of the root package, the modules that its code may import.
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
    "OverscrollRows": [
      "OverscrollLists", "Overscroll", "OverscrollCore", "OverscrollListCore", "SwiftUI", "Combine", "UIKit",
      "AppKit", "Accessibility", "Foundation",
    ],
    "OverscrollTesting": ["Overscroll", "OverscrollCore", "SwiftUI", "os", "Synchronization"],
  ]

  /// The modules of the engines, which also compile for WebAssembly.
  static let cores: Set = ["OverscrollCore", "OverscrollListCore"]

  struct SourceFile {
    let target: String
    /// The folder in the target; empty for a file outside of folders.
    let folder: String
    let name: String
    /// The file's text without comments and string literals.
    let code: String
  }

  static let files: [SourceFile] = {
    let root = Checkout.root.appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      let parts = path.split(separator: "/").map(String.init)
      let file = root.appendingPathComponent(path)
      guard parts.count > 1, let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
      return SourceFile(
        target: parts[0], folder: parts.count > 2 ? parts[1] : "", name: path, code: withoutComments(text))
    }
  }()

  @Test("Every folder of every target has a rule, and every rule has a folder")
  func found() {
    for target in Self.mayImport.keys {
      let folders = Set(Self.files.filter { $0.target == target }.map(\.folder)).subtracting([""])
      #expect(folders == Set((Self.mayName[target] ?? [:]).keys), "\(target)")
    }
  }

  @Test("Each target imports only its allowed modules, and the core imports nothing")
  func imports() {
    for file in Self.files {
      for line in file.code.split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        guard let index = words.firstIndex(of: "import"), index + 1 < words.count else { continue }
        // The imported module, also if the import names a submodule or a single declaration.
        let name = ["struct", "enum"].contains(words[index + 1]) ? words[index + 2] : words[index + 1]
        let module = String(name.prefix { $0 != "." })
        #expect(Self.mayImport[file.target]?.contains(module) == true, "\(file.name) imports \(module)")
      }
    }
  }

  @Test("Documentation comments state a complexity as a `- Complexity:` field")
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
    "Code uses only the types of its own folder and of the folders that its folder may use",
    arguments: [
      ("OverscrollCore", "Scroller"), ("OverscrollListCore", "ListScrollEngine"),
      ("Overscroll", "RefreshFlag"),
      ("OverscrollLists", "ListControllerStore"), ("OverscrollRows", "ReorderMachine"),
      ("OverscrollArticles", "RefreshData"),
    ])
  func layers(_ target: String, _ sample: String) throws {
    let mayName = try #require(Self.mayName[target])
    let files = Self.files.filter { $0.target == target && mayName[$0.folder] != nil }
    var home: [String: String] = [:]
    let declaration =
      #/^(?:@\w+ )*(?:(?:public|package|final|nonisolated|indirect) )*(?:struct|enum|protocol|class|actor|typealias) (\w+)/#
    for file in files {
      // If an `#if` surrounds a whole file, the declarations are indented. `#if canImport(Overscroll…)`
      // surrounds only imports.
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
    #expect(home[sample] != nil)
    for file in files {
      let words = file.code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      for word in Set(words.map(String.init)) {
        guard let folder = home[word], folder != file.folder else { continue }
        #expect(mayName[file.folder]?.contains(folder) == true, "\(file.name) names \(folder)/\(word)")
      }
    }
  }

  @Test("The engine targets use no C math, no clock, no trap and no `default` case")
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
        // The trace code switches over bytes, and such a switch requires a default case.
        if file.target == "OverscrollTrace", name == "default:" { continue }
        #expect(!file.code.contains(pattern.wordBoundaryKind(.simple)), "\(file.name) has \(name)")
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
        #expect(!file.code.contains(pattern.wordBoundaryKind(.simple)), "\(file.name) has \(name)")
      }
    }
  }

  @Test("A test that needs a platform's framework is in the folder that the stage runs")
  func platformTests() throws {
    let folder = Checkout.root.appendingPathComponent("Tests/OverscrollTests")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let conditional = try paths.filter { path in
      guard path.hasSuffix(".swift") else { return false }
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      return text.hasPrefix("#if canImport(")
    }
    #expect(conditional.count >= 6)
    for path in conditional { #expect(path.hasPrefix("Platform/"), "Linux does not run \(path)") }
  }

  @Test("No public type has the name of a type of SwiftUI, Combine or Foundation")
  func names() {
    // The system types, up to the OS releases of 2025, whose names begin like names of this project.
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
        // Values/Edge.swift declares a substitute for SwiftUI's `Edge` on platforms without SwiftUI.
        guard let match = line.firstMatch(of: declaration), !file.name.hasSuffix("Values/Edge.swift") else {
          continue
        }
        #expect(!taken.contains(String(match.1)), "\(file.name) takes the name \(match.1)")
      }
    }
  }

  /// Returns Swift code without its comments and the text of its string literals.
  static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing(#/"[^"]*"/#, with: "\"\"").replacing(#/\/\/.*/#, with: "") }
      .joined(separator: "\n")
  }
}
