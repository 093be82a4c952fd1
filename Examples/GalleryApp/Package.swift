// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target; none of them is an unsafe flag.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "GalleryApp",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "GalleryScreens", targets: ["GalleryScreens"]),
    .executable(name: "GalleryApp", targets: ["GalleryApp"]),
  ],
  dependencies: [.package(name: "Overscroll", path: "../..")],
  targets: [
    // The gallery's screens, one for each component. `GalleryView` shows all screens in any app.
    .target(
      name: "GalleryScreens",
      dependencies: [
        .product(name: "Overscroll", package: "Overscroll"),
        .product(name: "OverscrollLists", package: "Overscroll"),
        .product(name: "OverscrollRows", package: "Overscroll"),
        .product(name: "OverscrollArticles", package: "Overscroll"),
        .product(name: "OverscrollCore", package: "Overscroll"),
        .product(name: "OverscrollTrace", package: "Overscroll"),
      ],
      swiftSettings: settings),
    // The app: `swift run GalleryApp` on a Mac.
    .executableTarget(name: "GalleryApp", dependencies: ["GalleryScreens"], swiftSettings: settings),
  ]
)
