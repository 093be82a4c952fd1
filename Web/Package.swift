// swift-tools-version: 6.3
import PackageDescription

/// Every target is built with these.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "OverscrollWeb",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "OverscrollWeb", targets: ["OverscrollWeb"]),
    .library(name: "OverscrollCore", targets: ["OverscrollCore"]),
    .library(name: "OverscrollExports", targets: ["OverscrollExports"]),
    .library(name: "OverscrollFixtures", targets: ["OverscrollFixtures"]),
    .executable(name: "walk", targets: ["Walk"]),
  ],
  targets: [
    // The root package's own sources, by a link. Optimised, or tests that replay a day's events would take minutes.
    .target(
      name: "OverscrollCore",
      swiftSettings: settings + [.unsafeFlags(["-O", "-wmo", "-num-threads", "2"])]),
    // The engine behind a C interface. Compiled natively for tests, and into engine.wasm by the plugin.
    .target(
      name: "OverscrollExports",
      dependencies: ["OverscrollCore"],
      swiftSettings: settings + [.define("OVERSCROLL_TRACE")]),
    // The files that a page loads: the scripts, and the WebAssembly files that the plugin builds.
    .target(
      name: "OverscrollWeb",
      resources: [.copy("js")],
      swiftSettings: settings,
      plugins: ["EngineWasm"]),
    .plugin(name: "EngineWasm", capability: .buildTool()),
    // Event timelines, played through the native build of the interface.
    .target(
      name: "OverscrollFixtures",
      dependencies: ["OverscrollCore", "OverscrollExports"],
      swiftSettings: settings),
    // Walks through engines' and lists' lives for as long as one likes: see Scripts/soak.
    .executableTarget(name: "Walk", dependencies: ["OverscrollFixtures"], swiftSettings: settings),
    .testTarget(
      name: "OverscrollExportsTests",
      dependencies: ["OverscrollExports", "OverscrollFixtures", "OverscrollWeb"],
      swiftSettings: settings),
  ]
)
