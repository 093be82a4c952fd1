// swift-tools-version: 6.2
import PackageDescription

/// Every target is built with these.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Optimised, each module as a whole: a search looks at as many states as it has the time for.
let fast = settings + [.unsafeFlags(["-O", "-wmo", "-num-threads", "2"])]

let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "OverscrollVerify",
  platforms: [.macOS(.v13)],
  dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")],
  targets: [
    // The sources of the engine, of its C interface and of the tests' models, by links: models look inside.
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

    // Traces: as words and as a picture, and the command.
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
    // `overscroll` is listed so that the tests that start the command find it built.
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

    // What the fuzzer calls, and the tests of the inputs that it has saved.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Models", "OverscrollCore", "OverscrollListCore", "OverscrollExports", "OverscrollTrace",
      ],
      swiftSettings: fast),
    .testTarget(
      name: "SavedInputTests", dependencies: ["FuzzTargets", "Models"], swiftSettings: settings),

    // Scripts that take a folder, links, and pictures. `timeline-pictures` is listed so that it is built.
    .testTarget(
      name: "ScriptsTests", dependencies: ["timeline-pictures", "TestPlaces"], swiftSettings: settings),

    // Benchmarks, and vector images for a light page and a dark one.
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

// libFuzzer's program: Scripts/verify fuzz builds it, and everything else in here, with counters and checks of memory.
if Context.environment["OVERSCROLL_FUZZ"] == "1" {
  package.targets.append(
    .executableTarget(
      name: "fuzz", dependencies: ["FuzzTargets", "Models"], swiftSettings: settings,
      // The fuzzer's own start of the program gives way to ours, which only this linker allows.
      linkerSettings: [
        .unsafeFlags(["-sanitize=fuzzer,address"]),
        .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
      ]))
}
