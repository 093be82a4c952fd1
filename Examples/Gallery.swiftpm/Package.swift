// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

/// As in the packages that the sources are from.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The gallery as an app for a phone or an iPad: open this folder in Xcode. There an app package may depend on a local
// package outside its folder (github.com/unizalin/LumaHarbor builds one with xcodebuild), in Swift Playgrounds it may
// not. For Swift Playgrounds `Scripts/playground` makes a copy that contains all sources.
//
// The identity of a local package is its folder's name. `GalleryApp` depends on `../..`, whose folder may have any name, so
// it gives that package a name (github.com/swiftlang/swift-package-manager/pull/3680).
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
  dependencies: [.package(path: "../GalleryApp")],
  targets: [
    .executableTarget(
      name: "AppModule", dependencies: [.product(name: "GalleryScreens", package: "GalleryApp")],
      path: "AppModule", swiftSettings: settings)
  ],
  swiftLanguageModes: [.v6]
)
