import Foundation
import ModuleBundling
import Testing

/// What is left out of a script, and what is not.
@Suite struct LexerTests {
  /// A script, and what becomes of it.
  static let scripts: [(String, String)] = [
    ("let a = 1; // b\n  let c;", "let a=1;let c;"),
    ("/* a */ let b /* c */ = 1;", "let b=1;"),
    ("return /* a\n */ b", "return\nb"),
    ("\n\n    a;\n\n\n    b;\n", "a;b;"),
    ("'// a'; \"/* b */\"; 'it\\'s // c';", "'// a';\"/* b */\";'it\\'s // c';"),
    ("`// a\n    /* b */`;", "`// a\n    /* b */`;"),
    ("`a ${b /* } */ + `${'}'}`} // c`; // d", "`a ${b+`${'}'}`} // c`;"),
    ("`${{ a: { b: 1 } }.a}`; // c", "`${{a:{b:1}}.a}`;"),
    ("`${ a }b${`${ c /* ` */ }`} d`; // `", "`${a}b${`${c}`} d`;"),
    ("`${/`/.test(a) ? '}' : { b: 1 } / 2}` / c; // `", "`${/`/.test(a)?'}':{b:1}/2}`/c;"),
    ("return `a`; typeof 'b' in c; a = /b/g in c;", "return`a`;typeof'b'in c;a=/b/g in c;"),
    ("a = /[/*]\\//g; // b", "a=/[/*]\\//g;"),
    ("a = b / c; // d / e", "a=b/c;"),
    ("if (a) /\\/\\//.test(b); // c", "if(a)/\\/\\//.test(b);"),
    ("(a) / b; // /", "(a)/b;"),
    ("return /'/; // a", "return/'/;"),
    ("a.return / b; // '", "a.return/b;"),
    ("a++ / b; // '", "a++ /b;"),
    ("a[0] / b; // '", "a[0]/b;"),
    ("{ a }\n/'/.test(b); // c", "{a}\n/'/.test(b);"),
    ("a = { b: 1 } / 2; // '", "a={b:1}/2;"),
    ("() => {}\n/'/.test(b);", "()=>{}\n/'/.test(b);"),
    ("a + +b - -c; a / /b/.c; 1 .d;", "a+ +b- -c;a/ /b/.c;1 .d;"),
    ("a ? .5 : b", "a?.5:b"),
    ("class A { #a = 1; static #b() {} }", "class A{#a=1;static #b(){}}"),
    (
      "class A {\n  #b = 1;\n  c = this.#d;\n  #d() {\n    return #d in `${this.#d} #d`;\n  }\n}",
      "class A{#b=1;c=this.#a;#a(){return #a in`${this.#a} #d`;}}"
    ),
    ("a =\n  b +\n  +c\n  ? d\n  : e\n  .f\n(g)\n", "a=b+ +c?d:e.f\n(g)"),
    ("a\n++b\nc = [\n  1,\n]\n`d`\n", "a\n++b\nc=[1,]\n`d`"),
    ("if (a) {\n  b\n}\nc = {}\nd()\n", "if(a){b}\nc={}\nd()"),
    ("x => x in y; \u{E9} = 'ü';", "x=>x in y;\u{E9}='ü';"),
    ("a = `\\``; // b", "a=`\\``;"),
  ]

  @Test(arguments: scripts)
  func `Comments and indentation go, and what only looks like them stays`(script: String, bare: String) throws
  {
    try Scripts.with(["a.js": script]) { scripts in
      let bundle = try scripts.bundle()
      #expect(bundle == "\(bare)\n")
    }
  }

  /// Style sheets within scripts, and what they become.
  static let styles = [
    ("a {\n  b: c;\n}\n", "a{b:c}"), ("/* a */ a, b > c :hover { }", "a,b>c :hover{}"),
    ("a/* b */c /* {", "a c"),
    ("a::before { content: \"/* ; } \\\" 'b  \"; }", "a::before{content:\"/* ; } \\\" 'b  \"}"),
    (
      "@media (a: b) and (c) { a { b: calc(1px + 2px) d; & .e { f: -g } } }",
      "@media (a:b) and (c){a{b:calc(1px + 2px) d;& .e{f:-g}}}"
    ),
    (".a\\  b .c { --d: 'e'; f: g !important }", ".a\\  b .c{--d:'e';f:g !important}"),
  ]

  @Test(arguments: styles)
  func `A style sheet in a script loses its comments, and the room that means nothing`(
    style: String, bare: String
  ) throws {
    try Scripts.with(["a.js": "a = css` \(style) `; b = `  c  `;"]) { scripts in
      let bundle = try scripts.bundle()
      #expect(bundle == "a=css`\(bare)`;b=`  c  `;\n")
    }
  }

  @Test(.withNode) func `Every script of the elements means the same without its comments`() throws {
    // What Node reads as a script without complaint has lost nothing that the grammar needs.
    let entry = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "../../Sources/OverscrollWeb/entries/overscroll.js").standardizedFileURL
    let bundle = try ModuleBundle.make(entry: entry)
    let node = try #require(Scripts.node)
    try Scripts.with([:]) { scripts in
      try FileManager.default.createDirectory(at: scripts.folder, withIntermediateDirectories: true)
      let file = scripts.folder.appendingPathComponent("bundle.mjs")
      try Data(bundle.utf8).write(to: file)
      #expect(try Scripts.run(node, ["--check", file.path]) == "")
    }
    for comment in ["/**", " * @", "// "] { #expect(!bundle.contains(comment)) }
  }
}
