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
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "walk", targets: ["Walk"]),
    .executable(name: "browser-benchmark", targets: ["browser-benchmark"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swhitty/FlyingFox.git", exact: "0.27.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // The root package's own sources, by a link. Optimised, or tests that replay a day's events would take minutes.
    .target(
      name: "OverscrollCore",
      swiftSettings: settings + [.unsafeFlags(["-O", "-wmo", "-num-threads", "2"])]),
    .target(
      name: "OverscrollListCore", dependencies: ["OverscrollCore"],
      swiftSettings: settings + [.unsafeFlags(["-O", "-wmo", "-num-threads", "2"])]),
    .target(
      name: "OverscrollTrace", dependencies: ["OverscrollCore", "OverscrollListCore"],
      swiftSettings: settings + [.unsafeFlags(["-O", "-wmo", "-num-threads", "2"])]),
    // The engine behind a C interface. Compiled natively for tests, and into engine.wasm by the plugin.
    .target(
      name: "OverscrollExports",
      dependencies: ["OverscrollCore", "OverscrollListCore", "OverscrollTrace"],
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
      dependencies: ["OverscrollCore", "OverscrollExports", "OverscrollListCore", "OverscrollTrace"],
      swiftSettings: settings),
    // Walks through engines' and lists' lives for as long as one likes: see Scripts/verify soak.
    .executableTarget(name: "Walk", dependencies: ["OverscrollFixtures"], swiftSettings: settings),
    .testTarget(
      name: "OverscrollExportsTests",
      dependencies: ["OverscrollExports", "OverscrollFixtures", "OverscrollWeb"],
      swiftSettings: settings),

    // The site's command: options, signals, the line with the address.
    .executableTarget(
      name: "gallery",
      dependencies: [
        "GalleryServer", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    // The server: a limit in front, the site's files, the rows that the demos fetch, the stages' processes.
    .target(
      name: "GalleryServer",
      dependencies: [
        "ChildProcesses", "OverscrollWeb",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      resources: [.copy("Resources/public"), .copy("Resources/rows.json")],
      swiftSettings: settings),
    // Starts programs, with what they have open and nothing else.
    .target(name: "ChildProcesses", swiftSettings: settings),
    // A real Chromium over its debugging pipe.
    .target(name: "ChromiumDriver", dependencies: ["ChildProcesses"], swiftSettings: settings),
    // Firefox, and WebKit on a screen that nobody sees, where they are.
    .target(
      name: "OtherBrowsers", dependencies: ["ChildProcesses", "ChromiumDriver"], swiftSettings: settings),
    // Which tests run at the same time, in all of the targets below.
    .target(name: "TestTurns", path: "Tests/TestTurns", swiftSettings: settings),
    // `gallery` is listed so that the test that starts the command finds it built.
    .testTarget(
      name: "GalleryServerTests", dependencies: ["GalleryServer", "gallery", "TestTurns"],
      swiftSettings: settings),
    .testTarget(
      name: "ChromiumDriverTests", dependencies: ["ChildProcesses", "ChromiumDriver", "TestTurns"],
      swiftSettings: settings),
    // The gallery's page, pulled by a real finger. `Page` is served to the browser under /testing.
    .testTarget(
      name: "GalleryBrowserTests",
      dependencies: [
        "GalleryServer", "ChildProcesses", "ChromiumDriver", "OtherBrowsers", "TestTurns",
        "OverscrollFixtures",
        "OverscrollWeb",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      resources: [.copy("Page")],
      swiftSettings: settings),
    // The core of the same in the other browsers, with the pages of the tests above.
    .testTarget(
      name: "OtherBrowserTests",
      dependencies: ["GalleryServer", "ChromiumDriver", "OtherBrowsers", "TestTurns", "OverscrollFixtures"],
      swiftSettings: settings),
    // What pulls, flings and loads cost in a real browser.
    .executableTarget(
      name: "browser-benchmark", dependencies: ["GalleryServer", "ChromiumDriver"],
      resources: [.copy("Page")],
      swiftSettings: settings),
  ]
)
