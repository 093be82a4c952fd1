import Foundation
import TestFolders
import Testing

/// Tests of the gallery's app package, and of its copy for Swift Playgrounds.
///
/// The tests only inspect the package, because only Xcode and Swift Playgrounds can build it.
@Suite(.serialized) struct GalleryPackageTests {
  private static let root = ScriptTests.scripts.deletingLastPathComponent()
  private static let package = root.appendingPathComponent("Examples/Gallery.swiftpm")

  @Test("The app package and its copy contain no symbolic links")
  func links() throws {
    try #expect(Self.links(in: Self.package) == [])
    try Self.withCopy { try #expect(Self.links(in: $0) == []) }
  }

  @Test("SwiftPM resolves the app package in a project folder of any name")
  func resolves() throws {
    try TestFolders.inFolder { folder in
      let examples = folder.appendingPathComponent("Examples")
      try FileManager.default.createDirectory(at: examples, withIntermediateDirectories: true)
      for name in ["Package.swift", "Sources", "Tests", "Examples/GalleryApp"] {
        try FileManager.default.createSymbolicLink(
          at: folder.appendingPathComponent(name), withDestinationURL: Self.root.appendingPathComponent(name))
      }
      let package = examples.appendingPathComponent("Gallery.swiftpm")
      try FileManager.default.copyItem(at: Self.package, to: package)
      let run = try Self.dependencies(of: package)
      #expect(run.status == 0 && run.words.contains("galleryapp"), "\(run.words)")
    }
  }

  @Test("The app package and its copy enable display links of 120 Hz, and the copy has the privacy manifest")
  func resources() throws {
    func check(_ package: URL) throws {
      let manifest = try String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
      let name = try #require(manifest.firstMatch(of: #/additionalInfoPlistContentFilePath: "([^"]+)"/#)?.1)
      let data = try Data(contentsOf: package.appendingPathComponent(String(name)))
      let info = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Bool]
      #expect(info == ["CADisableMinimumFrameDurationOnPhone": true])
    }
    try check(Self.package)
    try Self.withCopy { copy in
      try check(copy)
      let privacy = copy.appendingPathComponent("Overscroll/Resources/PrivacyInfo.xcprivacy")
      #expect(FileManager.default.fileExists(atPath: privacy.path))
    }
  }

  @Test("The copy for Swift Playgrounds has no package dependencies")
  func standsAlone() throws {
    try Self.withCopy { copy in
      let run = try Self.dependencies(of: copy)
      #expect(run.status == 0 && run.words.contains("No external dependencies found"), "\(run.words)")
    }
  }

  @Test("In the copy, each folder is a target, and each target imports only its dependencies")
  func imports() throws {
    try Self.withCopy { copy in
      let manifest = try String(contentsOf: copy.appendingPathComponent("Package.swift"), encoding: .utf8)
      let declaration = #/arget\(\s*name: "(\w+)",(?: dependencies: \[([^\]]*)\],)?\s*path: "(\w+)"/#
      let targets = manifest.matches(of: declaration)
      let contents = try FileManager.default.contentsOfDirectory(atPath: copy.path)
      #expect(Set(targets.map { String($0.3) } + ["Package.swift", "AppInfo.plist"]) == Set(contents))
      let own = Set(targets.map { String($0.1) })
      for target in targets {
        let dependencies = Set((target.2 ?? "").matches(of: #/\w+/#).map { String($0.0) })
        let imported = try Self.imports(in: copy.appendingPathComponent(String(target.3)))
        #expect(!imported.isEmpty || target.1 == "OverscrollCore", "\(target.1) has no sources")
        #expect(imported.intersection(own) == dependencies, "\(target.1)")
        #expect(imported.subtracting(own).isSubset(of: Self.systemModules), "\(target.1)")
      }
    }
  }

  @Test(
    "The gallery's packages enable the same compiler features as the root package",
    arguments: ["Examples/Gallery.swiftpm", "Examples/GalleryApp"])
  func settings(_ name: String) throws {
    let feature = #/\.enableUpcomingFeature\("(\w+)"\)/#
    let manifests = try [Self.root, Self.root.appendingPathComponent(name)].map {
      try String(contentsOf: $0.appendingPathComponent("Package.swift"), encoding: .utf8)
    }
    let features = manifests.map { Set($0.matches(of: feature).map { String($0.1) }) }
    #expect(features[0] == features[1] && !features[0].isEmpty)
  }

  /// The modules of Apple's SDKs that the sources may import.
  private static let systemModules: Set = [
    "Accessibility", "AppKit", "Combine", "Foundation", "QuartzCore", "SwiftUI", "UIKit",
    "UniformTypeIdentifiers", "os",
  ]

  private static func withCopy(_ body: (URL) throws -> Void) throws {
    try TestFolders.inFolder { folder in
      let playground = ScriptTests.scripts.appendingPathComponent("playground")
      let made = try ScriptTests.run(playground, ["copies"], in: folder)
      #expect(made.status == 0, "\(made.words)")
      try body(folder.appendingPathComponent("copies/Gallery.swiftpm"))
    }
  }

  private static func links(in folder: URL) throws -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder.appendingPathComponent($0).path)
      return attributes[.type] as? FileAttributeType == .typeSymbolicLink
    }
  }

  private static func imports(in folder: URL) throws -> Set<String> {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let statement = #/^\s*(?:(?:public|package|private|internal|@\w+) )*import (?:struct |enum )?(\w+)/#
    let names = try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
      try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        .matches(of: statement.anchorsMatchLineEndings()).map { String($0.1) }
    }
    return Set(names)
  }

  /// Runs SwiftPM on an app package, and returns its output about dependencies.
  ///
  /// The function first adds declarations to the manifest that otherwise only Apple's tools have.
  private static func dependencies(of package: URL) throws -> (status: Int32, words: String) {
    let file = package.appendingPathComponent("Package.swift")
    let manifest = try String(contentsOf: file, encoding: .utf8)
    try (manifest.replacing("import AppleProductTypes\n", with: "") + appleProductTypes)
      .write(to: file, atomically: true, encoding: .utf8)
    return try ScriptTests.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["swift", "package", "show-dependencies"], in: package)
  }

  private static let appleProductTypes = """

    enum DeviceFamily { case pad, phone }
    struct DeviceFamilyCondition { static func when(deviceFamilies: [DeviceFamily]) -> Self { Self() } }
    enum InterfaceOrientation {
      case portrait, landscapeLeft, landscapeRight
      case portraitUpsideDown(DeviceFamilyCondition)
    }
    enum AppIcon { case asset(String) }
    enum PresetColor { case teal }
    enum AccentColor { case presetColor(PresetColor) }
    extension Product {
      static func iOSApplication(
        name: String, targets: [String], bundleIdentifier: String, displayVersion: String,
        bundleVersion: String, appIcon: AppIcon, accentColor: AccentColor,
        supportedDeviceFamilies: [DeviceFamily], supportedInterfaceOrientations: [InterfaceOrientation],
        additionalInfoPlistContentFilePath: String
      ) -> Product { .executable(name: name, targets: targets) }
    }

    """
}
