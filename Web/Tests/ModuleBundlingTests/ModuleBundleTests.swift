import Foundation
import ModuleBundling
import Testing

/// Many modules as one.
@Suite struct ModuleBundleTests {
  @Test(.withNode) func `Modules that use the same names do not see each other's`() throws {
    let files = [
      "a.js": """
      import { value as other } from './b.js';
      import * as c from './c/c.js';
      import './d.js';
      const value = 1, List = 'mine';
      console.log(value, other, c.value, c.next(), c.Box.size, globalThis.d, List);
      """,
      "b.js": "const value = 2;\nexport { value };\n",
      "c/c.js": """
      import { value as before } from '../b.js';
      export const value = before + 1;
      export function next() { return value + 1; }
      export class Box { static size = 5; }
      """,
      "d.js": "globalThis.d = 6;",
    ]
    try Scripts.with(files) { scripts in
      let output = try scripts.run(scripts.bundle())
      #expect(output == "1 2 3 4 5 6 mine\n")
    }
  }

  @Test(.withNode) func `A module runs once, after those that it imports, in their order`() throws {
    let files = [
      "a.js": "import './b.js';\nimport './c.js';\nconsole.log('a');",
      "b.js": "import './d.js';\nconsole.log('b');", "c.js": "import './d.js';\nconsole.log('c');",
      "d.js": "console.log('d');",
    ]
    try Scripts.with(files) { scripts in
      let output = try scripts.run(scripts.bundle())
      #expect(output == "d\nb\nc\na\n")
    }
  }

  @Test func `What a server has elsewhere may be loaded later, by its path from the root on`() throws {
    let files = ["a.js": "export const load = () => import('/b/c.js');"]
    try Scripts.with(files) { scripts in
      #expect(try scripts.bundle().contains("import('/b/c.js')"))
      for other in ["b.js", "https://a.b/c.js", "../c.js"] {
        try Scripts.with(["a.js": "() => import('\(other)')"]) { scripts in
          #expect(scripts.mistake().contains("import() is not supported"), "\(other)")
        }
      }
    }
  }

  @Test(.withNode) func `A bundle exports what its entry exports, in every form`() throws {
    let files = [
      "a.js": """
      export * from './b.js';
      export { one as first, two } from './c.js';
      export async function* steps() {}
      const three = 3;
      export { three, three as third };
      export class Map { static own = true; }
      export {};
      """,
      "b.js": "export const zero = new Map([[0, 0]]).size;",
      "c.js": "export const one = 1;\nexport const two = 2;",
      "use.mjs": """
      import * as all from './bundle.mjs';
      console.log(Object.keys(all).join(), all.zero, all.first, all.third, all.Map.own);
      """,
    ]
    try Scripts.with(files) { scripts in
      let node = try #require(Scripts.node)
      _ = try scripts.run(scripts.bundle())
      let output = try Scripts.run(node, [scripts.folder.appendingPathComponent("use.mjs").path])
      #expect(output == "Map,first,steps,third,three,two,zero 1 1 3 true\n")
    }
  }

  @Test(.withNode) func `A module that stays apart is imported from its place`() throws {
    let files = [
      "a.js": "import { one } from './lib/lib.js';\nimport './b.js';\nconsole.log(one);",
      "b.js": "import * as lib from './lib/lib.js';\nconsole.log(lib.one);",
      "there/lib.js": "export const one = 1;",
    ]
    try Scripts.with(files) { scripts in
      let path = scripts.folder.appendingPathComponent("lib/lib.js").standardizedFileURL.path
      let bundle = try scripts.bundle(.init(externals: [path: "./there/lib.js"]))
      #expect(!bundle.contains("const one = 1"))
      let output = try scripts.run(bundle)
      #expect(output == "1\n1\n")
    }
  }

  @Test(.withNode) func `A file of bytes is in the bundle, and found in a folder of its own`() throws {
    let files = [
      "a.js": "import bytes from './x.wasm' with { type: 'bytes' };\nconsole.log(bytes.join());",
      "built/x.wasm": "abc",
    ]
    try Scripts.with(files) { scripts in
      let bundle = try scripts.bundle(.init(folders: [scripts.folder.appendingPathComponent("built")]))
      let output = try scripts.run(bundle)
      #expect(output == "97,98,99\n")
    }
  }

  @Test func `A bundle has its title in the first line, and asks for nothing by its own name`() throws {
    try Scripts.with(["a.js": "/** About. */\nexport const place = import.meta.url;\n"]) { scripts in
      let bundle = try scripts.bundle(.init(title: "Bundle. MIT."))
      #expect(bundle.split(separator: "\n").first == "/*! Bundle. MIT. */")
      #expect(!bundle.contains("About"))
      #expect(bundle.contains("import.meta.url"))
    }
  }

  @Test(.withNode) func `What is exported by a list may be declared in any way that does not change`() throws
  {
    let files = [
      "a.js": """
      import { one, two, three, four, Five, six } from './b.js';
      console.log(one, two, three, four(), Five.size, typeof six);
      """,
      "b.js": """
      const one = 1, { two, other: [three] } = { two: 2, other: [3] }
      let changes = one
      function* steps() {}
      function four() { return changes += 3; }
      class Five { static size = 5; }
      const six = async () => 6
      export { one, two, three, four, Five, six };
      """,
    ]
    try Scripts.with(files) { scripts in
      let output = try scripts.run(scripts.bundle())
      #expect(output == "1 2 3 4 5 function\n")
    }
  }

  /// Where `await` is a function's own.
  static let waiting = [
    "async function a() { await b; }", "const a = async () => await b;", "f(async (x) => await x, 1);",
    "const a = async () => {\n  if (b) { await c; }\n  for await (const d of e) {}\n};",
    "class A { async a() { try { await b; } catch (e) { await c; } } }",
    "const a = { async b() { await c; }, async *d() { await e; }, async [f]() { await g; } };",
    "class A { await(b) {} static async #c() { `${await d}`; } }", "a.await(b); c = { await: 1 };",
    "const a = async function () { while (b) { await c; } };",
  ]

  @Test(arguments: waiting)
  func `A function may wait`(script: String) throws {
    try Scripts.with(["a.js": script]) { scripts in
      #expect(scripts.mistake().hasPrefix("nothing: "), "\(scripts.mistake())")
    }
  }

  /// Where it is the module's.
  static let waits = [
    "await b;", "{ await b; }", "if (a) { await b; }", "for await (const a of b) {}", "f(await a);",
    "try { await b; } catch (e) {}", "try {} catch (e) { await b; }", "const a = { b: await c };",
    "`${await a}`;", "const a = () => b\nawait c", "const a = () => { b; };\nawait c;",
    "f(() => a, await b);", "function a() {}\n{ await b; }", "switch (a) { case 1: await b; }",
    "while (a) { f(async () => await b); await c; }",
  ]

  @Test(arguments: waits)
  func `A module may not wait, wherever the word stands`(script: String) throws {
    try Scripts.with(["a.js": script]) { scripts in
      #expect(scripts.mistake().hasSuffix("await outside of functions is not supported."))
    }
  }

  @Test(
    arguments: [
      (
        ["a.js": "import './b.js';", "b.js": "\nimport './a.js';"],
        "b.js:2: This is a cycle: a.js → b.js → a.js."
      ),
      (["a.js": "import './a.js';"], "a.js:1: This is a cycle: a.js → a.js."),
      (["a.js": "1;\n2;\nimport './none.js';"], "a.js:3: There is no './none.js'."),
      (["a.js": "\nimport { b } from './b.js';", "b.js": ""], "a.js:2: './b.js' does not export b."),
      (
        ["a.js": "export { b } from './b.js';", "b.js": "const b = 1;"], "a.js:1: './b.js' does not export b."
      ),
      (["a.js": "export { none };"], "a.js:1: none is exported and not declared."),
      (["a.js": "const b = 1;\nexport { b, b };"], "a.js:2: b is exported twice."),
      (
        ["a.js": "let b = 1;\nexport { b as c };\nb = 2;"],
        "a.js:2: b may change: only constants, functions and classes are exported."
      ),
      (
        ["a.js": "const a = 1;\nvar d = { a }, { c: [b = 3] } = d\nexport { a, b };"],
        "a.js:3: b may change: only constants, functions and classes are exported."
      ),
      (
        ["a.js": "const a = (b) => { const c = 1; return c; };\nexport { c };"],
        "a.js:2: c is exported and not declared."
      ),
      (["a.js": "import 'library';"], "a.js:1: 'library' is no relative path."),
      (["a.js": "import '/b.js';"], "a.js:1: '/b.js' is no relative path."),
      (["a.js": "import b from './b.js';", "b.js": ""], "a.js:1: This form of import is not supported."),
      (
        ["a.js": "import b, { c } from './b.js';", "b.js": ""],
        "a.js:1: This form of import is not supported."
      ),
      (
        ["a.js": "import b from './b.js' with { type: 'json' };"],
        "a.js:1: This form of import is not supported."
      ),
      (["a.js": "export default 1;"], "a.js:1: This form of export is not supported."),
      (["a.js": "export let b = 1;"], "a.js:1: This form of export is not supported."),
      (["a.js": "export const { b } = {};"], "a.js:1: This form of export is not supported."),
      (["a.js": "export const b = 1, c = 2;"], "a.js:1: This form of export is not supported."),
      (["a.js": "export * as b from './b.js';"], "a.js:1: This form of export is not supported."),
      (["a.js": "export"], "a.js:1: This export does not end."),
      (["a.js": "import {"], "a.js:1: A name or } is missing here."),
      (["a.js": "import { a b } from './b.js';"], "a.js:1: A comma or } is missing here."),
      (
        ["a.js": "() => {\nimport('./b.js') }"],
        "a.js:2: import() is not supported: what is loaded later cannot be in one file."
      ),
      (["a.js": "await 1;"], "a.js:1: await outside of functions is not supported."),
      (["a.js": "\neval('a');"], "a.js:2: eval is not supported: it could see the names of other modules."),
      (["a.js": "let \\u0061;"], "a.js:1: Escapes in names are not supported."),
      (["a.js": "\nlet $module1;"], "a.js:2: Names that begin with $module are the bundle's own."),
      (["a.js": "\n'abc\n'"], "a.js:2: This string does not end in its line."),
      (["a.js": "`abc${"], "a.js:1: This template does not end."),
      (["a.js": "/abc\n/"], "a.js:1: This regular expression does not end in its line."),
      (["a.js": "\n\n/* abc"], "a.js:3: This comment does not end."),
      (["a.js": "{"], "a.js:1: Something is opened and not closed, or closed and not opened."),
      (["a.js": "import b from './b.wasm';", "b.wasm": ""], "a.js:1: This form of import is not supported."),
      (
        ["a.js": "import './b.wasm';", "b.wasm": ""],
        "a.js:1: './b.wasm' is to be imported as bytes, and nothing else is."
      ),
    ] as [([String: String], String)])
  func `What cannot be in one file is said, with its file and its line`(files: [String: String], told: String)
    throws
  {
    try Scripts.with(files) { scripts in #expect(scripts.mistake() == told) }
  }
}
