// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

/// As in the packages that the sources are from.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The gallery as an app for Swift Playgrounds and Xcode. The folders are links to the repository's sources, so that it
// depends on nothing; `Scripts/playground` makes a copy without links, to be taken to an iPad.
let package = Package(
  name: "Overscroll Gallery",
  defaultLocalization: "en",
  platforms: [.iOS(.v16)],
  products: [
    .iOSApplication(
      name: "Overscroll Gallery",
      targets: ["AppModule"],
      bundleIdentifier: "overscroll.gallery",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .asset("AppIcon"),
      accentColor: .presetColor(.teal),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ])
  ],
  targets: [
    .target(name: "OverscrollCore", path: "OverscrollCore", swiftSettings: settings),
    .target(
      name: "Overscroll", dependencies: ["OverscrollCore"], path: "Overscroll", exclude: ["Overscroll.docc"],
      resources: [.process("Resources")], swiftSettings: settings),
    .target(
      name: "OverscrollArticles", dependencies: ["Overscroll"], path: "OverscrollArticles",
      exclude: ["OverscrollArticles.docc"], swiftSettings: settings),
    .target(
      name: "GalleryScreens", dependencies: ["OverscrollArticles"], path: "GalleryScreens",
      swiftSettings: settings),
    .executableTarget(
      name: "AppModule", dependencies: ["GalleryScreens"], path: "AppModule", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
