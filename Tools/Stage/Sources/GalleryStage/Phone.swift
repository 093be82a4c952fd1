import Combine
@testable import GalleryScreens
import Overscroll
import SwiftUI
import UIKit

/// What is on the phone.
@MainActor final class Phone: ObservableObject {
  /// The screen.
  let screen: GalleryScreens.Screen
  /// What is above it.
  let title: Look.Title
  /// Whether it is in a sheet, until a finger pulls that away.
  @Published var isSheet: Bool
  /// What outlives the screens.
  let keeper: Keeper

  init(_ screen: GalleryScreens.Screen, _ title: Look.Title, isSheet: Bool, keeper: Keeper) {
    self.screen = screen
    self.title = title
    self.isSheet = isSheet
    self.keeper = keeper
  }
}

/// The screen that is chosen, as an app would show it.
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

/// What a sheet is in front of.
@MainActor private struct BehindView: View {
  var body: some View { Text("Behind the sheet").foregroundStyle(.secondary) }
}

/// The screen below a title, or without one.
@MainActor private struct TitledScreen: View {
  let phone: Phone

  var body: some View {
    switch phone.title {
    case .none: screen
    case .inline: NavigationStack { screen.navigationBarTitleDisplayMode(.inline) }
    case .large: NavigationStack { screen.navigationBarTitleDisplayMode(.large) }
    }
  }

  /// A visitor has a keyboard, as a Mac's user has.
  private var screen: some View {
    phone.screen.view(phone.keeper).refreshKeyboardShortcut(KeyboardShortcut("r"))
  }
}
