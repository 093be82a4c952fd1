// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "OverscrollBenchmarks",
  platforms: [.macOS(.v13)],
  // Pictures of traces are drawn with it, too: see Replay.
  products: [.library(name: "Canvas", targets: ["Canvas"])],
  dependencies: [.package(name: "Overscroll", path: "..")],
  targets: [
    // Counts what the whole process allocates, the Swift runtime included.
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "EngineBenchmark",
      dependencies: ["AllocationCounter", .product(name: "OverscrollCore", package: "Overscroll")]),
    // The list's index beside a plain array.
    .executableTarget(
      name: "list-benchmark",
      dependencies: [
        "AllocationCounter", "Canvas", .product(name: "OverscrollCore", package: "Overscroll"),
      ],
      path: "Sources/ListBenchmark"),
    // Vector images, for a light page and a dark one.
    .target(name: "Canvas"),
    // Draws the documentation's timelines; see Scripts/pictures.
    .executableTarget(
      name: "timeline-pictures",
      dependencies: ["Canvas", .product(name: "OverscrollCore", package: "Overscroll")],
      path: "Sources/TimelinePictures"),
  ]
)
