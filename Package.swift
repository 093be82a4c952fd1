// swift-tools-version: 6.2
import PackageDescription

/// Every target is built with these; none of them needs an unsafe flag.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

#if os(macOS)
  /// The tests of screens, on Apple's SwiftUI: on Linux they run on a stage, which is a package of its own.
  let screens: [Target] = [
    .target(
      name: "ScreenDriver", dependencies: ["Overscroll", "OverscrollCore"], path: "Tests/ScreenDriver",
      swiftSettings: settings),
    .testTarget(
      name: "OverscrollScreenTests",
      dependencies: [
        "ScreenDriver", "Overscroll", "OverscrollLists", "OverscrollRows", "OverscrollArticles",
        "OverscrollCore",
      ],
      swiftSettings: settings),
  ]
#else
  let screens: [Target] = []
#endif

let package = Package(
  name: "Overscroll",
  defaultLocalization: "en",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .library(name: "Overscroll", targets: ["Overscroll"]),
    .library(name: "OverscrollLists", targets: ["OverscrollLists"]),
    .library(name: "OverscrollRows", targets: ["OverscrollRows"]),
    .library(name: "OverscrollArticles", targets: ["OverscrollArticles"]),
    .library(name: "OverscrollCore", targets: ["OverscrollCore"]),
    .library(name: "OverscrollListCore", targets: ["OverscrollListCore"]),
    .library(name: "OverscrollTrace", targets: ["OverscrollTrace"]),
    .library(name: "OverscrollTesting", targets: ["OverscrollTesting"]),
  ],
  targets: [
    // Imports nothing and stays within Embedded Swift: Web builds the same sources as WebAssembly.
    .target(
      name: "OverscrollCore", swiftSettings: settings,
      // Rounding and roots are calls of the C library's there, which a program without Foundation would lack.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // The engine of lists on top of it, by the same rules.
    .target(name: "OverscrollListCore", dependencies: ["OverscrollCore"], swiftSettings: settings),
    // What happened to an engine, as text that replays. An app that records adds it.
    .target(
      name: "OverscrollTrace", dependencies: ["OverscrollCore", "OverscrollListCore"], swiftSettings: settings
    ),
    // Refreshing: the controller, on every platform, and the views, where there is SwiftUI.
    .target(
      name: "Overscroll", dependencies: ["OverscrollCore"], resources: [.process("Resources")],
      swiftSettings: settings),
    // Lists of any length, likewise. Refreshing knows nothing of them.
    .target(
      name: "OverscrollLists", dependencies: ["Overscroll", "OverscrollCore", "OverscrollListCore"],
      swiftSettings: settings),
    // Reorder, swipe actions and selection for the rows of lists. Lists know nothing of them.
    .target(
      name: "OverscrollRows",
      dependencies: ["OverscrollLists", "Overscroll", "OverscrollCore", "OverscrollListCore"],
      swiftSettings: settings),
    // The articles' names over the views.
    .target(
      name: "OverscrollArticles",
      dependencies: ["Overscroll", "OverscrollLists", "OverscrollCore", "OverscrollListCore"],
      swiftSettings: settings),
    // A clock and a scroll view for the tests of an app. No other library depends on it.
    .target(
      name: "OverscrollTesting", dependencies: ["Overscroll", "OverscrollCore"], swiftSettings: settings),
    // The checks of the promises, which Tools/Verify also uses, and the simulated scroll view of all tests.
    .target(
      name: "PromiseChecks", dependencies: ["OverscrollCore", "OverscrollListCore", "OverscrollTrace"],
      path: "Tests/PromiseChecks", swiftSettings: settings),
    .target(
      name: "OverscrollTestSupport",
      dependencies: ["PromiseChecks", "OverscrollCore", "OverscrollListCore", "OverscrollTrace"],
      path: "Tests/OverscrollTestSupport", swiftSettings: settings),
    .testTarget(
      name: "OverscrollTestSupportTests",
      dependencies: ["OverscrollTestSupport", "OverscrollCore", "OverscrollListCore", "OverscrollTrace"],
      swiftSettings: settings),
    .testTarget(
      name: "OverscrollCoreTests",
      dependencies: [
        "OverscrollTestSupport", "PromiseChecks", "OverscrollCore", "OverscrollListCore", "OverscrollTrace",
      ],
      path: "Tests",
      exclude: [
        "Consumers", "Documentation", "Fixtures", "OverscrollArticlesTests",
        "OverscrollCoreTests/Math/Fixtures",
        "OverscrollRowsTests", "OverscrollScreenTests", "OverscrollTestSupport", "OverscrollTestSupportTests",
        "OverscrollTests", "PromiseChecks", "ScreenDriver", "Stories",
        // Tools/Verify compiles and runs the promises' tests, because they are too slow without optimization.
        "OverscrollCoreTests/Promises",
      ],
      // The small worlds and oracles are also for Tools/Verify.
      sources: ["OverscrollCoreTests", "Specification"],
      swiftSettings: settings),
    .testTarget(
      name: "OverscrollTests",
      dependencies: [
        "Overscroll", "OverscrollLists", "OverscrollArticles", "OverscrollCore", "OverscrollListCore",
        "OverscrollTrace", "OverscrollTesting", "OverscrollTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "OverscrollRowsTests",
      dependencies: [
        "OverscrollTestSupport", "OverscrollRows", "OverscrollLists", "Overscroll", "OverscrollCore",
        "OverscrollListCore",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "OverscrollArticlesTests",
      dependencies: ["OverscrollArticles", "Overscroll", "OverscrollLists", "OverscrollCore"],
      swiftSettings: settings),
  ] + screens
)
