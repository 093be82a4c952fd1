import Foundation
import ModuleBundling
import Testing

/// Names that stand outside of all modules.
@Suite struct SharedNamesTests {
  /// What a module may declare, and how another may use the same word for something else.
  static let meanings = [
    "const Map = 1;": "new Map([[1, 2]]).get(1)", "const [name] = [1];": "((name) => name)(2)",
    "function stop() { return 1; }": "[0, 0].map((_, stop) => stop)[1] + 1",
    "let one = 1, Set = one;": "new Set([1, 1]).size + 1", "class URL {}": "new URL('a:2').pathname",
    "const two = 1, spread = [two];": "((...spread) => [...spread][0])(2)",
    "{ var isNaN = 1; }": "1 + isNaN('a')",
    "const a = 1 instanceof\n  Object, Number = a;": "Number('2')",
    "const b = 'a'\n  in {}, Number = b": "Number('2')",
  ]

  @Test(.withNode, arguments: meanings.keys)
  func `A name hides nothing that another module calls the same`(declaration: String) throws {
    let use = try #require(Self.meanings[declaration])
    let files = [
      "a.js": "import './b.js';\nimport { c } from './c.js';\nconsole.log(c);", "b.js": declaration,
      "c.js": "export const c = \(use);",
    ]
    try Scripts.with(files) { scripts in
      let output = try scripts.run(scripts.bundle())
      #expect(output == "2\n")
    }
  }

  @Test(.withNode) func `Only what has another meaning elsewhere is in a function of its own`() throws {
    let files = [
      "a.js": """
      import { one, shown as two } from './b.js';
      import { three } from './d.js';
      import { shown } from './c.js';
      console.log(one, two, three, shown)
      """,
      "b.js": "export const one = 1\nexport const shown = 2",
      "c.js": "export const shown = 4\nfunction c() {}",
      "d.js": "export { last as three } from './e.js';\n[].length;",
      "e.js": "const last = 3;\nexport { last };",
    ]
    try Scripts.with(files) { scripts in
      let bundle = try scripts.bundle()
      #expect(bundle.components(separatedBy: "(()=>{").count == 4)
      #expect(bundle.contains("})();const d=3;[].length;const{"))
      let output = try scripts.run(bundle)
      #expect(output == "1 2 3 4\n")
    }
  }

  /// What a script declares by a long name, and how else the word may stand in it.
  static let words = [
    "({ longName: 5 }).longName + longName", "(({ longName }) => longName)({ longName: 5 }) + longName",
    "(({ longName = 5 }) => longName)({}) + longName", "((longName) => longName)(5) + longName",
    "(({ a: longName }) => longName)({ a: 5 }) + longName",
    "({ longName() { return 5; } }).longName() + longName",
    "({ get longName() { return 5; } }).longName + longName",
    "new (class { longName = 5; })().longName + longName",
    "new (class { a = 1; longName() { return 5; } })().longName() + longName", "({ longName }).longName + 5",
    "(class { static longName = 5; }).longName + longName", "({ ...{ longName } })['longName'] + 5",
    "((...longName) => longName[0])(5) + longName", "(longName ? longName : 0) + 5", "+`${longName}` + 5",
    "((a) => { const { longName } = a; return longName; })({ longName: 5 }) + longName",
    "[longName, 5][0] + 5",
  ]

  @Test(.withNode, arguments: words)
  func `A word that is a property's, too, means what it did`(use: String) throws {
    try Scripts.with([
      "a.js": "const longName = 2;\nfunction longer(a) { return a; }\nconsole.log(longer(\(use)));"
    ]) {
      scripts in
      let bundle = try scripts.bundle()
      #expect(!bundle.contains("longer"))
      let output = try scripts.run(bundle)
      #expect(output == "7\n")
    }
  }

  @Test func `What is declared outside of functions has a short name, unless it is exported`() throws {
    let files = [
      "a.js": "import { second } from './b.js';\nexport const first = second;",
      "b.js": "let number = 1;\nexport function second() { return number; }",
    ]
    try Scripts.with(files) { scripts in
      let bundle = try scripts.bundle()
      #expect(bundle == "let a=1;function b(){return a;};const first=b;export{first};\n")
    }
  }
}
