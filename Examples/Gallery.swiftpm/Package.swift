// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

/// The settings of every target, the same as in the packages that contain the sources.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The gallery as an app for a phone or an iPad: open this folder in Xcode. In Xcode an app package may
// depend on a local package outside its folder (github.com/unizalin/LumaHarbor builds one with xcodebuild).
// In Swift Playgrounds it may not, so `Scripts/playground` makes a copy that contains all sources.
//
// The identity of a local package is its folder's name. The package `GalleryApp` depends on `../..`, a
// folder with any name, so its manifest gives that package a name
// (github.com/swiftlang/swift-package-manager/pull/3680).
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
      ],
      // Enables display links of 120 Hz on iPhones.
      additionalInfoPlistContentFilePath: "AppInfo.plist")
  ],
  dependencies: [.package(path: "../GalleryApp")],
  targets: [
    .executableTarget(
      name: "AppModule", dependencies: [.product(name: "GalleryScreens", package: "GalleryApp")],
      path: "AppModule", swiftSettings: settings)
  ],
  swiftLanguageModes: [.v6]
)
