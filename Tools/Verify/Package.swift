// swift-tools-version: 6.2
import PackageDescription

/// The settings of all targets.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of targets that must be fast, because a search visits as many states as its time permits.
let fast = settings + [.unsafeFlags(["-O", "-wmo", "-num-threads", "2"])]

let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "OverscrollVerify",
  platforms: [.macOS(.v13)],
  dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")],
  targets: [
    // These targets are symbolic links to the sources of the engine and of its C interface, and to the
    // promises' checks, the models and the simulated scroll view in Tests. The models read internal state of
    // the engine.
    .target(name: "OverscrollCore", swiftSettings: fast),
    .target(name: "OverscrollListCore", dependencies: ["OverscrollCore"], swiftSettings: fast),
    .target(
      name: "OverscrollTrace", dependencies: ["OverscrollCore", "OverscrollListCore"], swiftSettings: fast),
    .target(
      name: "OverscrollExports", dependencies: ["OverscrollCore", "OverscrollListCore", "OverscrollTrace"],
      swiftSettings: fast + [.define("OVERSCROLL_TRACE")]),
    .target(
      name: "PromiseChecks", dependencies: ["OverscrollCore", "OverscrollListCore", "OverscrollTrace"],
      swiftSettings: fast),
    .target(
      name: "Specification",
      dependencies: ["PromiseChecks", "OverscrollCore", "OverscrollListCore", "OverscrollTrace"],
      swiftSettings: fast),
    .target(
      name: "OverscrollTestSupport",
      dependencies: ["PromiseChecks", "OverscrollCore", "OverscrollListCore", "OverscrollTrace"],
      swiftSettings: fast),

    // The command `overscroll`, and its reports about traces as text and as a picture.
    .target(
      name: "TraceReports",
      dependencies: [
        "PromiseChecks", "Specification", "OverscrollCore", "OverscrollListCore", "OverscrollTrace", "Canvas",
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "overscroll",
      dependencies: [
        "TraceReports", "PromiseChecks", "OverscrollCore", "OverscrollListCore", "OverscrollTrace", arguments,
      ],
      swiftSettings: settings),
    // The root package's tests of the promises, and a part of the search through small models of the engine.
    // They are optimized, because they are too slow otherwise.
    .testTarget(
      name: "SmallWorldTests",
      dependencies: [
        "OverscrollTestSupport", "PromiseChecks", "OverscrollCore", "OverscrollListCore", "OverscrollTrace",
      ],
      swiftSettings: fast + [.define("OPTIMISED")]),
    .testTarget(
      name: "PromiseCheckTests",
      dependencies: [
        "OverscrollTestSupport", "PromiseChecks", "OverscrollCore", "OverscrollListCore", "OverscrollTrace",
      ],
      swiftSettings: settings),
    // The tests run the program `overscroll`, so they depend on it.
    .testTarget(
      name: "TraceReportsTests",
      dependencies: [
        "TraceReports", "PromiseChecks", "overscroll", "OverscrollCore", "OverscrollListCore",
        "OverscrollTrace", "TestFolders",
      ],
      swiftSettings: settings),

    .target(name: "TestFolders", path: "Tests/TestFolders", swiftSettings: settings),

    // The program that searches small models of the engine (Scripts/verify search).
    .executableTarget(
      name: "search", dependencies: ["Specification", "OverscrollCore", arguments], swiftSettings: fast),

    // The fuzzer's targets, and the tests that run the fuzzer's saved inputs.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Specification", "OverscrollCore", "OverscrollListCore", "OverscrollExports", "OverscrollTrace",
      ],
      swiftSettings: fast),
    .testTarget(
      name: "SavedInputTests", dependencies: ["FuzzTargets", "Specification", "OverscrollTestSupport"],
      swiftSettings: settings),

    // The tests of scripts, links and pictures. They run the program `timeline-pictures`, so they depend on
    // it.
    .testTarget(
      name: "ScriptsTests", dependencies: ["timeline-pictures", "TestFolders"], swiftSettings: settings),

    // The benchmarks, and the programs that draw images for light and dark pages.
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

// The program that runs libFuzzer. `Scripts/verify fuzz` builds it and its dependencies with coverage
// counters and memory checks.
if Context.environment["OVERSCROLL_FUZZ"] == "1" {
  package.targets.append(
    .executableTarget(
      name: "fuzz", dependencies: ["FuzzTargets", "Specification"], swiftSettings: settings,
      // libFuzzer also contains a main function. On Linux, only the linker lld accepts both.
      linkerSettings: [
        .unsafeFlags(["-sanitize=fuzzer,address"]),
        .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
      ]))
}
