#if canImport(SwiftUI) && !canImport(UIKit)
  import SwiftUI

  /// Says where the device check can be taken.
  @MainActor struct CheckScreen: View {
    var body: some View {
      Text("This check is for an iPhone or an iPad.")
        .foregroundStyle(.secondary)
        .navigationTitle("Check this device")
    }
  }
#endif
