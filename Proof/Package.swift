// swift-tools-version: 6.2
import PackageDescription

/// Optimised, each module as a whole: a search looks at as many situations as it has the time for.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-O", "-wmo", "-num-threads", "2"]),
]

let package = Package(
  name: "OverscrollProof",
  platforms: [.macOS(.v13)],
  dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")],
  targets: [
    // The engine's sources, by a link, for its tests' worlds look inside.
    .target(name: "OverscrollCore", swiftSettings: settings),
    .executableTarget(
      name: "search",
      dependencies: [
        "OverscrollCore", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
  ]
)
