// swift-tools-version: 6.2
import PackageDescription

/// What the package's own sources are built with: as in the root package.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What takes the time of a frame is optimised, each module as a whole, and the tests are not: that builds and runs soonest.
let fast = settings + [.unsafeFlags(["-O", "-wmo", "-num-threads", "2"])]

/// What only stands in for a platform doesn't look at each access of a property: that took 6 % of the views' tests.
let stage = fast + [.unsafeFlags(["-enforce-exclusivity=unchecked"])]

/// Tests import Swift Testing beside a module named UIKit, for which the toolchain has an overlay in mind.
let tests = settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

/// All modules that the views import: a module that is not named is not built again when the layout of its types changes.
let phone: [Target.Dependency] = [
  "OverscrollCore", "OverscrollListCore", "SwiftUI", "Combine", "UniformTypeIdentifiers", "PlatformViews",
  "UIKit",
]

let package = Package(
  // As the root package, whose name is a part of the resources' bundle.
  name: "Overscroll",
  defaultLocalization: "en",
  products: [.executable(name: "gallery-stage", targets: ["GalleryStage"])],
  targets: [
    .target(name: "PlatformViews", dependencies: ["Combine", "ScrollPhysics"], swiftSettings: stage),
    // What moves a platform's scroll view, whoever shows it.
    .target(name: "ScrollPhysics", swiftSettings: stage),
    .target(name: "Combine", swiftSettings: stage),
    .target(
      name: "SwiftUI", dependencies: ["Combine", "ScrollPhysics", "UniformTypeIdentifiers", "PlatformViews"],
      swiftSettings: stage),
    // The platform's views for who looks for UIKit.
    .target(name: "UIKit", dependencies: ["PlatformViews", "SwiftUI"], swiftSettings: stage),
    .target(name: "UniformTypeIdentifiers", swiftSettings: stage),
    // The very sources of the package and of its gallery, by links. What needs Objective-C has a stand-in.
    // Not in the root package: Swift Build gives a dependency -suppress-warnings, which conflicts with this setting.
    .target(
      name: "OverscrollCore", swiftSettings: fast + [.treatWarning("EmbeddedRestrictions", as: .error)]),
    .target(
      name: "OverscrollListCore", dependencies: ["OverscrollCore"],
      swiftSettings: fast + [.treatWarning("EmbeddedRestrictions", as: .error)]),
    .target(
      name: "OverscrollTrace", dependencies: ["OverscrollCore", "OverscrollListCore"], swiftSettings: fast),
    .target(
      name: "Overscroll", dependencies: phone,
      exclude: [
        "Package/Overscroll.docc", "Package/Engine/MainThread.swift",
        "Package/ScrollViews/UIKit/FrameTicks.swift", "Package/ScrollViews/UIKit/PanTarget.swift",
      ],
      resources: [.process("Package/Resources")], swiftSettings: settings),
    .target(name: "OverscrollLists", dependencies: ["Overscroll"] + phone, swiftSettings: settings),
    .target(
      name: "OverscrollArticles", dependencies: ["Overscroll", "OverscrollLists"] + phone,
      swiftSettings: settings),
    // What a test does to a screen and sees of it: here on the stage.
    .target(
      name: "ScreenDriver", dependencies: ["Overscroll", "OverscrollTrace"] + phone, swiftSettings: settings),
    .testTarget(
      name: "OverscrollScreenTests",
      dependencies: ["ScreenDriver", "Overscroll", "OverscrollLists", "OverscrollArticles"] + phone,
      swiftSettings: tests),
    .target(
      name: "GalleryScreens",
      dependencies: ["Overscroll", "OverscrollLists", "OverscrollArticles", "OverscrollTrace"] + phone,
      exclude: ["Package/Check/DisplayTicks.swift"], swiftSettings: settings),
    // A phone for one visitor of the gallery: a command that is told what fingers do, and says what is drawn.
    .executableTarget(
      name: "GalleryStage",
      dependencies: ["GalleryScreens", "Overscroll", "OverscrollLists", "OverscrollTrace"] + phone,
      swiftSettings: settings),
    // The root package's own tests, which so run over an optimised core, and without building it once more.
    .testTarget(
      name: "OverscrollCoreTests",
      dependencies: ["OverscrollCore", "OverscrollListCore", "OverscrollTrace"], path: "Tests/Core",
      exclude: ["OverscrollCoreTests/Math/Fixtures", "OverscrollCoreTests/Promises"],
      swiftSettings: tests),
    // The promises, and the first situations of the small worlds, for which only optimised tests have the time.
    .testTarget(
      name: "SmallWorldTests", dependencies: ["OverscrollCore", "OverscrollListCore", "OverscrollTrace"],
      swiftSettings: fast + [.define("OPTIMISED")]),
    .testTarget(
      name: "OverscrollTests",
      dependencies: ["Overscroll", "OverscrollLists", "OverscrollArticles", "OverscrollTrace"] + phone,
      swiftSettings: tests),
    .testTarget(
      name: "OverscrollArticlesTests",
      dependencies: ["Overscroll", "OverscrollLists", "OverscrollArticles"] + phone,
      swiftSettings: tests),
    // What tests the stage itself, and looks at the platform's own views.
    .testTarget(
      name: "StageTests", dependencies: ["ScreenDriver", "Overscroll", "OverscrollLists"] + phone,
      exclude: ["Facts/RecordedFacts.json"], swiftSettings: tests),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "PlatformViews", "Combine", "ScrollPhysics"],
      swiftSettings: tests),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["ScreenDriver", "GalleryScreens", "GalleryStage", "OverscrollTrace"] + phone,
      exclude: ["Golden"], swiftSettings: tests),
  ]
)

// For who tests the engine and the controllers alone, what that needs: with all of it the build takes twice as long.
if Context.environment["OVERSCROLL_QUICK"] == "1" {
  let needed: Set = [
    "PlatformViews", "ScrollPhysics", "Combine", "SwiftUI", "UIKit", "UniformTypeIdentifiers",
    "OverscrollCore", "OverscrollListCore", "OverscrollTrace", "Overscroll",
    "OverscrollLists", "OverscrollArticles", "OverscrollCoreTests", "OverscrollTests",
    "OverscrollArticlesTests",
  ]
  package.products = []
  // The promises are in another target otherwise, which is optimised.
  for target in package.targets where target.name == "OverscrollCoreTests" {
    target.exclude.removeAll { $0.hasSuffix("Promises") }
  }
  package.targets.removeAll { !needed.contains($0.name) }
}
