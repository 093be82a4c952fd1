import Foundation
import ModuleBundling
import Testing

/// Many style sheets as one.
@Suite struct StyleBundleTests {
  @Test func `Style sheets become one, without comments and indentation`() throws {
    let files = [
      "a.css": "/* a */\n@import 'b.css';\n\n  p::before { content: '/* b */'; }\n",
      "b.css": "a {\n  b: url(\"/c//d\");\n}\n",
    ]
    let style = try Self.bundle(files)
    #expect(style == "a {\nb: url(\"/c//d\");\n}\np::before { content: '/* b */'; }\n")
  }

  /// What stands in a style sheet, and what becomes of it.
  static let sheets: [(String, String)] = [
    (#"a { b: 'it\'s /* c */'; } /* d */"#, #"a { b: 'it\'s /* c */'; }"#),
    (#"a { b: "\"/* c"; } /* d */ e { f: '"'; }"#, #"a { b: "\"/* c"; }  e { f: '"'; }"#),
    (#"a { b: '\\'; } /* ' */ c {}"#, #"a { b: '\\'; }  c {}"#),
    (#".a\'b { c: d; } /* ' */"#, #".a\'b { c: d; }"#),
    ("a { b: 'c \\\n    /* d */  '; }\n  e {}", "a { b: 'c \\\n    /* d */  '; }\ne {}"),
    ("/*\n@import 'none.css';\n*/\n  a {}", "a {}"),
    ("a { b: c; }\r\n\r\n  d {}\r\n", "a { b: c; }\nd {}"),
    ("/* a", "a.css:1: This comment does not end."),
    ("a {}\n\nb { c: 'd; }\n e: '; }", "a.css:3: This string does not end in its line."),
    (#"a { b: 'c\'"#, "a.css:1: This string does not end in its line."),
    ("\n@import 'a.css';", "a.css:2: This is a cycle."),
    ("@import url(b.css);", "a.css:1: This form of @import is not supported."),
    (#"@import 'b\.css';"#, "a.css:1: This form of @import is not supported."),
    ("/*\n*/ @import 'f.css';", "a.css:2: There is no 'f.css'."),
  ]

  @Test(arguments: sheets)
  func `Strings and escapes stay as they are, and what cannot be taken is said`(sheet: String, told: String)
    throws
  {
    let text: String
    do {
      text = try Self.bundle(["a.css": sheet])
    } catch let mistake as BundleMistake {
      let name = URL(fileURLWithPath: mistake.file).lastPathComponent
      text = "\(name):\(mistake.line): \(mistake.message)\n"
    }
    #expect(text == told + "\n")
  }

  private static func bundle(_ files: [String: String]) throws -> String {
    try Scripts.with(files) { scripts throws in
      try StyleBundle.make(entry: scripts.folder.appendingPathComponent("a.css"))
    }
  }
}
