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
      #expect(bundle.contains("\nconst last=3;\n"))
      let output = try scripts.run(bundle)
      #expect(output == "1 2 3 4\n")
    }
  }
}
