// swift-tools-version: 6.3
import PackageDescription

/// The Swift settings of every target.
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
    // The root package's sources, which are symbolic links here. They are optimized, because unoptimized tests
    // that replay a day of events would take minutes.
    .target(
      name: "OverscrollCore",
      swiftSettings: settings + [.unsafeFlags(["-O", "-wmo", "-num-threads", "2"])]),
    .target(
      name: "OverscrollListCore", dependencies: ["OverscrollCore"],
      swiftSettings: settings + [.unsafeFlags(["-O", "-wmo", "-num-threads", "2"])]),
    .target(
      name: "OverscrollTrace", dependencies: ["OverscrollCore", "OverscrollListCore"],
      swiftSettings: settings + [.unsafeFlags(["-O", "-wmo", "-num-threads", "2"])]),
    // The C functions of the engine. They are compiled natively for tests, and by the plugin into `engine.wasm`.
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
    // Traces with expected values, which are replayed through the native build of these functions.
    .target(
      name: "OverscrollFixtures",
      dependencies: ["OverscrollCore", "OverscrollExports", "OverscrollListCore", "OverscrollTrace"],
      swiftSettings: settings),
    // Sends any number of random events to the engine and the list; see Scripts/verify soak.
    .executableTarget(name: "Walk", dependencies: ["OverscrollFixtures"], swiftSettings: settings),
    .testTarget(
      name: "OverscrollExportsTests",
      dependencies: ["OverscrollExports", "OverscrollFixtures", "OverscrollWeb"],
      swiftSettings: settings),

    // The `gallery` command, which reads options, handles signals and prints the address.
    .executableTarget(
      name: "gallery",
      dependencies: [
        "GalleryServer", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    // The gallery's server: its files, the demos' rows, and processes that show SwiftUI screens.
    .target(
      name: "GalleryServer",
      dependencies: [
        "ChildProcesses", "OverscrollWeb",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      resources: [.copy("Resources/public"), .copy("Resources/rows.json")],
      swiftSettings: settings),
    // Starts programs with exactly the file descriptors that they need.
    .target(name: "ChildProcesses", swiftSettings: settings),
    // Controls a Chromium through its debugging pipe.
    .target(name: "ChromiumDriver", dependencies: ["ChildProcesses"], swiftSettings: settings),
    // Controls Firefox, and WebKit on a virtual display, if they are installed.
    .target(
      name: "OtherBrowsers", dependencies: ["ChildProcesses", "ChromiumDriver"], swiftSettings: settings),
    // Limits which tests run at the same time, in all targets below.
    .target(name: "TestTurns", path: "Tests/TestTurns", swiftSettings: settings),
    // `gallery` is listed so that the test that starts the command finds it built.
    .testTarget(
      name: "GalleryServerTests", dependencies: ["GalleryServer", "gallery", "TestTurns"],
      swiftSettings: settings),
    .testTarget(
      name: "ChromiumDriverTests", dependencies: ["ChildProcesses", "ChromiumDriver", "TestTurns"],
      swiftSettings: settings),
    // Tests the gallery's page with trusted touch input. `Page` is served to the browser under /testing.
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
    // Runs the most important tests in Firefox and WebKit, with the test pages of the target above.
    .testTarget(
      name: "OtherBrowserTests",
      dependencies: ["GalleryServer", "ChromiumDriver", "OtherBrowsers", "TestTurns", "OverscrollFixtures"],
      swiftSettings: settings),
    // Measures the cost of pulls, flings and page loads in a real browser.
    .executableTarget(
      name: "browser-benchmark", dependencies: ["GalleryServer", "ChromiumDriver"],
      resources: [.copy("Page")],
      swiftSettings: settings),
  ]
)
