// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "OverscrollBenchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Overscroll", path: "..")],
  targets: [
    // Counts what the whole process allocates, the Swift runtime included.
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "EngineBenchmark",
      dependencies: ["AllocationCounter", .product(name: "OverscrollCore", package: "Overscroll")]),
    // Draws the documentation's timelines; see Scripts/pictures.
    .executableTarget(
      name: "timeline-pictures",
      dependencies: [.product(name: "OverscrollCore", package: "Overscroll")],
      path: "Sources/TimelinePictures"),
  ]
)
