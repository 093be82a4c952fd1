import Foundation
import Testing

/// The gallery for Swift Playgrounds, which nobody builds here: its manifest needs Apple's.
@Suite struct PlaygroundTests {
  private let folder = Checkout.root.appendingPathComponent("Gallery.swiftpm")

  @Test("Each of its targets has sources, and no folder is left out")
  func targets() throws {
    let manifest = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    let named = Set(manifest.matches(of: #/path: "(\w+)"/#).map { String($0.1) })
    let manager = FileManager.default
    let there = try manager.contentsOfDirectory(atPath: folder.path).filter { !$0.contains(".") }
    #expect(named == Set(there))
    for name in named {
      let path = folder.appendingPathComponent(name).resolvingSymlinksInPath().path
      let files = manager.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      #expect(files.contains { $0.hasSuffix(".swift") }, "\(name) has no sources")
    }
  }

  @Test("The root package's targets are in it, with the same settings")
  func settings() throws {
    let ours = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    let root = try String(
      contentsOf: Checkout.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    for feature in root.matches(of: #/\.enableUpcomingFeature\("(\w+)"\)/#) {
      #expect(ours.contains(feature.0))
    }
    for target in root.matches(of: #/\.target\(\s*name: "(Overscroll\w*)"/#) {
      #expect(ours.contains("name: \"\(target.1)\", "), "\(target.1) is not in it")
    }
  }
}
