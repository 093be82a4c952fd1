// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// What the package's own sources are built with: as in the root package.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What takes the time of a frame is optimised, each module as a whole, and the tests are not: that builds and runs soonest.
let fast = settings + [.unsafeFlags(["-O", "-wmo", "-num-threads", "2"])]

/// Tests import Swift Testing beside a module named UIKit, for which the toolchain has an overlay in mind.
let tests = settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

/// A watch has no UIKit to find a scroll view by: with `OVERSCROLL_STAGE=watch` that module has a name that nobody looks for.
///
/// It needs a build folder of its own, for `canImport(UIKit)` looks into it.
let isWatch = ProcessInfo.processInfo.environment["OVERSCROLL_STAGE"] == "watch"
let views: Target.Dependency = isWatch ? "PlatformViews" : "UIKit"
let platform: [Target.Dependency] = ["SwiftUI", "Combine", "UniformTypeIdentifiers", views]

let package = Package(
  // As the root package, whose name is a part of the resources' bundle.
  name: "Overscroll",
  defaultLocalization: "en",
  targets: [
    .target(
      name: isWatch ? "PlatformViews" : "UIKit", dependencies: ["Combine", "ScrollPhysics"],
      path: "Sources/UIKit",
      swiftSettings: fast),
    // What moves a platform's scroll view, whoever shows it.
    .target(name: "ScrollPhysics", swiftSettings: fast),
    .target(name: "Combine", swiftSettings: fast),
    .target(
      name: "SwiftUI", dependencies: ["Combine", "ScrollPhysics", "UniformTypeIdentifiers", views],
      swiftSettings: fast),
    .target(name: "UniformTypeIdentifiers", swiftSettings: fast),
    // The very sources of the package and of its gallery, by links.
    .target(name: "OverscrollCore", swiftSettings: fast),
    .target(
      name: "Overscroll", dependencies: ["OverscrollCore"] + platform, exclude: ["Overscroll.docc"],
      resources: [.process("Resources")], swiftSettings: settings),
    .target(
      name: "OverscrollArticles", dependencies: ["Overscroll"] + platform, swiftSettings: settings),
    // What a test does to a screen and sees of it: here on the stage.
    .target(
      name: "ScreenDriver", dependencies: ["Overscroll", "OverscrollCore"] + platform, swiftSettings: settings
    ),
    .testTarget(
      name: "OverscrollScreenTests", dependencies: ["ScreenDriver", "OverscrollArticles"] + platform,
      swiftSettings: tests),
  ]
)

// What tests the stage itself, and looks at the platform's own views; a watch has none. And the root package's own tests,
// which so run over an optimised core, and without building it once more.
if !isWatch {
  package.products.append(.executable(name: "gallery-stage", targets: ["GalleryStage"]))
  package.targets += [
    .target(
      name: "GalleryScreens", dependencies: ["OverscrollArticles"] + platform, swiftSettings: settings),
    // A phone for one visitor of the gallery: a command that is told what fingers do, and says what is drawn.
    .executableTarget(
      name: "GalleryStage", dependencies: ["GalleryScreens", "Overscroll", "OverscrollCore"] + platform,
      swiftSettings: settings),
    .testTarget(
      name: "OverscrollCoreTests", dependencies: ["OverscrollCore"], exclude: ["Math/Fixtures", "Promises"],
      swiftSettings: tests),
    // The promises, with the whole small world, for which only optimised tests have the time.
    .testTarget(
      name: "SmallWorldTests", dependencies: ["OverscrollCore"],
      swiftSettings: fast + [.define("OPTIMISED")]),
    .testTarget(name: "OverscrollTests", dependencies: ["Overscroll"] + platform, swiftSettings: tests),
    .testTarget(
      name: "OverscrollArticlesTests", dependencies: ["OverscrollArticles"] + platform, swiftSettings: tests),
    .testTarget(
      name: "StageTests", dependencies: ["ScreenDriver", "Overscroll"] + platform, swiftSettings: tests),
    .testTarget(name: "UIKitTests", dependencies: [views, "Combine", "ScrollPhysics"], swiftSettings: tests),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["ScreenDriver", "GalleryScreens", "GalleryStage", "OverscrollCore"] + platform,
      exclude: ["Golden"], swiftSettings: tests),
  ]
}
