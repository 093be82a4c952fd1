import Combine
@testable import GalleryScreens
import Overscroll
import SwiftUI
import UIKit

/// The content of the phone.
@MainActor final class Phone: ObservableObject {
  let screen: GalleryScreens.Screen
  /// The title above the screen.
  let title: Look.Title
  /// Whether the screen is in a sheet; a finger can dismiss the sheet.
  @Published var isSheet: Bool
  /// The models that outlive the screens.
  let keeper: Keeper

  init(_ screen: GalleryScreens.Screen, _ title: Look.Title, isSheet: Bool, keeper: Keeper) {
    self.screen = screen
    self.title = title
    self.isSheet = isSheet
    self.keeper = keeper
  }
}

/// The chosen screen, shown as in an app.
@MainActor struct PhoneView: View {
  @ObservedObject var phone: Phone
  let isInSheet: Bool

  var body: some View {
    if isInSheet {
      BehindView().sheet(isPresented: $phone.isSheet) { TitledScreen(phone: phone) }
    } else {
      TitledScreen(phone: phone)
    }
  }
}

/// The view behind a sheet.
@MainActor private struct BehindView: View {
  var body: some View { Text("Behind the sheet").foregroundStyle(.secondary) }
}

/// The screen with or without a title.
@MainActor private struct TitledScreen: View {
  let phone: Phone

  var body: some View {
    switch phone.title {
    case .none: screen
    case .inline: NavigationStack { screen.navigationBarTitleDisplayMode(.inline) }
    case .large: NavigationStack { screen.navigationBarTitleDisplayMode(.large) }
    }
  }

  /// The screen with a keyboard shortcut, because a visitor has a keyboard.
  private var screen: some View {
    phone.screen.view(phone.keeper).refreshKeyboardShortcut(KeyboardShortcut("r"))
  }
}
