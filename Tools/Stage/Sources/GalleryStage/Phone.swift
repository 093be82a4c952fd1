import Combine
@testable import GalleryScreens
import Overscroll
import SwiftUI
import UIKit

/// The state of the visitor's simulated phone: the screen, its title and its sheet.
@MainActor final class Phone: ObservableObject {
  let screen: GalleryScreens.Screen
  /// The kind of navigation title above the screen.
  let title: Look.Title
  /// Whether the screen is in a sheet, which a finger can dismiss.
  @Published var isSheet: Bool
  /// The models that are kept when the visitor changes the screen.
  let keeper: Keeper

  init(_ screen: GalleryScreens.Screen, _ title: Look.Title, isSheet: Bool, keeper: Keeper) {
    self.screen = screen
    self.title = title
    self.isSheet = isSheet
    self.keeper = keeper
  }
}

/// The chosen screen, with a title and in a sheet if the visitor has chosen them.
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

  /// The chosen screen, with a keyboard shortcut for refreshing.
  private var screen: some View {
    phone.screen.view(phone.keeper).refreshKeyboardShortcut(KeyboardShortcut("r"))
  }
}
