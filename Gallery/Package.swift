// swift-tools-version: 6.3
import PackageDescription

/// Every target is built with these; none of them needs an unsafe flag.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Gallery",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "gallery", targets: ["gallery"]),
    .library(name: "GalleryServer", targets: ["GalleryServer"]),
  ],
  dependencies: [
    .package(name: "OverscrollWeb", path: "../Web"),
    .package(url: "https://github.com/swhitty/FlyingFox.git", exact: "0.27.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // The command: options, signals, the line with the address.
    .executableTarget(
      name: "gallery",
      dependencies: [
        "GalleryServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    // The server: a limit in front, the site's files, the rows that the demos fetch, the stages' processes.
    .target(
      name: "GalleryServer",
      dependencies: [
        "ChildProcesses",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "OverscrollWeb", package: "OverscrollWeb"),
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
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "OverscrollFixtures", package: "OverscrollWeb"),
        .product(name: "OverscrollWeb", package: "OverscrollWeb"),
      ],
      resources: [.copy("Page")],
      swiftSettings: settings),
    // The core of the same in the other browsers, with the pages of the tests above.
    .testTarget(
      name: "OtherBrowserTests",
      dependencies: [
        "GalleryServer", "ChromiumDriver", "OtherBrowsers", "TestTurns",
        .product(name: "OverscrollFixtures", package: "OverscrollWeb"),
      ],
      swiftSettings: settings),
    // The tests of the engine's C interface and of its WebAssembly, which this package builds in any case.
    .testTarget(
      name: "OverscrollExportsTests",
      dependencies: [
        .product(name: "OverscrollExports", package: "OverscrollWeb"),
        .product(name: "OverscrollFixtures", package: "OverscrollWeb"),
        .product(name: "OverscrollWeb", package: "OverscrollWeb"),
      ],
      swiftSettings: settings),
    // The fuzzer's saved inputs, without the fuzzer: its targets, by a link, over what this package builds in any case.
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        .product(name: "OverscrollCore", package: "OverscrollWeb"),
        .product(name: "OverscrollExports", package: "OverscrollWeb"),
      ],
      exclude: ["fuzz/Fuzz.swift"],
      swiftSettings: settings),
    // What counts the engine's allocations, by links, over the core that this package builds in any case. It is optimised:
    // what is not allocates by itself.
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "EngineBenchmark",
      dependencies: ["AllocationCounter", .product(name: "OverscrollCore", package: "OverscrollWeb")],
      swiftSettings: [.unsafeFlags(["-O", "-wmo", "-num-threads", "2"])]),
    // What pulls, flings and loads cost in a real browser.
    .executableTarget(
      name: "browser-benchmark", dependencies: ["GalleryServer", "ChromiumDriver"],
      resources: [.copy("Page")],
      swiftSettings: settings),
  ]
)
