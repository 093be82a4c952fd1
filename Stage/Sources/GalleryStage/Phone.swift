import Combine
@testable import GalleryScreens
import SwiftUI

/// What is on the phone.
@MainActor final class Phone: ObservableObject {
  /// The screen.
  @Published var screen = GalleryScreens.Screen.completion
  /// What is above it.
  @Published var title = Look.Title.inline
  /// Whether it is in a sheet.
  @Published var isSheet = false
  /// How often a screen was asked for, so that the same one begins anew.
  @Published var count = 0
  /// What outlives the screens.
  let keeper = Keeper()
}

/// The screen that is chosen, as an app would show it.
@MainActor struct PhoneView: View {
  @ObservedObject var phone: Phone

  var body: some View {
    if phone.isSheet {
      BehindView().sheet(isPresented: $phone.isSheet) { TitledScreen(phone: phone) }
    } else {
      TitledScreen(phone: phone)
    }
  }
}

/// What a sheet is in front of.
@MainActor private struct BehindView: View {
  var body: some View { Text("Behind the sheet").foregroundStyle(.secondary) }
}

/// The screen below a title, or without one.
@MainActor private struct TitledScreen: View {
  @ObservedObject var phone: Phone

  var body: some View {
    switch phone.title {
    case .none: screen
    case .inline: NavigationStack { screen.navigationBarTitleDisplayMode(.inline) }
    case .large: NavigationStack { screen.navigationBarTitleDisplayMode(.large) }
    }
  }

  private var screen: some View { phone.screen.view(phone.keeper).id(phone.count) }
}
