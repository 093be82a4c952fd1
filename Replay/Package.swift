// swift-tools-version: 6.3
import PackageDescription

/// Every target is built with these; none of them needs an unsafe flag.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let core = Target.Dependency.product(name: "OverscrollCore", package: "Overscroll")

let package = Package(
  name: "OverscrollReplay",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "overscroll", targets: ["overscroll"]),
    .library(name: "TraceChecks", targets: ["TraceChecks"]),
  ],
  dependencies: [
    .package(name: "Overscroll", path: ".."),
    .package(name: "OverscrollBenchmarks", path: "../Benchmarks"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // The command: options, files, exit codes.
    .executableTarget(
      name: "overscroll",
      dependencies: [
        "TraceReports", "TraceChecks", core,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    // A program that has nothing but the engine, so that it is known to link.
    .executableTarget(name: "engine-alone", dependencies: [core], swiftSettings: settings),
    // The promises, as checks of what an engine does: for traces, and for whoever makes events up.
    .target(name: "TraceChecks", dependencies: [core], swiftSettings: settings),
    // A trace as words and as a picture, and the shortest that breaks the same.
    .target(
      name: "TraceReports",
      dependencies: ["TraceChecks", core, .product(name: "Canvas", package: "OverscrollBenchmarks")],
      swiftSettings: settings),
    .testTarget(name: "TraceChecksTests", dependencies: ["TraceChecks", core], swiftSettings: settings),
    // `overscroll` is listed so that the tests that start the command find it built.
    .testTarget(
      name: "TraceReportsTests", dependencies: ["TraceReports", "TraceChecks", "overscroll", core],
      swiftSettings: settings),
  ]
)
