// swift-tools-version: 6.2
import PackageDescription

/// The settings of the project's own sources, the same as in the root package.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of modules that run in each frame: optimized, with whole-module optimization.
///
/// Test modules are not optimized. This combination takes the least time to build and run.
let fast = settings + [.unsafeFlags(["-O", "-wmo", "-num-threads", "2"])]

/// The settings of modules that replace a platform's modules.
///
/// They disable the run-time check of exclusive access, which took 6 % of the time of the views' tests.
let stage = fast + [.unsafeFlags(["-enforce-exclusivity=unchecked"])]

/// The settings of test modules.
///
/// They disable cross-import overlays. The toolchain has an overlay for Swift Testing with UIKit, and the
/// stage has a module of that name.
let tests = settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

/// All modules that the views import, directly or indirectly.
///
/// If a module is missing here, the views are not rebuilt when the memory layout of its types changes.
let phone: [Target.Dependency] = [
  "OverscrollCore", "OverscrollListCore", "SwiftUI", "Combine", "UniformTypeIdentifiers", "PlatformViews",
  "UIKit",
]

let package = Package(
  // The root package has the same name, because the name is a part of the resource bundle's name.
  name: "Overscroll",
  defaultLocalization: "en",
  products: [.executable(name: "gallery-stage", targets: ["GalleryStage"])],
  targets: [
    .target(name: "PlatformViews", dependencies: ["Combine", "ScrollPhysics"], swiftSettings: stage),
    // The motion of a platform scroll view.
    .target(name: "ScrollPhysics", swiftSettings: stage),
    .target(name: "Combine", swiftSettings: stage),
    .target(
      name: "SwiftUI", dependencies: ["Combine", "ScrollPhysics", "UniformTypeIdentifiers", "PlatformViews"],
      // The version of iOS 26, so that modifiers since then are compiled.
      swiftSettings: stage + [.unsafeFlags(["-user-module-version", "7"])]),
    // Exports the views of PlatformViews under the module name UIKit.
    .target(name: "UIKit", dependencies: ["PlatformViews", "SwiftUI"], swiftSettings: stage),
    .target(name: "UniformTypeIdentifiers", swiftSettings: stage),
    // The next targets contain links to the sources of the package and its gallery. Files that need
    // Objective-C are replaced. EmbeddedRestrictions is an error only here, because in the root package
    // Swift Build passes -suppress-warnings to a dependency, which conflicts with this setting.
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
        "Package/Overscroll.docc", "Package/Scheduling/MainThread.swift",
        "Package/ScrollViews/UIKit/DisplayLinkSource.swift", "Package/ScrollViews/UIKit/PanTarget.swift",
      ],
      resources: [.process("Package/Resources")], swiftSettings: settings),
    .target(name: "OverscrollLists", dependencies: ["Overscroll"] + phone, swiftSettings: settings),
    .target(
      name: "OverscrollRows", dependencies: ["Overscroll", "OverscrollLists"] + phone, swiftSettings: settings
    ),
    .target(
      name: "OverscrollArticles", dependencies: ["Overscroll", "OverscrollLists"] + phone,
      swiftSettings: settings),
    .target(name: "OverscrollTesting", dependencies: ["Overscroll"] + phone, swiftSettings: settings),
    // The driver of the screen tests, which sends touches to a screen and reads its views.
    .target(
      name: "ScreenDriver", dependencies: ["Overscroll", "OverscrollTrace"] + phone, swiftSettings: settings),
    .testTarget(
      name: "OverscrollScreenTests",
      dependencies: ["ScreenDriver", "Overscroll", "OverscrollLists", "OverscrollRows", "OverscrollArticles"]
        + phone,
      swiftSettings: tests),
    .target(
      name: "GalleryScreens",
      dependencies: [
        "Overscroll", "OverscrollLists", "OverscrollRows", "OverscrollArticles", "OverscrollTrace",
      ] + phone,
      exclude: ["Package/Check/DisplayFrameObserver.swift"], swiftSettings: settings),
    // The command that shows the gallery to one visitor. It reads touches and writes drawn frames.
    .executableTarget(
      name: "GalleryStage",
      dependencies: ["GalleryScreens", "Overscroll", "OverscrollLists", "OverscrollTrace"] + phone,
      swiftSettings: settings),
    // The root package's tests that need SwiftUI or UIKit. The root package runs its other tests.
    .testTarget(
      name: "PlatformTests", dependencies: ["Overscroll"] + phone, swiftSettings: tests),
    // The tests of the stage, which also read internals of the platform's views.
    .testTarget(
      name: "StageTests", dependencies: ["ScreenDriver", "Overscroll", "OverscrollLists"] + phone,
      exclude: ["Facts/RecordedFacts.json"], swiftSettings: tests),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "PlatformViews", "Combine", "ScrollPhysics"],
      swiftSettings: tests),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "ScreenDriver", "GalleryScreens", "GalleryStage", "Overscroll", "OverscrollLists", "OverscrollRows",
        "OverscrollTrace",
      ] + phone,
      exclude: ["Golden"], swiftSettings: tests),
  ]
)
