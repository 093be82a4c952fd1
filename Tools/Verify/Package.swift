// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Whole-module optimization, because a search visits as many states as its time allows.
let fast = settings + [.unsafeFlags(["-O", "-wmo", "-num-threads", "2"])]

let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "OverscrollVerify",
  platforms: [.macOS(.v13)],
  dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")],
  targets: [
    // Symbolic links to the sources of the engine, its C interface and the tests' models. Models read
    // internal state.
    .target(name: "OverscrollCore", swiftSettings: fast),
    .target(name: "OverscrollListCore", dependencies: ["OverscrollCore"], swiftSettings: fast),
    .target(
      name: "OverscrollTrace", dependencies: ["OverscrollCore", "OverscrollListCore"], swiftSettings: fast),
    .target(
      name: "OverscrollExports", dependencies: ["OverscrollCore", "OverscrollListCore", "OverscrollTrace"],
      swiftSettings: fast + [.define("OVERSCROLL_TRACE")]),
    .target(
      name: "Models", dependencies: ["OverscrollCore", "OverscrollListCore", "OverscrollTrace"],
      swiftSettings: fast),

    // Reports about traces as text and as a picture, and the command.
    .target(
      name: "TraceReports",
      dependencies: ["Models", "OverscrollCore", "OverscrollListCore", "OverscrollTrace", "Canvas"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "overscroll",
      dependencies: [
        "TraceReports", "Models", "OverscrollCore", "OverscrollListCore", "OverscrollTrace", arguments,
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PromiseCheckTests",
      dependencies: ["Models", "OverscrollCore", "OverscrollListCore", "OverscrollTrace"],
      swiftSettings: settings),
    // The tests start `overscroll`, so the dependency builds it first.
    .testTarget(
      name: "TraceReportsTests",
      dependencies: [
        "TraceReports", "Models", "overscroll", "OverscrollCore", "OverscrollListCore", "OverscrollTrace",
        "TestPlaces",
      ],
      swiftSettings: settings),

    .target(name: "TestPlaces", path: "Tests/TestPlaces", swiftSettings: settings),

    // The search of the small worlds: Scripts/verify search.
    .executableTarget(
      name: "search", dependencies: ["Models", "OverscrollCore", arguments], swiftSettings: fast),

    // The fuzzer's targets, and the tests of its saved inputs.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Models", "OverscrollCore", "OverscrollListCore", "OverscrollExports", "OverscrollTrace",
      ],
      swiftSettings: fast),
    .testTarget(
      name: "SavedInputTests", dependencies: ["FuzzTargets", "Models"], swiftSettings: settings),

    // Tests of scripts, links and pictures. The dependency builds `timeline-pictures` first.
    .testTarget(
      name: "ScriptsTests", dependencies: ["timeline-pictures", "TestPlaces"], swiftSettings: settings),

    // Benchmarks, and vector images for light and dark pages.
    .target(name: "AllocationCounter"),
    .target(name: "Canvas", swiftSettings: settings),
    .executableTarget(
      name: "EngineBenchmark", dependencies: ["AllocationCounter", "OverscrollCore"], swiftSettings: fast),
    .executableTarget(
      name: "list-benchmark",
      dependencies: ["AllocationCounter", "Canvas", "OverscrollCore", "OverscrollListCore"],
      path: "Sources/ListBenchmark", swiftSettings: fast),
    .executableTarget(
      name: "timeline-pictures", dependencies: ["Canvas", "OverscrollCore"], path: "Sources/TimelinePictures",
      swiftSettings: settings),
  ]
)

// The program for libFuzzer. `Scripts/verify fuzz` builds it and its dependencies with coverage counters
// and memory checks.
if Context.environment["OVERSCROLL_FUZZ"] == "1" {
  package.targets.append(
    .executableTarget(
      name: "fuzz", dependencies: ["FuzzTargets", "Models"], swiftSettings: settings,
      // Our main function replaces the fuzzer's. Of Linux's linkers only lld allows that.
      linkerSettings: [
        .unsafeFlags(["-sanitize=fuzzer,address"]),
        .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
      ]))
}
