#if canImport(SwiftUI) && !canImport(UIKit)
  import SwiftUI

  /// A message for platforms without the device check.
  @MainActor struct CheckScreen: View {
    var body: some View {
      Text("This check runs on an iPhone or an iPad.")
        .foregroundStyle(.secondary)
        .navigationTitle("Check this device")
    }
  }
#endif
