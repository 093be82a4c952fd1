// swift-tools-version: 6.3
import PackageDescription

/// Every target is built with these; none of them needs an unsafe flag.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "OverscrollMutation",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // The command: builds what is changed, runs the tests, reports.
    .executableTarget(
      name: "mutate",
      dependencies: [
        "Mutants", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    // Source text in, faults and source text out.
    .target(
      name: "Mutants",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
      ],
      swiftSettings: settings),
    .testTarget(name: "MutantsTests", dependencies: ["Mutants"], swiftSettings: settings),
    .testTarget(name: "MutateTests", dependencies: ["mutate", "Mutants"], swiftSettings: settings),
  ]
)
