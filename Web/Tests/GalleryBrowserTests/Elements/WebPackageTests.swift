import ChromiumDriver
import Foundation
import Testing

extension GalleryBrowserTests {
  /// The npm package, as a page uses it.
  @Suite(.withEsbuild) struct WebPackageTests {
    /// Pulls the page's view, and expects a request for news and the view's return to rest.
    private func pull(_ address: String, _ engines: JSONValue) async throws {
      try await Stage.lend(complaints: true, records: false) { page, _ in
        try await page.navigate(to: address)
        try await page.wait(until: "document.querySelector('overscroll-view').presentation")
        let stage = try await Stage(page, view: "document.querySelector('overscroll-view')")
        try await stage.pull(by: 400)
        let asked = "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/news'))"
        try await page.wait(until: asked)
        try await page.wait(until: "document.querySelector('overscroll-view').phaseOf('start') === 'idle'")
        let names = "performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))"
        // Compare each name once, because a missing file is requested again.
        #expect(
          try await page.evaluate("[...new Set(\(names).filter((name) => name.endsWith('.wasm')))]")
            == engines)
        #expect(await page.uncaughtExceptions == [])
        // The browser reports only that the news do not exist.
        let others = await page.consoleMessages.filter { !$0.text.contains("404") }
        #expect(others == [])
      }
    }

    @Test(
      "The README's page works with a wrong content type, without `lists.wasm`, and with the inline bundle"
    )
    func readme() async throws {
      try await UnpackedPackage.with { package in
        func pull(
          _ changes: [(String, String)] = [], wasmType: String = "application/wasm",
          expecting engines: JSONValue
        ) async throws {
          let page = try package.page(changes)
          let server = try await StaticServer.start(package.root, page: page, wasmType: wasmType)
          try await self.pull(server.address, engines)
          await server.stop()
        }
        for wasmType in ["application/wasm", "application/octet-stream"] {
          try await pull(wasmType: wasmType, expecting: ["engine.wasm"])
        }
        try FileManager.default.removeItem(at: package.folder.appendingPathComponent("lists.wasm"))
        try await pull(
          [("</overscroll-view>", "</overscroll-view><overscroll-list></overscroll-list>")],
          expecting: ["lists.wasm", "engine.wasm"])
        for name in ["engine.wasm", "overscroll.js"] {
          try FileManager.default.removeItem(at: package.folder.appendingPathComponent(name))
        }
        try await pull(
          [("overscroll.js", "overscroll-inline.js")], wasmType: "text/plain", expecting: [])
      }
    }

    @Test("Every file in package.json exists, and package.json exports the entry points for bundlers")
    func files() async throws {
      struct Manifest: Decodable {
        let files: [String]
        let exports: [String: JSONValue]
        let types: String
        let version: String
      }
      try await UnpackedPackage.with { package in
        let manifest = try JSONDecoder().decode(Manifest.self, from: Data(package.text("package.json").utf8))
        let exported = manifest.exports.values.flatMap { value in
          value.string.map { [$0] } ?? value.object?.values.compactMap(\.string) ?? []
        }
        for name in manifest.files + exported + [manifest.types, "LICENSE", "README.md"] {
          let path = package.folder.appendingPathComponent(name).standardizedFileURL.path
          #expect(FileManager.default.fileExists(atPath: path), "\(name)")
        }
        #expect(Set(manifest.exports.keys).isSuperset(of: [".", "./inline", "./lists.wasm"]))
        #expect(manifest.version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
      }
    }

    @Test("The types and `custom-elements.json` list every attribute, method and property of the elements")
    func names() async throws {
      struct Element: Decodable, Sendable {
        let tag: String
        let attributes: [String]
        let members: [String]
      }
      struct CustomElements: Decodable {
        struct Module: Decodable { let declarations: [Declaration] }
        struct Declaration: Decodable {
          let tagName: String
          let attributes: [Named]
          let members: [Named]
          let cssProperties: [Named]
        }
        struct Named: Decodable { let name: String }
        let modules: [Module]
      }
      let script = """
        ['overscroll-view', 'overscroll-list'].map((tag) => {
          const made = customElements.get(tag), members = new Set()
          const own = ['constructor', 'connectedCallback', 'disconnectedCallback', 'attributeChangedCallback',
            'adoptedCallback', 'connectedMoveCallback']
          for (let type = made; type !== HTMLElement; type = Object.getPrototypeOf(type))
            for (const name of Object.getOwnPropertyNames(type.prototype)) if (!own.includes(name)) members.add(name)
          return { tag, attributes: made.observedAttributes, members: [...members] }
        })
        """
      var elements: [Element] = []
      try await Stage.lend(complaints: false, records: false) { page, address in
        try await page.navigate(to: "\(address)testing/first.html")
        try await page.wait(until: "globalThis.firstRow")
        elements = try await page.evaluate(script, as: [Element].self)
      }
      try await UnpackedPackage.with { package in
        let types = try package.text("overscroll.d.ts")
        let manifest = try JSONDecoder().decode(
          CustomElements.self, from: Data(package.text("custom-elements.json").utf8))
        #expect(elements.map(\.members.count).min() ?? 0 > 5)
        // All style properties in the script: those that the script sets, and those that a page may set.
        let styles = try Set(
          package.text("overscroll.js").matches(of: /--overscroll(-[a-z]+)+/).map { String($0.output.0) })
        #expect(styles.count > 4)
        for element in elements {
          let declaration = try #require(
            manifest.modules.flatMap(\.declarations).first { $0.tagName == element.tag })
          let missing = Set(element.attributes).subtracting(declaration.attributes.map(\.name))
          #expect(missing == [], "attributes of \(element.tag) in custom-elements.json")
          #expect(
            Set(element.members).subtracting(declaration.members.map(\.name)) == [],
            "members of \(element.tag) in custom-elements.json")
          #expect(
            styles.subtracting(declaration.cssProperties.map(\.name)) == [],
            "style properties of \(element.tag) in custom-elements.json")
          for name in element.attributes {
            #expect(
              types.contains("  '\(name)'?:") || types.contains("  \(name)?:"), "\(name) in overscroll.d.ts")
          }
          for name in element.members {
            #expect(
              types.contains("  \(name)(") || types.contains("  get \(name)("), "\(name) in overscroll.d.ts")
          }
        }
      }
    }
  }
}
